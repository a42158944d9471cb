-- view: test FILE
-- view: test FILE --answers answers
-- main runs no tests: those of the module are found by their names.
module Main (main) where

import Test.HUnit hiding (State)
import Test.QuickCheck

push :: a -> [a] -> [a]
push x xs = x : xs

-- Loses the last one.
pop :: [a] -> Maybe (a, [a])
pop [] = Nothing
pop [_] = Nothing
pop (x : xs) = Just (x, xs)

main :: IO ()
main = print (pop "x")

prop_pop_push :: Eq a => a -> [a] -> Bool
prop_pop_push x xs = pop (push x xs) == Just (x, xs)

prop_empty = pop ([] :: [Int]) === Nothing

tests :: Test
tests = TestList [TestCase (pop "ab" @?= Just ('a', "b"))]

-- prop_comment is none, and neither is "prop_text".
text :: String
text = "\
\prop_no = False"
-- expected stdout:
-- | $ test FILE
-- | === prop_pop_push from tests_by_name.hs:21 ===
-- | *** Failed! Falsified (after 1 test):
-- | 0
-- | []
-- |
-- | === prop_empty from tests_by_name.hs:24 ===
-- | +++ OK, passed 1 test.
-- |
-- | 3 tests, 1 failed
-- |   1. prop_pop_push: Falsified (after 1 test): 0 []
-- | To find the fault: inquest test --debug tests_by_name.hs
-- | Cases: 1  Tried: 1  Errors: 0  Failures: 0
-- | exit code 1
-- | $ test FILE --answers answers
-- | === prop_pop_push from tests_by_name.hs:21 ===
-- | *** Failed! Falsified (after 1 test):
-- | 0
-- | []
-- |
-- | === prop_empty from tests_by_name.hs:24 ===
-- | +++ OK, passed 1 test.
-- |
-- | 3 tests, 1 failed
-- |   1. prop_pop_push: Falsified (after 1 test): 0 []
-- | The test says that this is wrong: prop_pop_push 0 [] = False
-- | 1. pop [0] = Nothing ? no
-- | The fault is in pop, tests_by_name.hs:15:1 (its equations: lines 14-16)
-- |     pop [_] = Nothing
-- | Cases: 1  Tried: 1  Errors: 0  Failures: 0
-- | Cases: 1  Tried: 0  Errors: 0  Failures: 0
