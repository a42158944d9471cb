-- exit: 1
-- Without places of failures, and no seed.
module Main where
import Test.Hspec
import Test.Hspec.QuickCheck (prop)
import Test.QuickCheck
import Control.Exception (evaluate)
import System.IO
f :: Int -> Int
f x = if x == 2 then 5 else x * x
main :: IO ()
main = hspec $ do
  describe "f" $ do
    it "squares 3" $ f 3 `shouldBe` 9
    it "squares 2" $ do
      f 2 `shouldBe` 4
    it "is a bool" $ f 1 == 1
    context "when negative" $ do
      prop "is positive" $ \n -> f n * n >= 0
      it "is a property" $ property $ \n -> f n < n * n + 9
  describe "lists" $ before (return [1,2,3 :: Int]) $ do
    it "has a subject" $ \xs -> sum xs `shouldBe` 6
    it "throws" $ \_ -> evaluate (head [] :: Int) `shouldThrow` anyException
    it "satisfies" $ \xs -> xs `shouldSatisfy` ((> 5) . length)
  it "is pending" pending
  xit "is off" $ 1 `shouldBe` (2 :: Int)
  describe "others" $ do
    it "errs" $ (error "boom" :: Int) `shouldBe` 1
    it "matches" $ [1,2,3] `shouldMatchList` [3,2,1 :: Int]
    it "matches not" $ [1,2,3] `shouldMatchList` [3,2,4 :: Int]
    it "throws error" $ evaluate (error "x" :: Int) `shouldThrow` errorCall "x"
    it "returns" $ return 3 `shouldReturn` (3 :: Int)
    it "contains" $ "hello" `shouldContain` "ell"
-- expected stdout:
-- |
-- | f
-- |   squares 3
-- |   squares 2 FAILED [1]
-- |   is a bool
-- |   when negative
-- |     is positive FAILED [2]
-- |     is a property
-- |       +++ OK, passed 100 tests.
-- | lists
-- |   has a subject
-- |   throws
-- |   satisfies FAILED [3]
-- | is pending
-- |   # PENDING: No reason given
-- | is off
-- |   # PENDING: No reason given
-- | others
-- |   errs FAILED [4]
-- |   matches
-- |   matches not FAILED [5]
-- |   throws error
-- |   returns
-- |   contains
-- |
-- | Failures:
-- |
-- |   1) f squares 2
-- |        expected: 4
-- |         but got: 5
-- |
-- |   To rerun use: --match "/f/squares 2/"
-- |
-- |   2) f, when negative is positive
-- |        Falsified (after 2 tests):
-- |          -1
-- |
-- |   To rerun use: --match "/f/when negative/is positive/"
-- |
-- |   3) lists satisfies
-- |        predicate failed on: [1,2,3]
-- |
-- |   To rerun use: --match "/lists/satisfies/"
-- |
-- |   4) others errs
-- |        uncaught exception: ErrorCall
-- |        boom
-- |        CallStack (from HasCallStack):
-- |          error, called at hspec.hs:28:18 in main:Main
-- |
-- |   To rerun use: --match "/others/errs/"
-- |
-- |   5) others matches not
-- |        Actual list is not a permutation of expected list!
-- |          expected list contains:   [3, 2, 4]
-- |          actual list contains:     [1, 2, 3]
-- |          the missing elements are: [4]
-- |          the extra elements are:   [1]
-- |
-- |   To rerun use: --match "/others/matches not/"
-- |
-- | Finished in 0.0000 seconds
-- | 16 examples, 5 failures, 2 pending
