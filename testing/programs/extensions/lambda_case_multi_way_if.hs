{-# LANGUAGE LambdaCase, MultiWayIf #-}
module Main where

describe :: Int -> String
describe = \case
  0 -> "zero"
  1 -> "one"
  n | n < 0 -> "negative"
    | even n -> "even"
  _ -> "odd"

size :: Int -> String
size n = if | n < 10 -> "small"
            | n < 100, even n -> "medium even"
            | n < 100 -> "medium odd"
            | otherwise -> "large"

main :: IO ()
main = do
  mapM_ (putStrLn . describe) [0, 1, -5, 4, 7]
  mapM_ (putStrLn . size) [5, 50, 51, 500]
  print (map (\case { Just x -> x; Nothing -> 0 }) [Just 1, Nothing])
  Just 3 `seq` return (Just 3) >>= \case
    Just n -> print n
    Nothing -> putStrLn "none"
  let x = 7 :: Int
  putStrLn $ if | x > 5, let y = x * 2, y > 10 -> "a" ++ show y
                | Just z <- lookup x [(7, "seven")] -> z
                | otherwise -> "c"
  print (if | False -> 1 | otherwise -> if | True -> 2 | otherwise -> 3)

-- expected stdout:
-- | zero
-- | one
-- | negative
-- | even
-- | odd
-- | small
-- | medium even
-- | medium odd
-- | large
-- | [1,0]
-- | 3
-- | a14
-- | 2
