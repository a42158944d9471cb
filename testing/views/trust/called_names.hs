-- What is named with --suspect is shown by that name, whatever the library calls what its uses become.
-- trace: --suspect maximum --suspect Prelude.sum
-- view: observe maximum
-- view: observe sum
module Main where

main :: IO ()
main = do
  print (maximum [3, 8, 5 :: Int])
  print (sum [1, 2 :: Int])
-- expected stdout:
-- | $ observe maximum
-- | 1  maximum [3,8,5] = 8
-- | $ observe sum
-- | 2  sum [1,2] = 3
