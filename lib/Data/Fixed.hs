-- | Division of real numbers. The fixed-precision types need numbers in types and are not here.
module Data.Fixed (div', mod', divMod') where

div' :: (Real a, Integral b) => a -> a -> b
div' n d = floor (toRational n / toRational d)

mod' :: Real a => a -> a -> a
mod' n d = n - fromInteger (div' n d) * d

divMod' :: (Real a, Integral b) => a -> a -> (b, a)
divMod' n d = (f, n - fromIntegral f * d)
  where f = div' n d
