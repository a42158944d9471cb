-- A local function whose type says nothing about what decides tells the function around it.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: observe count
-- answer: yes
class Base a where
  base :: a -> Int

instance Base Int where
  base _ = 10

instance Base Integer where
  base _ = 10

lengthOf :: Base a => a -> Int
lengthOf n = count 1
  where
    count :: Int -> Int
    count 0 = 0
    count k = base n + count (k - 1)

main :: IO ()
main = print (lengthOf (5 :: Int), lengthOf (5 :: Integer))
