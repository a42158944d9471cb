module Main where

-- Read and Show of one's own types; showsPrec, fromInteger, return-type overloading
newtype Mod7 = Mod7 Int deriving (Eq, Ord)
newtype Poly = Poly [Int] deriving Eq

instance Show Mod7 where
  showsPrec p (Mod7 n) = showParen (p > 9) (shows n . showString " mod 7")
instance Show Poly where
  show (Poly cs) = unwords [show c ++ "x" ++ show i | (c, i) <- zip cs [0 :: Int ..], c /= 0]

instance Num Mod7 where
  Mod7 a + Mod7 b = wrap (a + b)
  Mod7 a * Mod7 b = wrap (a * b)
  negate (Mod7 a) = wrap (negate a)
  abs = id
  signum _ = 1
  fromInteger = wrap . fromInteger

wrap :: Int -> Mod7
wrap n = Mod7 (n `mod` 7)

instance Num Poly where
  Poly a + Poly b = Poly (longZip a b)
  Poly a * Poly b = sum (zipWith shift [0 ..] [Poly (map (* c) b) | c <- a])
    where shift n (Poly cs) = Poly (replicate n 0 ++ cs)
  negate (Poly a) = Poly (map negate a)
  abs = id
  signum = id
  fromInteger n = Poly [fromInteger n]

longZip :: [Int] -> [Int] -> [Int]
longZip (a : as) (b : bs) = a + b : longZip as bs
longZip as bs = as ++ bs

square :: Num a => a -> a
square x = x * x

power :: Num a => a -> Int -> a
power _ 0 = 1
power x n
  | even n = square (power x (n `div` 2))
  | otherwise = x * power x (n - 1)

main :: IO ()
main = do
  print (power 3 4 :: Mod7, Just (power 3 4 :: Mod7))
  print (power 3 4 :: Int, power 3 2 :: Integer)
  print (power (Poly [1, 1]) 3, power 0 0 :: Poly, power 0 0 :: Mod7)
  print (5 - 6 :: Mod7)
-- plant: wrap | n `mod` 7 => n `rem` 7
-- plant: fromInteger | wrap . fromInteger => Mod7 . fromInteger . (+ 1)
-- plant: fromInteger | Poly [fromInteger n] => Poly [0, fromInteger n]
-- plant: * | sum (zipWith shift [0 ..] => sum (zipWith shift [1 ..]
-- plant: shift | replicate n 0 ++ cs => replicate n 1 ++ cs
-- plant: longZip | longZip as bs = as ++ bs => longZip as bs = as
-- plant: power | power _ 0 = 1 => power _ 0 = 0
-- plant: square | x * x => x + x
-- plant: negate | wrap (negate a) => wrap a
-- plant: * | wrap (a * b) => wrap (a + b)
