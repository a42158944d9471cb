-- phase: ast
-- Operator sequences stay flat, since fixities are known later; adjacent equations are one binding.
module Main where

infixl 6 <+>

(<+>) :: Int -> Int -> Int
a <+> 0 = a
a <+> b
  | even b = a + b
  | otherwise = - b `max` a

main :: IO ()
main = print (1 <+> 2 * 3)
-- expected stdout:
-- | (module Main
-- |   (import implicit Prelude)
-- |   (infixl 6 <+>)
-- |   (sig <+> :: (-> Int Int Int))
-- |   (sig main :: (IO ()))
-- |   (bind <+>
-- |     (match a 0 => a)
-- |     (match a b
-- |       (| (even b) = (chain a + b))
-- |       (| otherwise = (chain (negate b) max a))))
-- |   (bind main
-- |     (match => (print (paren (chain 1 <+> 2 * 3))))))
