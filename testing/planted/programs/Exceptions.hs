-- plant: parseAge | n > 150 => n > 15
-- plant: safely | Left ("caught " => Left ("lost "
-- plant: third | third (_ : _ : x : _) = x => third (_ : x : _ : _) = x
-- plant: quotient | quotient a b = a `div` b => quotient a b = b `div` a
-- Errors, exceptions that are caught, and one that is not.
module Main where

import Control.Exception
import Control.Monad (forM_, when)
import Data.Char (isDigit)

data Invalid = Invalid String Int deriving (Show)

instance Exception Invalid

parseAge :: String -> Int
parseAge s
  | null s = throw (Invalid "empty" 0)
  | not (all isDigit s) = throw (Invalid s (length s))
  | n > 150 = error ("too old: " ++ s)
  | otherwise = n
  where
    n = read s

third :: [a] -> a
third (_ : _ : x : _) = x

quotient :: Int -> Int -> Int
quotient a b = a `div` b

safely :: a -> IO (Either String a)
safely x = (Right <$> evaluate x) `catch` handler
  where
    handler e = return (Left ("caught " ++ kind e))

kind :: SomeException -> String
kind e
  | Just (Invalid s n) <- fromException e = "invalid " ++ s ++ " " ++ show n
  | Just (ErrorCall m) <- fromException e = "error " ++ m
  | Just DivideByZero <- fromException e = "division"
  | otherwise = "other"

checkAll :: [String] -> IO Int
checkAll names = do
  results <- mapM (safely . parseAge) names
  forM_ (zip names results) $ \(name, r) -> putStrLn (name ++ ": " ++ either id show r)
  return (length [() | Right _ <- results])

guarded :: Int -> IO Int
guarded n = do
  when (n > 3) $ throwIO (Invalid "guarded" n)
  return (n * 2)

main :: IO ()
main = do
  good <- checkAll ["42", "", "abc", "200"]
  print good
  safely (quotient 7 2) >>= print
  safely (quotient 7 0) >>= print
  safely (third "xyz") >>= print
  a <- try (guarded 3) :: IO (Either Invalid Int)
  b <- try (guarded 4) :: IO (Either Invalid Int)
  print (either (const 0) id a)
  putStrLn (either show show b)
  n <- guarded 2 `finally` putStrLn "finally"
  print (third [n])
