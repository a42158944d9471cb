-- Functions as arguments and results are finite maps; a local function has its variables from outside.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
module Main where

applyAll :: [a -> b] -> a -> [b]
applyAll fs x = map ($ x) fs

twice :: (a -> a) -> a -> a
twice f = f . f

scaled :: Int -> [Int] -> [Int]
scaled k xs = walk xs
  where
    walk [] = []
    walk (y : ys) = (y * k + 1) : walk ys

main :: IO ()
main = do
  print (twice (* 3) 2)
  print (applyAll [twice (+ 1), subtract 1] 10)
  print (scaled 10 [1, 2])
-- expected session:
-- | 18
-- | [12,9]
-- | [11,21]
-- | 1. main = {returns ()} ? no
-- | 2. twice {6 -> 18, 2 -> 6} 2 = 18 ? yes
-- | 3. applyAll [{10 -> 12},<subtract> 1] 10 = [12,9] ? yes
-- | 4. twice {11 -> 12, 10 -> 11} = {10 -> 12} ? yes
-- | 5. scaled 10 [1,2] = [11,21] ? no
-- | 6. walk [1,2] = [11,21], with k = 10 ? no
-- | 7. walk [2] = [21], with k = 10 ? no
-- | The fault is in walk, callbacks.hs:23:1
-- |     walk [] = []
-- |     walk (y : ys) = (y * k + 1) : walk ys
