-- | Trees of tests, as in tasty 1.4. The time that they took is not measured.
module Test.Tasty.Core
  ( TestName, TestTree(..), Outcome(..), Settings(..), defaultSettings, singleTest, testGroup, after, localOption, adjustOption
  , withResource, IsOption(..), Timeout(..), NumThreads(..), mkTimeout, DependencyType(..), defaultMain, askSettings
  , sequentialTestGroup
  ) where

import Control.Exception
import Control.Monad
import Data.IORef
import qualified Inquest.Testing as T
import System.Exit

type TestName = String

-- | What a test gave: whether it is well, what is said below it; of a property the arguments and how to repeat it.
data Outcome = Outcome { outcomeOk :: Bool, outcomeText :: String, outcomeArguments :: Maybe [String], outcomeReplay :: String }

-- | Options that tests look at.
data Settings = Settings { settingTests, settingMaxSize, settingMaxRatio :: Maybe Int, settingVerbose :: Bool }

defaultSettings :: Settings
defaultSettings = Settings Nothing Nothing Nothing False

data TestTree
  = Single TestName (Settings -> IO Outcome)
  | Group TestName [TestTree]
  | With (Settings -> Settings) TestTree
  | Resource (IO (TestTree, IO ()))
  | Ask (Settings -> TestTree)

class IsOption v where
  applyOption :: v -> Settings -> Settings

data Timeout = Timeout Integer String | NoTimeout deriving Show
instance IsOption Timeout where
  applyOption _ s = s

newtype NumThreads = NumThreads { getNumThreads :: Int } deriving (Eq, Ord, Show)
instance IsOption NumThreads where
  applyOption _ s = s

mkTimeout :: Integer -> Timeout
mkTimeout n = Timeout n (show n ++ "us")

data DependencyType = AllSucceed | AllFinish deriving (Eq, Show)

singleTest :: TestName -> (Settings -> IO Outcome) -> TestTree
singleTest name run = Single name run

testGroup :: TestName -> [TestTree] -> TestTree
testGroup name ts = Group name ts

sequentialTestGroup :: TestName -> DependencyType -> [TestTree] -> TestTree
sequentialTestGroup name _ ts = Group name ts

after :: DependencyType -> String -> TestTree -> TestTree
after _ _ t = t

localOption :: IsOption v => v -> TestTree -> TestTree
localOption v t = With (applyOption v) t

adjustOption :: IsOption v => (v -> v) -> TestTree -> TestTree
adjustOption _ t = t

askSettings :: (Settings -> TestTree) -> TestTree
askSettings f = Ask f

-- | The resource is made when it is first asked for.
withResource :: IO a -> (a -> IO ()) -> (IO a -> TestTree) -> TestTree
withResource acquire release k = Resource (do
  ref <- newIORef Nothing
  let get = readIORef ref >>= \known -> case known of
        Just a -> return a
        Nothing -> acquire >>= \a -> writeIORef ref (Just a) >> return a
  return (k get, readIORef ref >>= maybe (return ()) release))

-- | Where the results stand: behind the longest name.
column :: Settings -> Int -> TestTree -> Int
column _ depth (Single name _) = 2 * depth + length name
column s depth (Group _ ts) = maximum (0 : map (column s (depth + 1)) ts)
column s depth (With f t) = column (f s) depth t
column s depth (Ask f) = column s depth (f s)
column _ _ (Resource _) = 0

defaultMain :: TestTree -> IO ()
defaultMain tree = do
  counts <- newIORef (0 :: Int, 0 :: Int)
  run counts (column defaultSettings 0 tree) defaultSettings 0 [] tree
  (total, failed) <- readIORef counts
  putStrLn ""
  if failed == 0
    then putStrLn ("All " ++ show total ++ " tests passed (0.00s)") >> exitSuccess
    else putStrLn (show failed ++ " out of " ++ show total ++ " tests failed (0.00s)") >> exitFailure

run :: IORef (Int, Int) -> Int -> Settings -> Int -> [String] -> TestTree -> IO ()
run counts width settings depth path tree = case tree of
  Group name ts -> do
    putStrLn (indent depth ++ name)
    mapM_ (run counts width settings (depth + 1) (path ++ [name])) ts
  With f t -> run counts width (f settings) depth path t
  Ask f -> run counts width settings depth path (f settings)
  Resource make -> do
    (t, release) <- make
    run counts width settings depth path t `finally` release
  Single name test -> do
    n <- T.numbered
    case n of
      Nothing -> return ()
      Just number -> do
        r <- try (test settings)
        outcome <- case r of
          Right o -> return o
          Left e -> case fromException e of
            Just a -> throwIO (a :: AsyncException)
            Nothing -> return (Outcome False ("Exception: " ++ show e) Nothing "")
        let ok = outcomeOk outcome
            names = path ++ [name]
        putStrLn (indent depth ++ name ++ ": " ++ replicate (width - 2 * depth - length name) ' ' ++ (if ok then "OK" else "FAIL"))
        mapM_ (\l -> putStrLn (if null l then "" else indent (depth + 1) ++ l)) (lines (outcomeText outcome))
        unless ok (putStrLn (indent (depth + 1) ++ "Use -p '/" ++ pattern' names ++ "/' to rerun this test only."))
        modifyIORef' counts (\(t, f) -> (t + 1, if ok then f else f + 1))
        T.report number (T.Outcome "test" names ok False (outcomeText outcome) (outcomeArguments outcome) (outcomeReplay outcome))
  where
    indent d = replicate (2 * d) ' '
    pattern' names = concatMap (\c -> if c == '/' then "." else [c]) (last names)
