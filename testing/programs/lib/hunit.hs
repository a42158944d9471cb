-- stderr: ### Failure in: 1:two
-- stderr: expected: 4
-- stderr:  but got: 5
-- stderr: ### Error in: 3
module Main where
import Test.HUnit
import System.Exit
f :: Int -> Int
f x = if x == 2 then 5 else x * x
tests = TestList
  [ TestLabel "three" (TestCase (assertEqual "for f 3" 9 (f 3)))
  , "two" ~: 4 ~=? f 2
  , "list" ~: [f 1 ~?= 1, f 2 ~?= 4, TestCase (assertBool "holds" (f 3 > 4))]
  , TestCase (error "boom")
  , "io" ~: do { x <- return 3; x @?= 3 } ]
main = do
  c <- runTestTT tests
  print c
-- expected stdout:
-- | Counts {cases = 7, tried = 7, errors = 1, failures = 2}
