-- The library's State monad: a random generator, a stack, a game, memoisation.
{-# LANGUAGE FlexibleContexts #-}
module Main where

import Control.Monad
import Control.Monad.State
import qualified Data.Map as Map

type Random a = State Int a

nextRandom :: Int -> Random Int
nextRandom n = do
  seed <- get
  let seed' = (seed * 37 + 11) `mod` 101
  put seed'
  return (seed' `mod` n)

dice :: Int -> Random [Int]
dice k = replicateM k (fmap (+ 1) (nextRandom 6))

shuffle :: [a] -> Random [a]
shuffle [] = return []
shuffle xs = do
  i <- nextRandom (length xs)
  let (before, x : after) = splitAt i xs
  rest <- shuffle (before ++ after)
  return (x : rest)

balanced :: String -> Bool
balanced s = evalState (go s) []
  where
    go [] = gets null
    go (c : cs)
      | c `elem` "([" = modify (c :) >> go cs
      | c `elem` ")]" = do
          open <- get
          case open of
            o : rest | matches o c -> put rest >> go cs
            _ -> return False
      | otherwise = go cs
    matches '(' ')' = True
    matches '[' ']' = True
    matches _ _ = False

data Game = Game {score :: Int, lives :: Int} deriving (Show)

play :: Char -> State Game ()
play 'h' = modify (\g -> g {score = score g + 10})
play 'm' = modify (\g -> g {lives = lives g - 1})
play _ = return ()

game :: String -> Game
game moves = execState (forM_ moves turn) (Game 0 3)
  where
    turn m = do
      alive <- gets ((> 0) . lives)
      when alive (play m)

fibMemo :: Int -> State (Map.Map Int Integer) Integer
fibMemo n
  | n < 2 = return (fromIntegral n)
  | otherwise = do
      known <- gets (Map.lookup n)
      case known of
        Just v -> return v
        Nothing -> do
          a <- fibMemo (n - 1)
          b <- fibMemo (n - 2)
          modify (Map.insert n (a + b))
          return (a + b)

main :: IO ()
main = do
  print (runState (dice 4) 1)
  print (evalState (shuffle "abcde") 5)
  print (map balanced ["([x])", "([)]", "(("])
  print (game "hhmhmmhh")
  print (evalState (fibMemo 15) Map.empty)
