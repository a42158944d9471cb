{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
module Main where
import qualified Data.Sequence as Seq
import Data.Sequence (Seq, (|>), (<|), ViewL(..), viewl, pattern Empty, pattern (:<|), pattern (:|>))
import Data.Char
total :: Seq Int -> Int
total Empty = 0
total (x :<| xs) = x + total xs
lastS :: Seq a -> Maybe a
lastS (_ :|> x) = Just x
lastS _ = Nothing
pattern Pair :: a -> b -> (a, b)
pattern Pair x y = (x, y)
pattern Zero :: Int
pattern Zero = 0
f (words -> [a,b]) = a ++ "/" ++ b
f (map toUpper -> s) = s
isZ Zero = True
isZ _ = False
main = do
  print (total (Seq.fromList [1..10]), lastS (Seq.fromList "abc"))
  let Pair a b = Pair 1 'x'
  print (a, b, isZ 0, isZ 3)
  putStrLn (f "x y"); putStrLn (f "abc")
  print (1 :<| Seq.fromList [2,3])
-- expected stdout:
-- | (55,Just 'c')
-- | (1,'x',True,False)
-- | x/y
-- | ABC
-- | fromList [1,2,3]
