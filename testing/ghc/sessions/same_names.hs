-- Functions of one name: what each calls is told apart.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
-- answer: no
module Main where

class Total f where
  total :: f -> Int

newtype Pile = Pile [Int]
newtype Row = Row [Int]

instance Total Pile where
  total (Pile xs) = go xs
    where
      go [] = 0
      go (y : ys) = y + go ys

instance Total Row where
  total (Row xs) = go xs
    where
      go [] = 1
      go (y : ys) = y + go ys

main :: IO ()
main = print (total (Pile [1, 2])) >> print (total (Row [3]))
-- expected session:
-- | 3
-- | 4
-- | 1. main = {returns ()} ? no
-- | 2. total [1,2] = 3, of Total Pile ? yes
-- | 3. go [1,2] = 3, in total ? yes
-- | 4. go [2] = 2, in total ? yes
-- | 5. go [] = 0, in total ? yes
-- | 6. total [3] = 4, of Total Row ? no
-- | 7. go [3] = 4, in total ? no
-- | 8. go [] = 1, in total ? no
-- | The fault is in go, same_names.hs:29:1
-- |     go [] = 1
-- |     go (y : ys) = y + go ys
