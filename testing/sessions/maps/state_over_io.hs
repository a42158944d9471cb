-- StateT over IO: what one application of it printed is told with it, also where it runs inside another one. A game whose
-- loop is a constant that needs itself; a coin should be worth what is written on it.
-- debug: --tree fdt
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
module Main where

import Control.Monad.State

data World = World {coins :: [Int], score :: Int} deriving (Show)

say :: String -> StateT World IO ()
say = lift . putStrLn

pick :: Int -> StateT World IO ()
pick n = do
  modify (\w -> w {score = score w + worth n})
  say ("a coin of " ++ show n)

worth :: Int -> Int
worth n = n + 1

loop :: StateT World IO ()
loop = do
  w <- get
  case coins w of
    [] -> say "no more"
    c : cs -> do
      put w {coins = cs}
      pick c
      loop

main :: IO ()
main = do
  w <- execStateT loop (World [7, 3] 0)
  print (score w)
-- expected stdout:
-- | a coin of 7
-- | a coin of 3
-- | no more
-- | 12
-- expected session:
-- | a coin of 7
-- | a coin of 3
-- | no more
-- | 12
-- | 1. main = {prints "a coin of 7\na coin of 3\nno more\n12\n"} ? no
-- | 2. loop = {from World {coins = [7,3], score = 0} to World {coins = [], score = 12}; prints "a coin of 7\na coin of 3\nno more\n"; returns (); then from World {coins = [3], score = 8} to World {coins = [], score = 12}; prints "a coin of 3\nno more\n"; returns (); then from World {coins = [], score = 12} to World {coins = [], score = 12}; prints "no more\n"; returns ()} ? no
-- | 3. pick 7 = {from World {coins = [3], score = 0} to World {coins = [3], score = 8}; prints "a coin of 7\n"; returns ()} ? no
-- | 4. (\w -> w {score = score w + worth n}) (World {coins = [3], score = 0}) = World {coins = [3], score = 8}, with n = 7 ? no
-- | 5. worth 7 = 8 ? yes
-- | The fault is in (\w -> w {score = score w + worth n}), state_over_io.hs:20:11
-- |     \w -> w {score = score w + worth n}
