-- What a pattern at top level computes belongs to its variables; a local function shows what became of functions from
-- outside.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
module Main where

smalls, bigs :: [Int]
(smalls, bigs) = span isSmall [1, 3, 4, 2, 9]

isSmall :: Int -> Bool
isSmall n = n <= 4

every :: Int -> [Int] -> [Int]
every n xs = go xs
  where
    rest = drop (n - 1)
    go [] = []
    go (y : ys) = y : go (rest ys)

main :: IO ()
main = print smalls >> print (every 2 bigs) >> print (every 3 [1 .. 6])
-- expected session:
-- | [1,3,4,2]
-- | [9]
-- | [1,4]
-- | 1. main = {returns ()} ? no
-- | 2. smalls = [1,3,4,2] ? no
-- | 3. isSmall 1 = True ? yes
-- | 4. isSmall 3 = True ? yes
-- | 5. isSmall 4 = True ? no
-- | The fault is in isSmall, patterns.hs:16:1
-- |     isSmall n = n <= 4
