-- A method with a default, used for two instances; what was answered for one is not asked again, for the other it is.
-- debug: --strategy single-stepping
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
class (Ord a, Num a) => Bounds a where
  limit :: a
  limit = 10
  cut :: a -> a
  cut n = if n > limit then limit else n

instance Bounds Int
instance Bounds Integer where
  limit = 10

main :: IO ()
main = print (cut 11 :: Int, cut 11 :: Int, cut 11 :: Integer)
-- expected stdout:
-- | (10,10,10)
-- expected session:
-- | (10,10,10)
-- | 1. (limit :: Int) = 10 ? yes
-- | 2. (cut :: Int -> Int) 11 = 10 ? yes
-- | 3. (limit :: Integer) = 10 ? yes
-- | 4. (cut :: Integer -> Integer) 11 = 10 ? no
-- | The fault is in cut of class Bounds, kept_answers.hs:11:3
-- |     cut n = if n > limit then limit else n
-- |                                          ~
