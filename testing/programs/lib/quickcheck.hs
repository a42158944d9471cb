-- QuickCheck where nothing depends on random numbers.
module Main where
import Test.QuickCheck
import Test.QuickCheck.Monadic (assert, monadicIO, pick, run)
import qualified Data.Map as M
prop_rev :: [Int] -> [Int] -> Bool
prop_rev xs ys = reverse (xs ++ ys) == reverse ys ++ reverse xs
prop_bad :: Int -> Bool
prop_bad n = n < 0
prop_eq :: Int -> Int -> Property
prop_eq a b = a + b === a
prop_imp :: Int -> Property
prop_imp n = n > 0 ==> n * n > 0
prop_exc :: [Int] -> Bool
prop_exc xs = head xs == head xs
prop_cls :: Int -> Property
prop_cls n = classify (n == n) "same" True
prop_fun :: Fun Int Int -> [Int] -> Bool
prop_fun f xs = map (applyFun f) (map id xs) == map (applyFun f) xs
data T = L | N T Int T deriving (Show, Eq)
instance Arbitrary T where
  arbitrary = sized go where
    go 0 = return L
    go n = frequency [(1, return L), (3, N <$> go (n `div` 2) <*> arbitrary <*> go (n `div` 2))]
  shrink L = []
  shrink (N l x r) = [L, l, r] ++ [N l' x r | l' <- shrink l] ++ [N l x r' | r' <- shrink r] ++ [N l x' r | x' <- shrink x]
size L = 0
size (N l _ r) = size l + 1 + size r
prop_size :: T -> Bool
prop_size t = size t < 2
main = do
  quickCheck prop_rev
  quickCheck prop_bad
  quickCheck (prop_eq 1 2)
  quickCheck prop_exc
  quickCheck prop_cls
  quickCheck prop_fun
  print (shrink (N L 1 (N L 2 L)))
  quickCheck (forAll (elements [3]) $ \x -> x <= (2 :: Int))
  print (shrink (10 :: Int), shrink (-7 :: Integer), shrink [1, 2, 3 :: Int], shrink 'x', shrink (Just True), shrink (3 :: Int, 'a', False))
  print (shrink (2.5 :: Double), shrink "ab")
  quickCheck (conjoin [counterexample "first" True, counterexample "second" False])
  quickCheck (True .||. False)
  quickCheck (disjoin [counterexample "a" False, counterexample "b" False])
  quickCheck (1 =/= (1 :: Int))
  quickCheck (ioProperty (return (1 + 1 == (2 :: Int))))
  quickCheck (counterexample "two\nlines" (error "several\nlines" :: Bool) )
  quickCheck (total (3 :: Int))
  quickCheck (withMaxSuccess 4 (\x -> classify ((x :: Int) == x) "all" (classify False "none" True)))
  quickCheck (withMaxSuccess 4 (\x -> collect (x `seq` "c" :: String) (x == (x :: Int))))
  quickCheck (withMaxSuccess 4 (tabulate "Commands" ["a", "b"] True))
  verboseCheckWith stdArgs { maxSuccess = 1 } (\x -> x == (x :: Int))
  sample (return 'x')
  generate (vectorOf 3 (return 1)) >>= print
  generate (suchThat (return 4) even) >>= print
  generate (resize 0 (listOf (arbitrary :: Gen Int))) >>= print
  quickCheck (within 1000000 True)
  quickCheck (mapSize (const 0) (\xs -> null (xs :: [Int])))
  quickCheck (\(Fn f) x -> f (x :: Int) == (f x :: Bool))
  quickCheck (\(Blind f) -> (f :: Int -> Int) 1 == f 1)
  quickCheck (expectFailure True)
  quickCheck (monadicIO (do { x <- pick (return 3); y <- run (return (x + 1)); assert (y == 4) }))
  quickCheck (monadicIO (do { x <- pick (return 3); assert (x == 4) }))
  quickCheckWith stdArgs { maxSuccess = 7 } prop_rev
  quickCheck (counterexample "hello" (property False) .&&. True)
  quickCheck (expectFailure prop_bad)
  quickCheck (\x -> label (if (x :: Int) == x then "yes" else "no") (x == x))
  quickCheck (once True)
  quickCheck (withMaxSuccess 10 prop_rev)
  quickCheck (False ==> True)
  r <- quickCheckResult prop_bad
  print (isSuccess r, numShrinks r)
  quickCheck (\(Positive n) (NonEmpty xs) -> n > (0 :: Int) && not (null (xs :: [Char])))
  quickCheck (\m -> M.size m >= (0 :: Int) && M.keys (m :: M.Map Int Bool) == M.keys m)
-- expected stdout:
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified (after 1 test):
-- | 0
-- | *** Failed! Falsified (after 1 test):
-- | 3 /= 1
-- | *** Failed! Exception: 'Prelude.head: empty list' (after 1 test):
-- | []
-- | +++ OK, passed 100 tests (100% same).
-- | +++ OK, passed 100 tests.
-- | [L,L,N L 2 L,N L 1 L,N L 1 L,N L 1 L,N L 1 (N L 0 L),N L 1 (N L 1 L),N L 0 (N L 2 L)]
-- | *** Failed! Falsified (after 1 test):
-- | 3
-- | ([0,5,8,9],[7,0,-4,-6],[[],[2,3],[1,3],[1,2],[0,2,3],[1,0,3],[1,1,3],[1,2,0],[1,2,2]],"abc",[Nothing,Just False],[(0,'a',False),(2,'a',False)])
-- | ([2.0,0.0,1.0,0.0,1.3,1.9,2.2,2.4],["","b","a","aa"])
-- | *** Failed! Falsified (after 1 test):
-- | second
-- | +++ OK, passed 100 tests.
-- | *** Failed! Falsified, Falsified (after 1 test):
-- | a
-- |
-- | b
-- |
-- | *** Failed! Falsified (after 1 test):
-- | 1 == 1
-- | +++ OK, passed 1 test.
-- | *** Failed! (after 1 test):
-- | Exception:
-- |   several
-- |   lines
-- |   CallStack (from HasCallStack):
-- |     error, called at quickcheck.hs:47:44 in main:Main
-- | two
-- | lines
-- | +++ OK, passed 1 test.
-- | +++ OK, passed 4 tests (100% all).
-- | +++ OK, passed 4 tests (100% "c").
-- | +++ OK, passed 1 test.
-- |
-- | Commands (2 in total):
-- | 50% a
-- | 50% b
-- | Passed:
-- | 0
-- |
-- | +++ OK, passed 1 test.
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | 'x'
-- | [1,1,1]
-- | 4
-- | []
-- | +++ OK, passed 1 test.
-- | +++ OK, passed 100 tests.
-- | +++ OK, passed 100 tests.
-- | +++ OK, passed 100 tests.
-- | *** Failed! Passed 1 test (expected failure).
-- | +++ OK, passed 100 tests.
-- | *** Failed! Assertion failed (after 1 test):
-- | 3
-- | +++ OK, passed 7 tests.
-- | *** Failed! Falsified (after 1 test):
-- | hello
-- | +++ OK, failed as expected. Falsified (after 1 test):
-- | 0
-- | +++ OK, passed 100 tests (100% yes).
-- | +++ OK, passed 1 test.
-- | +++ OK, passed 10 tests.
-- | *** Gave up! Passed only 0 tests; 1 discarded tests.
-- | *** Failed! Falsified (after 1 test):
-- | 0
-- | (False,0)
-- | +++ OK, passed 100 tests.
-- | +++ OK, passed 100 tests.
