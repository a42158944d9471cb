-- | Trees of tests, as in HUnit 1.6.
module Test.HUnit.Base
  ( Assertion, assertFailure, assertEqual, assertString, assertBool, (@=?), (@?=), (@?), Assertable(..), ListAssertable(..)
  , AssertionPredicate, AssertionPredicable(..), Testable(..), Test(..), (~=?), (~?=), (~:), (~?), Counts(..), State(..)
  , Path, Node(..), testCasePaths, testCaseCount, ReportStart, ReportProblem, performTest
  ) where

import Control.Monad (unless)
import Test.HUnit.Lang

infix 1 @?, @=?, @?=
infixr 0 ~:
infix 1 ~?, ~=?, ~?=

assertBool :: String -> Bool -> Assertion
assertBool msg b = unless b (assertFailure msg)

assertString :: String -> Assertion
assertString s = unless (null s) (assertFailure s)

class Assertable t where
  assert :: t -> Assertion
instance Assertable () where
  assert u = return u
instance Assertable Bool where
  assert b = assertBool "" b
instance ListAssertable t => Assertable [t] where
  assert ts = listAssert ts
instance Assertable t => Assertable (IO t) where
  assert io = io >>= assert

class ListAssertable t where
  listAssert :: [t] -> Assertion
instance ListAssertable Char where
  listAssert s = assertString s

type AssertionPredicate = IO Bool

class AssertionPredicable t where
  assertionPredicate :: t -> AssertionPredicate
instance AssertionPredicable Bool where
  assertionPredicate b = return b
instance AssertionPredicable t => AssertionPredicable (IO t) where
  assertionPredicate io = io >>= assertionPredicate

(@?) :: AssertionPredicable t => t -> String -> Assertion
predi @? msg = assertionPredicate predi >>= assertBool msg

(@=?) :: (Eq a, Show a) => a -> a -> Assertion
expected @=? actual = assertEqual "" expected actual

(@?=) :: (Eq a, Show a) => a -> a -> Assertion
actual @?= expected = assertEqual "" expected actual

data Test = TestCase Assertion | TestList [Test] | TestLabel String Test

instance Show Test where
  showsPrec _ (TestCase _) = showString "TestCase _"
  showsPrec _ (TestList ts) = showString "TestList " . showList ts
  showsPrec p (TestLabel l t) = showString "TestLabel " . showString l . showChar ' ' . showsPrec p t

class Testable t where
  test :: t -> Test
instance Testable Test where
  test t = t
instance Assertable t => Testable (IO t) where
  test io = TestCase (assert io)
instance Testable t => Testable [t] where
  test ts = TestList (map test ts)

(~?) :: AssertionPredicable t => t -> String -> Test
predi ~? msg = TestCase (predi @? msg)

(~=?) :: (Eq a, Show a) => a -> a -> Test
expected ~=? actual = TestCase (expected @=? actual)

(~?=) :: (Eq a, Show a) => a -> a -> Test
actual ~?= expected = TestCase (actual @?= expected)

(~:) :: Testable t => String -> t -> Test
label ~: t = TestLabel label (test t)

data Counts = Counts { cases, tried, errors, failures :: Int } deriving (Eq, Show, Read)

data State = State { path :: Path, counts :: Counts } deriving (Eq, Show, Read)

type Path = [Node]
data Node = ListItem Int | Label String deriving (Eq, Show, Read)

type ReportStart us = State -> us -> IO us
type ReportProblem us = Maybe () -> String -> State -> us -> IO us

testCasePaths :: Test -> [Path]
testCasePaths t0 = go t0 []
  where
    go (TestCase _) p = [p]
    go (TestList ts) p = concat [go t (ListItem n : p) | (t, n) <- zip ts [0 ..]]
    go (TestLabel l t) p = go t (Label l : p)

testCaseCount :: Test -> Int
testCaseCount (TestCase _) = 1
testCaseCount (TestList ts) = sum (map testCaseCount ts)
testCaseCount (TestLabel _ t) = testCaseCount t

performTest :: ReportStart us -> ReportProblem us -> ReportProblem us -> us -> Test -> IO (Counts, us)
performTest reportStart reportError reportFailure initialUs initialT = do
  (ss', us') <- pts (State [] (Counts (testCaseCount initialT) 0 0 0)) initialUs initialT
  return (counts ss', us')
  where
    pts ss us (TestCase action) = do
      us' <- reportStart ss us
      r <- performTestCase action
      let ss' = ss { counts = (counts ss) { tried = tried (counts ss) + 1 } }
      case r of
        Success -> return (ss', us')
        Failure loc m -> do
          us'' <- reportFailure loc m ss us'
          return (ss' { counts = (counts ss') { failures = failures (counts ss') + 1 } }, us'')
        Error loc m -> do
          us'' <- reportError loc m ss us'
          return (ss' { counts = (counts ss') { errors = errors (counts ss') + 1 } }, us'')
    pts ss us (TestList ts) = go ss us (zip ts [0 ..])
      where
        go s u [] = return (s, u)
        go s u ((t, n) : rest) = do
          (s', u') <- inside s u (ListItem n) t
          go s' u' rest
    pts ss us (TestLabel l t) = inside ss us (Label l) t
    inside ss us node t = do
      (ss', us') <- pts ss { path = node : path ss } us t
      return (ss' { path = path ss }, us')
