-- H2010 3.3: application associates to the left; functions of several arguments are curried.
module Main where

add3 :: Int -> Int -> Int -> Int
add3 x y z = x + 10 * y + 100 * z

twice :: (a -> a) -> a -> a
twice f = f . f

compose :: [a -> a] -> a -> a
compose = foldr (.) id

main :: IO ()
main = do
  print (add3 1 2 3)
  let add1 = add3 1
      add12 = add1 2
  print (map add12 [1, 2, 3])
  print (twice twice twice (+ 1) 0)
  print (compose [(+ 1), (* 2), subtract 3] 10)
  print (uncurry (add3 1) (2, 3), curry fst 1 'x')
  print ((flip . flip) (-) 5 3)
  print (zipWith3 add3 [1, 2] [3, 4] [5, 6])
  print (foldr (\f x -> f x) 1 [(+ 1), (* 5)])
  print ((\x y -> \z -> x - y - z) 10 3 2)
  print ((.) (.) (.) (+ 1) (*) 3 4)

-- expected stdout:
-- | 321
-- | [121,221,321]
-- | 16
-- | 15
-- | (321,1)
-- | 2
-- | [531,642]
-- | 6
-- | 5
-- | 13
