-- do as the last argument of an operator, if/then/else with semicolons inside do, nested blocks, where after guards.
module Main where

import Control.Monad (forM_, when, unless)

main :: IO ()
main = do
  forM_ [1 .. 3 :: Int] $ \i -> do
    when (odd i) $ do
      putStr "odd "
      print i
    unless (odd i) $
      putStrLn "even"
  if length "abc" == 3
    then putStrLn "three"
    else putStrLn "not three"
  let loop 0 = return ()
      loop n = do
        putStr (show n ++ " ")
        loop (n - 1)
  loop (3 :: Int)
  putStrLn ""
  case lookup 2 table of
    Nothing -> putStrLn "none"
    Just s
      | null s -> putStrLn "empty"
      | otherwise -> do
          putStrLn s
          putStrLn (reverse s)
  where
    table = [(1, "one"), (2 :: Int, "two")]
-- expected stdout:
-- | odd 1
-- | even
-- | odd 3
-- | three
-- | 3 2 1 
-- | two
-- | owt
