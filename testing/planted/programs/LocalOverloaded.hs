-- plant: pad | pad x = [first x] ++ show x => pad x = [first x] ++ show (x + 1)
-- plant: zero | zero y = y - y => zero y = y
-- plant: base | instance Base Integer where { base = 16 } => instance Base Integer where { base = 10 }
-- plant: go | go n = n : go (n `div` fromIntegral width) => go n = n : go (n `div` (fromIntegral width + 1))
-- plant: digits | digits n = takeWhile (> 0) (go n) => digits n = takeWhile (> 1) (go n)
-- plant: count | count 0 = 0 => count 0 = 1
module Main where

-- Local functions that are overloaded themselves, or stand in an overloaded one.
class Integral a => Base a where
  base :: a

instance Base Int where { base = 10 }
instance Base Integer where { base = 16 }

shown :: (Int, Integer) -> String
shown (i, j) = pad i ++ pad j ++ show (zero i) ++ show (zero j)
  where
    pad x = [first x] ++ show x
    first x = if zero x == 0 then '<' else '>'
    zero y = y - y

digits :: Base a => a -> [a]
digits n = takeWhile (> 0) (go n)
  where
    go 0 = []
    go n = n : go (n `div` fromIntegral width)
    width = fromIntegral (base `asTypeOf` n) :: Int

-- Its type tells nothing of what decides.
lengthOf :: Base a => a -> Int
lengthOf n = count 3
  where
    count :: Int -> Int
    count 0 = 0
    count k = fromIntegral (base `asTypeOf` n) + count (k - 1)

main :: IO ()
main = do
  putStrLn (shown (3, 3))
  print (digits (300 :: Int), digits (300 :: Integer))
  print (lengthOf (5 :: Int), lengthOf (5 :: Integer))
