-- User-defined numbers: polynomials, dual numbers, modular arithmetic, vectors, matrices.
module Main where

newtype Poly = Poly [Integer] deriving Eq

instance Show Poly where
  show (Poly cs) = case [term c i | (c, i) <- reverse (zip cs [0 :: Int ..]), c /= 0] of
    [] -> "0"
    ts -> foldr1 (\a b -> a ++ " + " ++ b) ts
    where
      term c 0 = show c
      term c 1 = show c ++ "x"
      term c i = show c ++ "x^" ++ show i

instance Num Poly where
  Poly a + Poly b = Poly (zipLong a b)
    where
      zipLong (x : xs) (y : ys) = (x + y) : zipLong xs ys
      zipLong xs [] = xs
      zipLong [] ys = ys
  Poly a * Poly b = sum [Poly (replicate i 0 ++ map (c *) b) | (c, i) <- zip a [0 ..]]
  negate (Poly a) = Poly (map negate a)
  abs = undefined
  signum = undefined
  fromInteger n = Poly [n]

data Dual = Dual Double Double deriving (Show, Eq)
instance Num Dual where
  Dual a b + Dual c d = Dual (a + c) (b + d)
  Dual a b * Dual c d = Dual (a * c) (a * d + b * c)
  negate (Dual a b) = Dual (negate a) (negate b)
  abs = id
  signum = id
  fromInteger n = Dual (fromInteger n) 0
instance Fractional Dual where
  recip (Dual a b) = Dual (recip a) (negate b / (a * a))
  fromRational r = Dual (fromRational r) 0

diff :: (Dual -> Dual) -> Double -> Double
diff f x = let Dual _ d = f (Dual x 1) in d

x :: Poly
x = Poly [0, 1]

newtype Matrix = Matrix [[Integer]] deriving (Show, Eq)
instance Num Matrix where
  Matrix a * Matrix b = Matrix [[sum (zipWith (*) r c) | c <- cols] | r <- a]
    where cols = foldr (zipWith (:)) (repeat []) b
  Matrix a + Matrix b = Matrix (zipWith (zipWith (+)) a b)
  fromInteger n = Matrix [[n, 0], [0, n]]
  negate (Matrix a) = Matrix (map (map negate) a)
  abs = id
  signum = id

main :: IO ()
main = do
  print ((x + 1) ^ (3 :: Int))
  print ((x - 1) * (x + 1) - 2 * x)
  print (0 * x)
  print (diff (\t -> t * t * t + 2 * t) 3, diff (\t -> 1 / t) 2, diff (\t -> t / (t + 0.5)) 1)
  print (Matrix [[1, 1], [1, 0]] ^ (50 :: Int))
  print (sum [Matrix [[1, 2], [3, 4]], 1, -2])

-- expected stdout:
-- | 1x^3 + 3x^2 + 3x + 1
-- | 1x^2 + -2x + -1
-- | 0
-- | (29.0,-0.25,0.2222222222222222)
-- | Matrix [[20365011074,12586269025],[12586269025,7778742049]]
-- | Matrix [[0,2],[3,3]]
