module Data.Complex
  ( Complex(..), realPart, imagPart, mkPolar, cis, polar, magnitude, phase, conjugate
  ) where

infix 6 :+

data Complex a = !a :+ !a
  deriving (Eq, Show, Read)

realPart, imagPart :: Complex a -> a
realPart (x :+ _) = x
imagPart (_ :+ y) = y

conjugate :: Num a => Complex a -> Complex a
conjugate (x :+ y) = x :+ negate y

mkPolar :: Floating a => a -> a -> Complex a
mkPolar r theta = (r * cos theta) :+ (r * sin theta)

cis :: Floating a => a -> Complex a
cis theta = cos theta :+ sin theta

polar :: RealFloat a => Complex a -> (a, a)
polar z = (magnitude z, phase z)

-- | Scaled, so that squares neither overflow nor vanish.
magnitude :: RealFloat a => Complex a -> a
magnitude (x :+ y) = scaleFloat k (sqrt (square (scaleFloat mk x) + square (scaleFloat mk y)))
  where
    k = max (exponent x) (exponent y)
    mk = negate k
    square z = z * z

phase :: RealFloat a => Complex a -> a
phase (0 :+ 0) = 0
phase (x :+ y) = atan2 y x

instance RealFloat a => Num (Complex a) where
  (x :+ y) + (x' :+ y') = (x + x') :+ (y + y')
  (x :+ y) - (x' :+ y') = (x - x') :+ (y - y')
  (x :+ y) * (x' :+ y') = (x * x' - y * y') :+ (x * y' + y * x')
  negate (x :+ y) = negate x :+ negate y
  abs z = magnitude z :+ 0
  signum z@(x :+ y)
    | x == 0 && y == 0 = 0
    | otherwise = (x / r) :+ (y / r)
    where r = magnitude z
  fromInteger n = fromInteger n :+ 0

instance RealFloat a => Fractional (Complex a) where
  (x :+ y) / (x' :+ y') = ((x * x'' + y * y'') / d) :+ ((y * x'' - x * y'') / d)
    where
      x'' = scaleFloat k x'
      y'' = scaleFloat k y'
      k = negate (max (exponent x') (exponent y'))
      d = x' * x'' + y' * y''
  fromRational a = fromRational a :+ 0

instance RealFloat a => Floating (Complex a) where
  pi = pi :+ 0
  exp (x :+ y) = (expx * cos y) :+ (expx * sin y)
    where expx = exp x
  log z = log (magnitude z) :+ phase z
  x ** y
    | isZero y = 1 :+ 0
    | isZero x = powerOfZero y
    | isInfinite (realPart x) || isInfinite (imagPart x) = powerOfInfinity x y
    | otherwise = exp (log x * y)
  sqrt z@(x :+ y)
    | isZero z = 0
    | otherwise = u :+ (if y < 0 then negate v else v)
    where
      (u, v) = if x < 0 then (v', u') else (u', v')
      v' = abs y / (u' * 2)
      u' = sqrt ((magnitude z + abs x) / 2)
  sin (x :+ y) = (sin x * cosh y) :+ (cos x * sinh y)
  cos (x :+ y) = (cos x * cosh y) :+ negate (sin x * sinh y)
  tan (x :+ y) = (sinx * coshy :+ cosx * sinhy) / (cosx * coshy :+ negate (sinx * sinhy))
    where
      sinx = sin x
      cosx = cos x
      sinhy = sinh y
      coshy = cosh y
  sinh (x :+ y) = (cos y * sinh x) :+ (sin y * cosh x)
  cosh (x :+ y) = (cos y * cosh x) :+ (sin y * sinh x)
  tanh (x :+ y) = (cosy * sinhx :+ siny * coshx) / (cosy * coshx :+ siny * sinhx)
    where
      siny = sin y
      cosy = cos y
      sinhx = sinh x
      coshx = cosh x
  asin z@(x :+ y) = y' :+ negate x'
    where (x' :+ y') = log ((negate y :+ x) + sqrt (1 - z * z))
  acos z = y'' :+ negate x''
    where
      (x'' :+ y'') = log (z + (negate y' :+ x'))
      (x' :+ y') = sqrt (1 - z * z)
  atan z@(x :+ y) = y' :+ negate x'
    where (x' :+ y') = log (((1 - y) :+ x) / sqrt (1 + z * z))
  asinh z = log (z + sqrt (z * z + 1))
  acosh z = log (z + sqrt (z + 1) * sqrt (z - 1))
  atanh z = 0.5 * log ((1.0 + z) / (1.0 - z))

isZero :: RealFloat a => Complex a -> Bool
isZero (x :+ y) = x == 0 && y == 0

powerOfZero :: RealFloat a => Complex a -> Complex a
powerOfZero (re :+ _) = case compare re 0 of
  GT -> 0 :+ 0
  LT -> (1 / 0) :+ 0
  EQ -> nan :+ nan
  where nan = 0 / 0

powerOfInfinity :: RealFloat a => Complex a -> Complex a -> Complex a
powerOfInfinity _ (re :+ im) = case (compare re 0, im == 0) of
  (GT, True) -> (1 / 0) :+ 0
  (LT, True) -> 0 :+ 0
  _ -> nan :+ nan
  where nan = 0 / 0

instance Functor Complex where
  fmap f (x :+ y) = f x :+ f y
instance Foldable Complex where
  foldr f z (x :+ y) = f x (f y z)
instance Traversable Complex where
  traverse f (x :+ y) = (:+) <$> f x <*> f y
instance Applicative Complex where
  pure a = a :+ a
  (f :+ g) <*> (a :+ b) = f a :+ g b
instance Monad Complex where
  (a :+ b) >>= f = realPart (f a) :+ imagPart (f b)
