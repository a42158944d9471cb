-- Identifiers, operators, strings and output beyond ASCII.
module Main where

import Data.Char

größe :: Int -> Int
größe λ = λ * 2

(∘) :: (b -> c) -> (a -> b) -> a -> c
(f ∘ g) x = f (g x)

data Ω = Ω' | Été deriving (Show, Eq)

main :: IO ()
main = do
  print (größe 21)
  putStrLn ((map toUpper ∘ reverse) "straße λ")
  print "straße λ 漢字 \t\1234"
  putStrLn "漢字 😀"
  print (length "漢字 😀", map ord "λ😀", chr 955, isAlpha 'λ', isUpper 'Ω')
  print [Ω', Été]
-- expected stdout:
-- | 42
-- | Λ EßARTS
-- | "stra\223e \955 \28450\23383 \t\1234"
-- | 漢字 😀
-- | (4,[955,128512],'\955',True,True)
-- | [Ω',Été]
