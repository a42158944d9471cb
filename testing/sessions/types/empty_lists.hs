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
