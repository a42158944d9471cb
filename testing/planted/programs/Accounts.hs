module Main where
import Control.Exception
import qualified Data.Map as M
import Data.IORef

-- accounts with exceptions that are caught
data BankError = NoAccount String | TooLow Int deriving Show
instance Exception BankError

type Bank = IORef (M.Map String Int)

balance :: Bank -> String -> IO Int
balance bank name = do
  m <- readIORef bank
  maybe (throwIO (NoAccount name)) return (M.lookup name m)

withdraw :: Bank -> String -> Int -> IO ()
withdraw bank name amount = do
  b <- balance bank name
  if b < amount
    then throwIO (TooLow (amount - b))
    else modifyIORef bank (M.insert name (b - amount))

deposit :: Bank -> String -> Int -> IO ()
deposit bank name amount = do
  b <- balance bank name
  modifyIORef bank (M.insert name (b + amount))

transfer :: Bank -> String -> String -> Int -> IO ()
transfer bank from to amount = do
  old <- readIORef bank
  (withdraw bank from amount >> deposit bank to amount) `catch` restore old
  where
    restore :: M.Map String Int -> BankError -> IO ()
    restore old e = do
      writeIORef bank old
      putStrLn ("failed: " ++ show e)

main :: IO ()
main = do
  bank <- newIORef (M.fromList [("ann", 10), ("bob", 5)])
  transfer bank "ann" "bob" 4
  transfer bank "bob" "cid" 3
  transfer bank "bob" "ann" 50
  readIORef bank >>= print . M.toList
-- plant: withdraw | b - amount)) => amount - b))
-- plant: withdraw | amount - b)) => b - amount))
-- plant: deposit | b + amount => b + amount + 1
-- plant: restore | writeIORef bank old => return ()
-- plant: balance | (M.lookup name m) => (Just (M.findWithDefault 0 name m))
-- plant: transfer | deposit bank to amount => deposit bank from amount
