-- plant: guarded | "close " => "lose "
-- plant: note | (s :) => (name :)
-- plant: withdraw | TooLarge (n - old) => TooLarge n
-- plant: attempt | "empty " ++ s => "empty"
module Main where
import Control.Exception
import Data.IORef
import Control.Monad

data Refusal = TooLarge Int | Empty String deriving (Show)
instance Exception Refusal

withdraw :: IORef Int -> Int -> IO Int
withdraw account n = do
  old <- readIORef account
  when (n > old) $ throwIO (TooLarge (n - old))
  writeIORef account (old - n)
  return (old - n)

guarded :: IORef [String] -> String -> IO a -> IO a
guarded journal name act =
  bracket (note ("open " ++ name)) (\k -> note ("close " ++ show k)) (const act)
  where
    note s = do
      modifyIORef journal (s :)
      length <$> readIORef journal

attempt :: IO Int -> IO String
attempt act = handle refused (fmap show act)
  where
    refused (TooLarge n) = return ("short by " ++ show n)
    refused (Empty s) = return ("empty " ++ s)

average :: [Int] -> IO Int
average [] = throwIO (Empty "list")
average xs = evaluate (sum xs `div` length xs)

main :: IO ()
main = do
  account <- newIORef 10
  journal <- newIORef []
  forM_ [4, 9, 5] $ \n -> do
    s <- attempt (guarded journal ("w" ++ show n) (withdraw account n))
    putStrLn s
  r <- try (evaluate (1 `div` (0 :: Int))) :: IO (Either ArithException Int)
  print r
  attempt (average []) >>= putStrLn
  attempt (average [3, 5]) >>= putStrLn
  readIORef journal >>= mapM_ putStrLn . reverse
  readIORef account >>= print
