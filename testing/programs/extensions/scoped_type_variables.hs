{-# LANGUAGE ScopedTypeVariables #-}
module Main where

import Control.Exception

pairs :: forall a b. (Show a, Show b) => [a] -> [b] -> [String]
pairs xs ys = zipWith both xs ys
  where
    both :: a -> b -> String
    both x y = showA x ++ "-" ++ show y
    showA :: a -> String
    showA = show

class Default a where def :: a
instance Default Int where def = 42
instance Default Bool where def = True

orDefault :: forall a. (Default a, Read a) => String -> a
orDefault s = case reads s of
  [(x :: a, "")] -> x
  _ -> (def :: a)

sizeOf :: forall a. (Bounded a, Enum a) => a -> Int
sizeOf _ = length [minBound .. maxBound :: a]

main :: IO ()
main = do
  print (pairs [1, 2 :: Int] "ab")
  print (orDefault "7" :: Int, orDefault "x" :: Int, orDefault "?" :: Bool)
  print (sizeOf True, sizeOf LT)
  r <- try (evaluate (1 `div` (0 :: Int)))
  case r of
    Left (e :: ArithException) -> putStrLn ("caught " ++ show e)
    Right n -> print n
  handle (\(e :: SomeException) -> putStrLn "some exception") (evaluate (error "x"))
  let f (x :: Int) = x + 1
  print (f 1, (\(y :: Double) -> y / 2) 3)

-- expected stdout:
-- | ["1-'a'","2-'b'"]
-- | (7,42,True)
-- | (2,3)
-- | caught divide by zero
-- | some exception
-- | (2,1.5)
