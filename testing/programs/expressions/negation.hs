-- H2010 3.4: the only prefix operator.
module Main where

f :: Int -> Int
f (-1) = 0
f n = -n

neg :: Num a => a -> a
neg x = - x

main :: IO ()
main = do
  print (-1)
  print (- 1 + 2)
  print (f (-1), f 5, f (- 3))
  print [-1, -2 .. -5]
  print (abs (-3), signum (-2.5), negate (-1))
  print (neg 3, neg (-2.5))
  print (-1 `mod` 3, (-1) `mod` 3)
  print (let x = 5 in -x, let x = 5 in 3-x)
  print (- 2 * 3, 2 - 3)
  print ((\x -> -x) 1, (subtract 1) 2)
  print (-0.0 :: Double, negate 0 :: Double)
  print (- (-1) == 1, -1 == negate 1, -2 < -1 && 0 > -1)
  case -1 of
    -1 -> putStrLn "minus one"
    _ -> putStrLn "other"

-- expected stdout:
-- | -1
-- | 1
-- | (0,-5,3)
-- | [-1,-2,-3,-4,-5]
-- | (3,-1.0,1)
-- | (-3,2.5)
-- | (-1,2)
-- | (-5,-2)
-- | (-6,-1)
-- | (-1,1)
-- | (-0.0,-0.0)
-- | (True,True,True)
-- | minus one
