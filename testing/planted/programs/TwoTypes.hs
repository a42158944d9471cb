-- plant: def | def = 1 -- Int => def = 3 -- Int
-- plant: total | total (x : xs) = plus x (total xs) => total (x : xs) = plus x (plus x (total xs))
-- plant: describe | describe n = "n" ++ show n => describe n = "m" ++ show n
-- plant: scale | k * scaleBy => (k + 1) * scaleBy
-- The same text at two types: what a statement means depends on the instance.
module Main where

class Default a where
  def :: a
  orElse :: Maybe a -> a
  orElse = maybe def id

instance Default Int where
  def = 1 -- Int

instance Default Integer where
  def = 1 -- Integer

instance Default Bool where
  def = False

class Plus a where
  zero :: a
  plus :: a -> a -> a

instance Plus Int where
  zero = 0
  plus = (+)

instance Plus Integer where
  zero = 100
  plus a b = a + b

newtype Longest = Longest String deriving (Show)

instance Plus Longest where
  zero = Longest "-"
  plus (Longest a) (Longest b)
    | length a >= length b = Longest a
    | otherwise = Longest b

total :: Plus a => [a] -> a
total [] = zero
total (x : xs) = plus x (total xs)

class Describe a where
  describe :: a -> String
  describe _ = "thing"
  title :: a -> String
  title x = "<" ++ describe x ++ ">"

instance Describe Int where
  describe n = "n" ++ show n

instance Describe Bool

instance Describe a => Describe [a] where
  describe = concatMap describe

scale :: (Num a, Ord a) => a -> [a] -> [a]
scale k xs = [if x > k then k * scaleBy else x | x <- xs]
  where
    scaleBy = 2

main :: IO ()
main = do
  print (def + 1 :: Int, def + 1 :: Integer, def || False)
  print (orElse Nothing :: Int, orElse (Just 5) :: Integer)
  print (total [] :: Int, total [] :: Integer)
  print (total [1, 2, 3 :: Int], total [1, 2 :: Integer])
  print (total (map Longest ["a", "ccc", "bb"]))
  putStrLn (title [1, 2 :: Int] ++ title True)
  print (scale 3 [1, 5 :: Int], scale 3 [1, 5 :: Integer], scale 1.5 [1, 2 :: Double])
