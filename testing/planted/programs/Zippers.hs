-- Zippers over trees and lists, an editor buffer, a cellular automaton.
module Main where

import Data.Maybe (fromMaybe)

data Tree a = Tip | Node (Tree a) a (Tree a) deriving (Show, Eq)

data Crumb a = WentLeft a (Tree a) | WentRight (Tree a) a deriving (Show)

type Focus a = (Tree a, [Crumb a])

goLeft, goRight, goUp :: Focus a -> Maybe (Focus a)
goLeft (Node l x r, cs) = Just (l, WentLeft x r : cs)
goLeft _ = Nothing
goRight (Node l x r, cs) = Just (r, WentRight l x : cs)
goRight _ = Nothing
goUp (l, WentLeft x r : cs) = Just (Node l x r, cs)
goUp (r, WentRight l x : cs) = Just (Node l x r, cs)
goUp (_, []) = Nothing

top :: Focus a -> Tree a
top f = maybe (fst f) top (goUp f)

set :: a -> Focus a -> Focus a
set y (Node l _ r, cs) = (Node l y r, cs)
set y (Tip, cs) = (Node Tip y Tip, cs)

walk :: String -> Focus a -> Focus a
walk [] f = f
walk (c : cs) f = walk cs (step c f)

step :: Char -> Focus a -> Focus a
step c f = fromMaybe f (move f)
  where
    move = case c of
      'l' -> goLeft
      'r' -> goRight
      _ -> goUp

inorder :: Tree a -> [a]
inorder Tip = []
inorder (Node l x r) = inorder l ++ [x] ++ inorder r

data Buffer = Buffer String String

type_ :: Char -> Buffer -> Buffer
type_ c (Buffer before after) = Buffer (c : before) after

backspace, left :: Buffer -> Buffer
backspace (Buffer (_ : before) after) = Buffer before after
backspace b = b
left (Buffer (c : before) after) = Buffer before (c : after)
left b = b

edit :: String -> Buffer -> Buffer
edit keys b = foldl (flip key) b keys
  where
    key '<' = left
    key '#' = backspace
    key c = type_ c

contents :: Buffer -> String
contents (Buffer before after) = reverse before ++ "|" ++ after

rule :: (Bool, Bool, Bool) -> Bool
rule (a, b, c) = a /= (b || c)

evolve :: [Bool] -> [Bool]
evolve cells = map rule (zip3 (False : cells) cells (tail cells ++ [False]))

picture :: [Bool] -> String
picture = map (\b -> if b then '#' else '.')

main :: IO ()
main = do
  let t = Node (Node Tip 2 Tip) 5 (Node Tip 8 Tip) :: Tree Int
  print (inorder (top (set 7 (walk "rl" (t, [])))))
  print (fst (walk "lur" (t, [])))
  putStrLn (contents (edit "abd<c#x" (Buffer "" "")))
  mapM_ (putStrLn . picture) (take 4 (iterate evolve (map (== 4) [1 .. 9])))
