-- H2010 6.4.6: truncate, round (to even), ceiling, floor, properFraction on Double, Float and Rational.
module Main where

import Data.Ratio

main :: IO ()
main = do
  let xs = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.4, 2.6, -2.6] :: [Double]
  print (map round xs :: [Int])
  print (map truncate xs :: [Int])
  print (map ceiling xs :: [Int])
  print (map floor xs :: [Int])
  print (map properFraction xs :: [(Int, Double)])
  print (map round [5 % 2, 7 % 2, -5 % 2, 1 % 3] :: [Integer])
  print (floor (-7 % 2 :: Rational), ceiling (-7 % 2 :: Rational), truncate (7 % 2 :: Rational))
  print (round 1e20, truncate (-1e30), ceiling (1.5 :: Float), floor (2 ^^ (-3)))
  print (fromIntegral (round 3.7) + 0.5, realToFrac (1.5 :: Float) :: Double)
  print (properFraction (-3.75) :: (Integer, Double))

-- expected stdout:
-- | [-2,-2,0,0,2,2,2,3,-3]
-- | [-2,-1,0,0,1,2,2,2,-2]
-- | [-2,-1,0,1,2,3,3,3,-2]
-- | [-3,-2,-1,0,1,2,2,2,-3]
-- | [(-2,-0.5),(-1,-0.5),(0,-0.5),(0,0.5),(1,0.5),(2,0.5),(2,0.3999999999999999),(2,0.6000000000000001),(-2,-0.6000000000000001)]
-- | [2,4,-2,0]
-- | (-4,-3,3)
-- | (100000000000000000000,-1000000000000000019884624838656,2,0)
-- | (4.5,1.5)
-- | (-3,-0.75)
