-- plant: unit | instance Unit Integer where { unit = 1 => instance Unit Integer where { unit = 0
-- plant: unit | instance Unit Int where { unit = 0 => instance Unit Int where { unit = 1
-- plant: total | total (x : xs) = x `join` total xs => total (x : xs) = x `join` x
-- plant: join | join a b = a * b => join a b = a * b + 1
-- plant: halves | halves xs = [x / 2 | x <- xs] => halves xs = [x / 4 | x <- xs]
-- plant: mean | mean xs = total' xs / fromIntegral (length xs) => mean xs = total' xs / fromIntegral (length xs + 1)
-- plant: scale | scale n = n * 10 => scale n = n * 100
module Main where

-- `total [] = 0` of one type is right, of another one wrong.
class Unit a where
  unit :: a
  join :: a -> a -> a

instance Unit Int where { unit = 0 ; join a b = a + b }
instance Unit Integer where { unit = 1 ; join a b = a * b }
instance Unit Bool where { unit = True ; join a b = a && b }

total :: Unit a => [a] -> a
total [] = unit
total (x : xs) = x `join` total xs

total' :: Num a => [a] -> a
total' [] = 0
total' (x : xs) = x + total' xs

halves :: Fractional a => [a] -> [a]
halves xs = [x / 2 | x <- xs]

mean :: Fractional a => [a] -> a
mean xs = total' xs / fromIntegral (length xs)

scale :: Num a => a -> a
scale n = n * 10

main :: IO ()
main = do
  print (total ([] :: [Int]), total ([] :: [Integer]), total ([] :: [Bool]))
  print (total [3 :: Int, 4], total [3 :: Integer, 4])
  print (mean [1, 2, 3 :: Double], mean [1, 2, 3 :: Float])
  print (scale (3 :: Int), scale (3 :: Integer), scale (3 :: Double))
  print (total' (halves [4 :: Double]), total' (map scale ([] :: [Int])), total' (map scale [5 :: Integer]))
