-- What properties compare is judged by them: of a conjunction each part, not what is said the other way round.
-- A function that a library calls with values of its choice is no property (`large`, given to filter and suchThat).
-- view: test --debug FILE --number 1
-- view: test --debug FILE --number 2
-- view: test --debug FILE --number 3
-- view: test --debug FILE --number 5
-- view: test --debug FILE --number 6 --answers answers
import Data.List (sort)
import Test.QuickCheck

next :: Int -> Int
next x = if x > 5 then x else x + 1

nexts :: [Int] -> [Int]
nexts = map next

large :: Int -> Bool
large x = x > 3

prop_both :: Int -> Bool
prop_both x = next x == x + 1 && nexts [x] == [x + 1]

prop_wrapped :: Int -> Property
prop_wrapped x = large x ==> (nexts [x] === [x + 1]) .&&. counterexample "next" (next x == x + 1)

prop_made :: Property
prop_made = forAll (choose (1, 10) `suchThat` large) $ \x -> let y = next x in y == succ x

prop_other :: Int -> Property
prop_other x = expectFailure (nexts [x] === [x])

prop_mixed :: Int -> Property
prop_mixed x = next x == x .||. nexts [x] === map (+ 1) [x, x]

prop_sorted :: [Int] -> Bool
prop_sorted xs = sort (nexts xs) == nexts (sort (reverse xs)) && length (nexts xs) == length (filter large (nexts xs))

main :: IO ()
main = do
  mapM_ quickCheck [property prop_both, property prop_wrapped, prop_made]
  quickCheck (once (prop_other 3))
  quickCheck prop_mixed
  quickCheck prop_sorted
  print (filter large [1 .. 5])
-- expected stdout:
-- | $ test --debug FILE --number 1
-- | *** Failed! Falsified (after 11 tests and 2 shrinks):
-- | 6
-- | *** Failed! Falsified (after 7 tests):
-- | 6
-- | [6] /= [7]
-- | *** Failed! Falsified (after 1 test):
-- | 6
-- | +++ OK, failed as expected. Falsified (after 1 test):
-- | [4] /= [3]
-- | *** Failed! Falsified, Falsified (after 1 test):
-- | 0
-- |
-- | [1] /= [1,1]
-- |
-- | *** Failed! Falsified (after 2 tests and 2 shrinks):
-- | [0]
-- | [4,5]
-- | 6 tests, 5 failed
-- |   1. Falsified (after 11 tests and 2 shrinks): 6
-- |   2. Falsified (after 7 tests): 6 [6] /= [7]
-- |   3. Falsified (after 1 test): 6
-- |   5. Falsified, Falsified (after 1 test): 0 [1] /= [1,1]
-- |   6. Falsified (after 2 tests and 2 shrinks): [0]
-- | The test says that this is wrong: next 6 = 6
-- | The fault is in next, tests_by_comparisons.hs:12:1
-- |     next x = if x > 5 then x else x + 1
-- |                                   ~~~~~
-- | $ test --debug FILE --number 2
-- | *** Failed! Falsified (after 11 tests and 2 shrinks):
-- | 6
-- | *** Failed! Falsified (after 7 tests):
-- | 6
-- | [6] /= [7]
-- | *** Failed! Falsified (after 1 test):
-- | 6
-- | +++ OK, failed as expected. Falsified (after 1 test):
-- | [4] /= [3]
-- | *** Failed! Falsified, Falsified (after 1 test):
-- | 0
-- |
-- | [1] /= [1,1]
-- |
-- | *** Failed! Falsified (after 2 tests and 2 shrinks):
-- | [0]
-- | [4,5]
-- | 6 tests, 5 failed
-- |   1. Falsified (after 11 tests and 2 shrinks): 6
-- |   2. Falsified (after 7 tests): 6 [6] /= [7]
-- |   3. Falsified (after 1 test): 6
-- |   5. Falsified, Falsified (after 1 test): 0 [1] /= [1,1]
-- |   6. Falsified (after 2 tests and 2 shrinks): [0]
-- | The test says that this is wrong: nexts [6] = [6]
-- | 1. next 6 = 6 ?
-- | inquest: There is no terminal to answer at; give the answers with --answers FILE.
-- | exit code 4
-- | $ test --debug FILE --number 3
-- | *** Failed! Falsified (after 11 tests and 2 shrinks):
-- | 6
-- | *** Failed! Falsified (after 7 tests):
-- | 6
-- | [6] /= [7]
-- | *** Failed! Falsified (after 1 test):
-- | 6
-- | +++ OK, failed as expected. Falsified (after 1 test):
-- | [4] /= [3]
-- | *** Failed! Falsified, Falsified (after 1 test):
-- | 0
-- |
-- | [1] /= [1,1]
-- |
-- | *** Failed! Falsified (after 2 tests and 2 shrinks):
-- | [0]
-- | [4,5]
-- | 6 tests, 5 failed
-- |   1. Falsified (after 11 tests and 2 shrinks): 6
-- |   2. Falsified (after 7 tests): 6 [6] /= [7]
-- |   3. Falsified (after 1 test): 6
-- |   5. Falsified, Falsified (after 1 test): 0 [1] /= [1,1]
-- |   6. Falsified (after 2 tests and 2 shrinks): [0]
-- | The test says that this is wrong: next 6 = 6
-- | The fault is in next, tests_by_comparisons.hs:12:1
-- |     next x = if x > 5 then x else x + 1
-- |                                   ~~~~~
-- | $ test --debug FILE --number 5
-- | *** Failed! Falsified (after 11 tests and 2 shrinks):
-- | 6
-- | *** Failed! Falsified (after 7 tests):
-- | 6
-- | [6] /= [7]
-- | *** Failed! Falsified (after 1 test):
-- | 6
-- | +++ OK, failed as expected. Falsified (after 1 test):
-- | [4] /= [3]
-- | *** Failed! Falsified, Falsified (after 1 test):
-- | 0
-- |
-- | [1] /= [1,1]
-- |
-- | *** Failed! Falsified (after 2 tests and 2 shrinks):
-- | [0]
-- | [4,5]
-- | 6 tests, 5 failed
-- |   1. Falsified (after 11 tests and 2 shrinks): 6
-- |   2. Falsified (after 7 tests): 6 [6] /= [7]
-- |   3. Falsified (after 1 test): 6
-- |   5. Falsified, Falsified (after 1 test): 0 [1] /= [1,1]
-- |   6. Falsified (after 2 tests and 2 shrinks): [0]
-- | The test says that this is wrong: prop_mixed 0 = <test>
-- | 1. next 0 = 1 ?
-- | inquest: There is no terminal to answer at; give the answers with --answers FILE.
-- | exit code 4
-- | $ test --debug FILE --number 6 --answers answers
-- | *** Failed! Falsified (after 11 tests and 2 shrinks):
-- | 6
-- | *** Failed! Falsified (after 7 tests):
-- | 6
-- | [6] /= [7]
-- | *** Failed! Falsified (after 1 test):
-- | 6
-- | +++ OK, failed as expected. Falsified (after 1 test):
-- | [4] /= [3]
-- | *** Failed! Falsified, Falsified (after 1 test):
-- | 0
-- |
-- | [1] /= [1,1]
-- |
-- | *** Failed! Falsified (after 2 tests and 2 shrinks):
-- | [0]
-- | [4,5]
-- | 6 tests, 5 failed
-- |   1. Falsified (after 11 tests and 2 shrinks): 6
-- |   2. Falsified (after 7 tests): 6 [6] /= [7]
-- |   3. Falsified (after 1 test): 6
-- |   5. Falsified, Falsified (after 1 test): 0 [1] /= [1,1]
-- |   6. Falsified (after 2 tests and 2 shrinks): [0]
-- | The test says that this is wrong: prop_sorted [0] = False
-- | 1. nexts [0] = [1] ? yes
-- | 2. nexts [0] = [_] ?
-- | exit code 4
