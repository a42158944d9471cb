-- finite-maps-2008, introduction: functions as partial applications. odd should take the remainder by 2.
-- debug: --tree edt --order innermost
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
module Main where

import Prelude hiding (id, odd)

data Tree a = Branch (Tree a) (Tree a) | Leaf a

main :: IO ()
main = print (allOdd (Branch (Leaf 7) (Leaf 5)))

allOdd :: Tree Int -> Bool
allOdd t = allOddC id t True

allOddC :: (Bool -> Bool) -> Tree Int -> Bool -> Bool
allOddC c (Leaf n) b = b && c (odd n)
allOddC c (Branch l r) b = allOddC (allOddC c r) l b

odd :: Int -> Bool
odd x = x `mod` 3 == 1

id :: a -> a
id x = x
-- expected stdout:
-- | False
-- expected session:
-- | False
-- | 1. main = {prints "False\n"} ? no
-- | 2. allOdd (Branch (Leaf 7) (Leaf 5)) = False ? no
-- | 3. allOddC id (Branch (Leaf 7) (Leaf 5)) True = False ? no
-- | 4. allOddC (allOddC id (Leaf 5)) (Leaf 7) True = False ? no
-- | 5. odd 7 = True ? yes
-- | 6. allOddC id (Leaf 5) True = False ? no
-- | 7. odd 5 = False ? no
-- | The fault is in odd, finite_maps_odd.hs:27:1
-- |     odd x = x `mod` 3 == 1
