-- mapM_, forM, sequence, when, unless, foldM, replicateM_, forever with exit, zipWithM_, IO values in data.
module Main where

import Control.Monad
import Data.IORef
import System.Exit

menu :: [(String, IO ())]
menu = [("greet", putStrLn "hello"), ("count", mapM_ print [1, 2, 3 :: Int]), ("nothing", return ())]

main :: IO ()
main = do
  mapM_ snd menu
  maybe (putStrLn "unknown") id (lookup "greet" menu)
  maybe (putStrLn "unknown") id (lookup "nope" menu)
  rs <- forM [1, 2, 3 :: Int] (\x -> return (x * x))
  print rs
  sequence_ [putStr (show x ++ " ") | x <- rs] >> putStrLn ""
  when (sum rs > 10) $ putStrLn "big"
  unless (sum rs > 10) $ putStrLn "small"
  total <- foldM (\acc x -> putStrLn ("adding " ++ show x) >> return (acc + x)) 0 rs
  print total
  replicateM_ 2 (putStr "x")
  putStrLn ""
  zipWithM_ (\i s -> putStrLn (show i ++ s)) [1 :: Int ..] ["a", "b"]
  ref <- newIORef (0 :: Int)
  forM_ [1 .. 10] $ \i -> modifyIORef ref (+ i)
  readIORef ref >>= print
  xs <- filterM (\x -> return (even x)) [1 .. 6 :: Int]
  print xs
  let loop n = do
        when (n > 3) $ putStrLn "done" >> exitWith ExitSuccess
        print n
        loop (n + 1)
  forever (loop (1 :: Int))

-- expected stdout:
-- | hello
-- | 1
-- | 2
-- | 3
-- | hello
-- | unknown
-- | [1,4,9]
-- | 1 4 9 
-- | big
-- | adding 1
-- | adding 4
-- | adding 9
-- | 14
-- | xx
-- | 1a
-- | 2b
-- | 55
-- | [2,4,6]
-- | 1
-- | 2
-- | 3
-- | done
