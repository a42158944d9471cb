{-# LANGUAGE ParallelListComp, TypeOperators #-}
module Main where
data a :+: b = L a | R b deriving Show
type a + b = Either a b
infixr 5 :+:
f :: Int :+: Bool :+: Char -> String
f (L n) = "int " ++ show n
f (R (L b)) = "bool " ++ show b
f (R (R c)) = "char " ++ [c]
g :: Int + Bool -> Int
g (Left n) = n
g (Right b) = if b then 1 else 0
main = do
  print [ (x,y) | x <- [1..3] | y <- "abcd" ]
  print [ (x,y,z) | x <- [1..3], even x | y <- "abcd" | z <- [True,False] ]
  mapM_ (putStrLn . f) [L 1, R (L True), R (R 'x')]
  print (g (Left 3) + g (Right True))
-- expected stdout:
-- | [(1,'a'),(2,'b'),(3,'c')]
-- | [(2,'a',True)]
-- | int 1
-- | bool True
-- | char x
-- | 4
