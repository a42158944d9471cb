-- exit: 1
-- Without places of failures.
module Main where
import Test.Tasty
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck as QC
f :: Int -> Int
f x = if x == 2 then 5 else x * x
main :: IO ()
main = defaultMain tests
tests :: TestTree
tests = testGroup "Tests" [unit, props]
unit = testGroup "Unit"
  [ testCase "three" $ f 3 @?= 9
  , testCase "two, which is longer" $ 4 @=? f 2
  , testCase "named" $ assertEqual "a message" 1 (f 1)
  , testCase "named" $ assertEqual "a message" 2 (f 1)
  , testCase "bool" $ assertBool "it holds" (f 4 > 3)
  ]
props = testGroup "Properties"
  [ QC.testProperty "sorted" $ \xs -> (xs :: [Int]) == xs
  , testProperty "fails" $ \n -> f n < (0 :: Int)
  , localOption (QuickCheckTests 10) $ testProperty "ten" (\n -> n == (n :: Int))
  ]
-- expected stdout:
-- | Tests
-- |   Unit
-- |     three:                OK
-- |     two, which is longer: FAIL
-- |       expected: 4
-- |        but got: 5
-- |       Use -p '/two, which is longer/' to rerun this test only.
-- |     named:                OK
-- |     named:                FAIL
-- |       a message
-- |       expected: 2
-- |        but got: 1
-- |       Use -p '/named/' to rerun this test only.
-- |     bool:                 OK
-- |   Properties
-- |     sorted:               OK
-- |       +++ OK, passed 100 tests.
-- |     fails:                FAIL
-- |       *** Failed! Falsified (after 1 test):
-- |       0
-- |       Use -p '/fails/' to rerun this test only.
-- |     ten:                  OK
-- |       +++ OK, passed 10 tests.
-- |
-- | 3 out of 8 tests failed (0.00s)
