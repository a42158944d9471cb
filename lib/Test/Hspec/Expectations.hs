-- | Expectations, as in hspec-expectations 0.8.
module Test.Hspec.Expectations
  ( Expectation, expectationFailure, shouldBe, shouldSatisfy, shouldStartWith, shouldEndWith, shouldContain, shouldMatchList
  , shouldReturn, shouldNotBe, shouldNotSatisfy, shouldNotContain, shouldNotReturn, shouldThrow, Selector, anyException
  , anyErrorCall, anyIOException, anyArithException, errorCall, HasCallStack
  ) where

import Control.Exception
import Control.Monad (unless)
import Data.List
import Data.Typeable
import GHC.Stack (HasCallStack)
import Test.HUnit.Lang

infix 1 `shouldBe`, `shouldSatisfy`, `shouldStartWith`, `shouldEndWith`, `shouldContain`, `shouldMatchList`, `shouldReturn`, `shouldThrow`
infix 1 `shouldNotBe`, `shouldNotSatisfy`, `shouldNotContain`, `shouldNotReturn`

type Expectation = Assertion

type Selector a = a -> Bool

expectationFailure :: String -> Expectation
expectationFailure msg = assertFailure msg

expectTrue :: String -> Bool -> Expectation
expectTrue msg b = unless b (expectationFailure msg)

shouldBe :: (Show a, Eq a) => a -> a -> Expectation
actual `shouldBe` expected = assertEqual "" expected actual

shouldSatisfy :: Show a => a -> (a -> Bool) -> Expectation
v `shouldSatisfy` p = expectTrue ("predicate failed on: " ++ show v) (p v)

shouldStartWith, shouldEndWith, shouldContain, shouldMatchList, shouldNotContain :: (Show a, Eq a) => [a] -> [a] -> Expectation
xs `shouldStartWith` ys = compareWith isPrefixOf' "does not start with" xs ys
  where isPrefixOf' a b = b `isPrefixOf` a
xs `shouldEndWith` ys = compareWith (\a b -> b `isSuffixOf` a) "does not end with" xs ys
xs `shouldContain` ys = compareWith (\a b -> b `isInfixOf` a) "does not contain" xs ys
xs `shouldNotContain` ys = expectTrue (show xs ++ " does contain " ++ show ys) (not (ys `isInfixOf` xs))
xs `shouldMatchList` ys
  | null extra && null missing = return ()
  | otherwise = expectationFailure (intercalate "\n"
      (["Actual list is not a permutation of expected list!", "  expected list contains:   " ++ elements ys, "  actual list contains:     " ++ elements xs]
       ++ ["  the missing elements are: " ++ elements missing | not (null missing)]
       ++ ["  the extra elements are:   " ++ elements extra | not (null extra)]))
  where
    elements zs = "[" ++ intercalate ", " (map show zs) ++ "]"
    extra = xs \\ ys
    missing = ys \\ xs

compareWith :: Show a => (a -> a -> Bool) -> String -> a -> a -> Expectation
compareWith comparator text result expected = expectTrue (show result ++ " " ++ text ++ " " ++ show expected) (comparator result expected)

shouldReturn, shouldNotReturn :: (Show a, Eq a) => IO a -> a -> Expectation
action `shouldReturn` expected = action >>= (`shouldBe` expected)
action `shouldNotReturn` notExpected = action >>= (`shouldNotBe` notExpected)

shouldNotBe :: (Show a, Eq a) => a -> a -> Expectation
actual `shouldNotBe` notExpected = expectTrue ("not expected: " ++ show actual) (actual /= notExpected)

shouldNotSatisfy :: Show a => a -> (a -> Bool) -> Expectation
v `shouldNotSatisfy` p = expectTrue ("predicate succeeded on: " ++ show v) (not (p v))

shouldThrow :: Exception e => IO a -> Selector e -> Expectation
action `shouldThrow` p = do
  r <- try action
  case r of
    Right _ -> expectationFailure ("did not get expected exception: " ++ exceptionType p)
    Left e -> expectTrue ("predicate failed on expected exception: " ++ exceptionType p ++ "\n" ++ show e) (p e)

exceptionType :: Typeable e => Selector e -> String
exceptionType p = show (typeOf (argument p))
  where
    argument :: (a -> Bool) -> a
    argument _ = error "never evaluated"

anyException :: Selector SomeException
anyException _ = True

anyErrorCall :: Selector ErrorCall
anyErrorCall _ = True

errorCall :: String -> Selector ErrorCall
errorCall s e = show' e == s
  where show' (ErrorCall msg) = msg

anyIOException :: Selector IOException
anyIOException _ = True

anyArithException :: Selector ArithException
anyArithException _ = True
