-- Types that only dictionaries know, made while the program runs; functions as values; what decides a monad.
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
{-# LANGUAGE ExistentialQuantification #-}
class Show a => Named a where
  mark :: a

instance Named Int where
  mark = 1

instance Named Integer where
  mark = 1

instance (Named a, Named b) => Named (a, b) where
  mark = (mark, mark)

data Some = forall a. Named a => Some a

again :: Named a => a -> a
again _ = mark

apply :: Named a => (a -> a) -> a -> String
apply f x = show (f x)

main :: IO ()
main = do
  mapM_ (\(Some x) -> putStrLn (apply again x)) [Some (3 :: Int), Some (3 :: Integer), Some (3 :: Int, 4 :: Integer)]
-- expected stdout:
-- | 1
-- | 1
-- | (1,1)
-- expected session:
-- | 1
-- | 1
-- | (1,1)
-- | 1. main = {prints "1\n1\n(1,1)\n"} ? no
-- | 2. (mark :: Int) = 1 ? yes
-- | 3. (mark :: Integer) = 1 ? yes
-- | 4. mark = (1,1) ? no
-- | The fault is in mark of Named (Int, Integer), dictionaries.hs:18:3
-- |     mark = (mark, mark)
