-- A local function whose type says nothing about what decides tells the function around it.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: observe count
-- answer: yes
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
-- expected stdout:
-- | (10,10)
-- expected session:
-- | (10,10)
-- | 1. main = {prints "(10,10)\n"} ? no
-- | 2. (lengthOf :: Int -> Int) 5 = 10 ? yes
-- | 3. (lengthOf :: Integer -> Int) 5 = 10 ? no
-- | 4. count 1 = 10, with n = 5, in lengthOf :: Integer -> Int ? no
-- | 2  count 1 = 10, with n = 5, in lengthOf :: Int -> Int
-- | 4  count 0 = 0, with n = 5, in lengthOf :: Int -> Int
-- | 6  count 1 = 10, with n = 5, in lengthOf :: Integer -> Int
-- | 8  count 0 = 0, with n = 5, in lengthOf :: Integer -> Int
-- | 5. (base :: Integer -> Int) 5 = 10 ? yes
-- | 6. count 0 = 0, with n = 5, in lengthOf :: Integer -> Int ? yes
-- | The fault is in count, local_functions.hs:24:5 (its equations: lines 23-24)
-- |     count k = base n + count (k - 1)
