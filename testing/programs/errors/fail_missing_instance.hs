module Main where

data Color = Red | Green

main :: IO ()
main = do
  print Red
  print (Red == Green)
  print (\x -> x + 1)
-- expected stderr:
-- | fail_missing_instance.hs:7:3: error: there is no instance `Show Color`
-- |  7 |   print Red
-- |    |   ^^^^^
-- |   note: Add `deriving Show` to the declaration of `Color`, or write the instance.
-- | fail_missing_instance.hs:8:14: error: there is no instance `Eq Color`
-- |  8 |   print (Red == Green)
-- |    |              ^^
-- |   note: Add `deriving Eq` to the declaration of `Color`, or write the instance.
-- | fail_missing_instance.hs:9:3: error: there is no instance `Show (a -> a)`
-- |  9 |   print (\x -> x + 1)
-- |    |   ^^^^^
-- |   note: Functions cannot be shown. Is an argument missing?
-- | 3 errors
