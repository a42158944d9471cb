-- finite-maps-2008, section 7: the variant whose results are functions. Both trees.
-- debug: --tree fdt --order innermost
-- answer: no
-- answer: tree 0 9
-- answer: switch edt
-- answer: tree 0 9
-- answer: no
-- answer: no
-- answer: no
-- answer: no
module Main where

import Prelude hiding (flip, id, odd)

data Tree a = Branch (Tree a) (Tree a) | Leaf a

main :: IO ()
main = print (allOdd (Branch (Leaf 7) (Leaf 5)))

allOdd :: Tree Int -> Bool
allOdd t = allOddC id t True

allOddC :: (Bool -> Bool) -> Tree Int -> Bool -> Bool
allOddC c (Leaf n) = flip (&&) (c (odd n))
allOddC c (Branch l r) = allOddC (allOddC c r) l

flip :: (a -> b -> c) -> b -> a -> c
flip f x y = f y x

odd :: Int -> Bool
odd x = x `mod` 3 == 1

id :: a -> a
id x = x
-- expected stdout:
-- | False
-- expected session:
-- | False
-- | 1. main = {prints "False\n"} ? no
-- | 0  main = {prints "False\n"}  (wrong)
-- |   1  allOdd (Branch (Leaf 7) (Leaf 5)) = False
-- |     2  allOddC {False -> False} (Branch (Leaf 7) (Leaf 5)) = {True -> False}
-- |       3  allOddC {True -> False} (Leaf 7) = {True -> False}
-- |         4  flip (&&) False True = False
-- |         7  odd 7 = True
-- |       5  allOddC {False -> False} (Leaf 5) = {True -> False}
-- |         6  flip (&&) False True = False
-- |         9  odd 5 = False
-- |     8  id False = False
-- | 0  main = {prints "False\n"}  (wrong)
-- |   1  allOdd (Branch (Leaf 7) (Leaf 5)) = False
-- |     2  allOddC id (Branch (Leaf 7) (Leaf 5)) = flip (&&) False
-- |       3  allOddC (flip (&&) False) (Leaf 7) = flip (&&) False
-- |         6  flip (&&) False True = False
-- |         7  odd 7 = True
-- |       5  allOddC id (Leaf 5) = flip (&&) False
-- |         8  id False = False
-- |         9  odd 5 = False
-- |     4  flip (&&) False True = False
-- | 2. allOdd (Branch (Leaf 7) (Leaf 5)) = False ? no
-- | 3. allOddC id (Branch (Leaf 7) (Leaf 5)) = flip (&&) False ? no
-- | 4. allOddC id (Leaf 5) = flip (&&) False ? no
-- | 5. odd 5 = False ? no
-- | The fault is in odd, finite_maps_flip.hs:31:1
-- |     odd x = x `mod` 3 == 1
