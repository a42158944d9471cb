{-# LANGUAGE FlexibleInstances, FlexibleContexts #-}
module Main where

class Describe a where describe :: a -> String
instance Describe String where describe s = "string " ++ s
instance Describe [Int] where describe xs = "ints " ++ show (sum xs)
instance Describe (Maybe Bool) where describe m = "maybe " ++ show m
instance Describe (Int, Char) where describe (n, c) = replicate n c
instance Describe (Int -> Int) where describe f = "function " ++ show (f 1)

class Container f where toL :: f a -> [a]
instance Container [] where toL = id
instance Container Maybe where toL = maybe [] (: [])

total :: (Container f, Num (f Int), Show (f Int)) => f Int -> String
total x = show (x + x)

instance Num [Int] where
  (+) = zipWith (+)
  (*) = zipWith (*)
  negate = map negate
  abs = map abs
  signum = map signum
  fromInteger = repeat . fromInteger

showAll :: (Show (f a), Show a, Container f) => f a -> String
showAll x = show x ++ concatMap show (toL x)

main :: IO ()
main = do
  putStrLn (describe "abc")
  putStrLn (describe [1, 2, 3 :: Int])
  putStrLn (describe (Just True))
  putStrLn (describe (3 :: Int, 'x'))
  putStrLn (describe ((+ 1) :: Int -> Int))
  putStrLn (total [1, 2, 3])
  putStrLn (showAll (Just 'c'))
  print (take 3 ([1, 2, 3] * 2 + 1 :: [Int]))

-- expected stdout:
-- | string abc
-- | ints 6
-- | maybe Just True
-- | xxx
-- | function 2
-- | [2,4,6]
-- | Just 'c''c'
-- | [3,5,7]
