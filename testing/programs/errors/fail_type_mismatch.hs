module Main where

double :: Int -> Int
double n = n * 2

main :: IO ()
main = do
  print (double "four")
  putStrLn (double 4)
-- expected stderr:
-- | fail_type_mismatch.hs:8:17: error: I expected `Int` but found `String`
-- |  8 |   print (double "four")
-- |    |                 ^^^^^^
-- | fail_type_mismatch.hs:9:13: error: I expected `String` but found `Int`
-- |  9 |   putStrLn (double 4)
-- |    |             ^^^^^^^^
-- | 2 errors
