import Data.IORef
import Test.Hspec
import Test.Hspec.Core.Spec (runIO)
import qualified Test.Hspec.Core.Runner as R

main :: IO ()
main = R.hspecWith R.defaultConfig $ do
  ref <- runIO (newIORef (0 :: Int))
  describe "hooks" $ do
    beforeAll (modifyIORef ref (+ 1) >> readIORef ref) $ afterAll (\n -> putStrLn ("after " ++ show n)) $ do
      it "one" $ \n -> n `shouldBe` 1
      it "two" $ \n -> n `shouldBe` 1
    before (return 5) $ ignoreSubject $ it "ignored" $ True `shouldBe` True
    before (return 5) $ beforeAllWith (\n -> return (n + 1)) $ it "with" $ \n -> n `shouldBe` (6 :: Int)
-- expected stdout:
-- |
-- | hooks
-- |   one
-- |   two
-- | after 1
-- |   ignored
-- |   with
-- |
-- | Finished in 0.0000 seconds
-- | 4 examples, 0 failures
