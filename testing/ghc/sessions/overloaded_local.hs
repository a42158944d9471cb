-- A local function that is overloaded, and calls itself, is one function.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
module Main where

queens :: Int -> [[Int]]
queens k = go k
  where
    go 0 = [[]]
    go m = [q : qs | qs <- go (m - 1), q <- [1 .. k], safe q qs]
    safe q qs = and [q /= c && abs (q - c) /= n + 1 | (n, c) <- zip [1 ..] qs]

main :: IO ()
main = print (head (queens 3))
-- expected session:
-- | [3,2,1]
-- | 1. main = {returns ()} ? no
-- | 2. queens 3 = [3,2,1] : _ ? no
-- | 3. go 3 = [3,2,1] : _, with k = 3 ? no
-- | 4. go 2 = [2,1] : _, with k = 3 ? no
-- | 5. safe 1 [] = True ? yes
-- | 6. safe 1 [1] = False ? yes
-- | 7. safe 2 [1] = True ? no
-- | The fault is in safe, overloaded_local.hs:18:1
-- |     safe q qs = and [q /= c && abs (q - c) /= n + 1 | (n, c) <- zip [1 ..] qs]
