-- Vectors, boxed and not, an unboxed array, hash maps and sets, texts.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
{-# LANGUAGE OverloadedStrings #-}
module Main where

import Data.Array.Unboxed (UArray, accumArray)
import qualified Data.HashMap.Strict as HashMap
import qualified Data.HashSet as HashSet
import qualified Data.Text as T
import qualified Data.Text.Lazy as L
import qualified Data.Vector as V
import qualified Data.Vector.Unboxed as U

dot :: U.Vector Double -> U.Vector Double -> Double
dot a b = U.sum (U.zipWith (*) a b)

range :: V.Vector Int -> (Int, Int)
range v = (V.minimum v, V.maximum v)

even' :: Int -> UArray Int Bool
even' n = accumArray (\_ b -> b) False (0, n) [(i, True) | i <- [0, 2 .. n]]

letters :: L.Text -> HashSet.HashSet Char
letters = HashSet.fromList . L.unpack

count :: [T.Text] -> HashMap.HashMap T.Text Int
count = foldr (\w -> HashMap.insertWith (+) (normal w) 1) HashMap.empty

normal :: T.Text -> T.Text
normal w = T.toLower (T.init w)

main :: IO ()
main = do
  print (dot (U.fromList [1, 2.5]) (U.fromList [4, -1]))
  print (range (V.fromList [2, 4, 6]))
  print (even' 3)
  print (HashSet.size (letters "abca"))
  print (HashMap.lookup "ab" (count ["Ab", "b", "ab"]))
-- expected session:
-- | 1.5
-- | (2,6)
-- | array (0,3) [(0,True),(1,False),(2,True),(3,False)]
-- | 3
-- | Nothing
-- | 1. main = {returns ()} ? no
-- | 2. dot [1.0,2.5] [4.0,-1.0] = 1.5 ? yes
-- | 3. range [2,4,6] = (2,6) ? yes
-- | 4. even' 3 = listArray (0,3) [True,False,True,False] ? yes
-- | 5. letters "abca" = fromList "abc" ? yes
-- | 6. count ["Ab","b","ab"] = fromList [("a",2),("",1)] ? no
-- | 7. normal "Ab" = "a" ? no
-- | The fault is in normal, measures.hs:38:1
-- |     normal w = T.toLower (T.init w)
