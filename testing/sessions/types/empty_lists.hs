-- `total []` at two types is two statements; text that tells the type by itself, `total [] = 0.0`, shows none.
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
class Unit a where
  unit :: a
  join :: a -> a -> a

instance Unit Int where
  unit = 0
  join a b = a + b

instance Unit Integer where
  unit = 0
  join a b = a * b

instance Unit Double where
  unit = 0
  join a b = a + b

total :: Unit a => [a] -> a
total [] = unit
total (x : xs) = x `join` total xs

main :: IO ()
main = print (total ([] :: [Int]), total ([] :: [Double]), total [3 :: Integer])
-- expected stdout:
-- | (0,0.0,0)
-- expected session:
-- | (0,0.0,0)
-- | 1. main = {prints "(0,0.0,0)\n"} ? no
-- | 2. (total :: [Int] -> Int) [] = 0 ? yes
-- | 3. total [] = 0.0 ? yes
-- | 4. (total :: [Integer] -> Integer) [3] = 0 ? no
-- | 5. join 3 0 = 0 ? no
-- | The fault is in join of Unit Integer, empty_lists.hs:18:3
-- |     join a b = a * b
