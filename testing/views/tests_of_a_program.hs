-- view: test FILE
-- view: test FILE --json
-- view: test FILE --answers answers
-- view: test FILE --number 4 --answers answers
-- view: test FILE --number 1
-- view: test FILE --number 9
import Control.Exception
import System.Exit
import Test.HUnit
import Test.Hspec
import Test.QuickCheck

isort :: [Int] -> [Int]
isort [] = []
isort (x : xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : (ys ++ [x])
  | otherwise = x : y : ys

ordered :: [Int] -> Bool
ordered (a : b : rest) = a <= b && ordered (b : rest)
ordered _ = True

prop_length :: [Int] -> Property
prop_length xs = length (isort xs) === length xs

prop_ordered :: [Int] -> Bool
prop_ordered xs = ordered (isort xs)

main :: IO ()
main = do
  quickCheck prop_length
  quickCheck prop_ordered
  (hspec specification :: IO ()) `catch` \e -> print (e :: ExitCode)
  _ <- runTestTT tests
  return ()

specification :: Spec
specification = describe "isort" $ do
  it "keeps two" $ isort [1, 2] `shouldBe` [1, 2]
  it "sorts three" $ do
    isort [2, 1] `shouldBe` [1, 2]
    isort [4, 3, 5] `shouldBe` [3, 4, 5]

tests :: Test
tests = TestList ["empty" ~: isort [] ~?= [], "insert" ~: assertEqual "in front" [1, 2, 3] (insert 1 [2, 3])]
-- expected stdout:
-- | $ test FILE
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 8 tests and 5 shrinks):
-- | [0,1,-1]
-- |
-- | isort
-- |   keeps two
-- |   sorts three FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) isort sorts three
-- |        expected: [3,4,5]
-- |         but got: [3,5,4]
-- |
-- |   To rerun use: --match "/isort/sorts three/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | ExitFailure 1
-- | 6 tests, 2 failed
-- |   2. Falsified (after 8 tests and 5 shrinks): [0,1,-1]
-- |   4. isort, sorts three: expected: [3,4,5] but got: [3,5,4]
-- | To find the fault: inquest test --debug tests_of_a_program.hs (the first; --number N for another)
-- | Cases: 2  Tried: 2  Errors: 0  Failures: 0
-- | exit code 1
-- | $ test FILE --json
-- | {"exit":0,"failed":2,"passed":4,"program":"tests_of_a_program.hs","skipped":0,"tests":[{"kind":"property","message":"+++ OK, passed 100 tests.\n","number":1,"outcome":"passed","path":[]},{"arguments":["[0,1,-1]"],"kind":"property","message":"*** Failed! Falsified (after 8 tests and 5 shrinks):\n[0,1,-1]\n","number":2,"outcome":"failed","path":[]},{"kind":"example","message":"","number":3,"outcome":"passed","path":["isort","keeps two"]},{"kind":"example","message":"expected: [3,4,5]\n but got: [3,5,4]","number":4,"outcome":"failed","path":["isort","sorts three"]},{"kind":"case","message":"","number":5,"outcome":"passed","path":["0","empty"]},{"kind":"case","message":"","number":6,"outcome":"passed","path":["1","insert"]}]}
-- | Cases: 2  Tried: 2  Errors: 0  Failures: 0
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 8 tests and 5 shrinks):
-- | [0,1,-1]
-- |
-- | isort
-- |   keeps two
-- |   sorts three FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) isort sorts three
-- |        expected: [3,4,5]
-- |         but got: [3,5,4]
-- |
-- |   To rerun use: --match "/isort/sorts three/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | ExitFailure 1
-- | exit code 1
-- | $ test FILE --answers answers
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 8 tests and 5 shrinks):
-- | [0,1,-1]
-- |
-- | isort
-- |   keeps two
-- |   sorts three FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) isort sorts three
-- |        expected: [3,4,5]
-- |         but got: [3,5,4]
-- |
-- |   To rerun use: --match "/isort/sorts three/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | ExitFailure 1
-- | 6 tests, 2 failed
-- |   2. Falsified (after 8 tests and 5 shrinks): [0,1,-1]
-- |   4. isort, sorts three: expected: [3,4,5] but got: [3,5,4]
-- | The test says that this is wrong: prop_ordered [0,1,-1] = False
-- | 1. ordered [-1,1,0] = False ? no
-- | 2. ordered [1,0] = False ?
-- | Cases: 2  Tried: 2  Errors: 0  Failures: 0
-- | Cases: 2  Tried: 0  Errors: 0  Failures: 0
-- | exit code 4
-- | $ test FILE --number 4 --answers answers
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 8 tests and 5 shrinks):
-- | [0,1,-1]
-- |
-- | isort
-- |   keeps two
-- |   sorts three FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) isort sorts three
-- |        expected: [3,4,5]
-- |         but got: [3,5,4]
-- |
-- |   To rerun use: --match "/isort/sorts three/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | ExitFailure 1
-- | 6 tests, 2 failed
-- |   2. Falsified (after 8 tests and 5 shrinks): [0,1,-1]
-- |   4. isort, sorts three: expected: [3,4,5] but got: [3,5,4]
-- | The test says that this is wrong: isort [4,3,5] = [3,5,4]
-- | 1. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, tests_of_a_program.hs:19:1 (its equations: lines 18-21)
-- |     insert x (y : ys)
-- |       | x > y = y : (ys ++ [x])
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
-- | Cases: 2  Tried: 2  Errors: 0  Failures: 0
-- | Cases: 2  Tried: 0  Errors: 0  Failures: 0
-- | $ test FILE --number 1
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 8 tests and 5 shrinks):
-- | [0,1,-1]
-- |
-- | isort
-- |   keeps two
-- |   sorts three FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) isort sorts three
-- |        expected: [3,4,5]
-- |         but got: [3,5,4]
-- |
-- |   To rerun use: --match "/isort/sorts three/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | ExitFailure 1
-- | 6 tests, 2 failed
-- |   2. Falsified (after 8 tests and 5 shrinks): [0,1,-1]
-- |   4. isort, sorts three: expected: [3,4,5] but got: [3,5,4]
-- | Cases: 2  Tried: 2  Errors: 0  Failures: 0
-- | inquest: Test 1 did not fail, so there is nothing to ask about.
-- | exit code 2
-- | $ test FILE --number 9
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 8 tests and 5 shrinks):
-- | [0,1,-1]
-- |
-- | isort
-- |   keeps two
-- |   sorts three FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) isort sorts three
-- |        expected: [3,4,5]
-- |         but got: [3,5,4]
-- |
-- |   To rerun use: --match "/isort/sorts three/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | ExitFailure 1
-- | 6 tests, 2 failed
-- |   2. Falsified (after 8 tests and 5 shrinks): [0,1,-1]
-- |   4. isort, sorts three: expected: [3,4,5] but got: [3,5,4]
-- | Cases: 2  Tried: 2  Errors: 0  Failures: 0
-- | inquest: There is no test 9: 6 were run.
-- | exit code 2
