-- Contexts with several classes, constraints inferred, functions over (Ord a, Show a, Num a).
module Main where

import Data.List (sortBy, maximumBy)
import Data.Ord (comparing)

report :: (Show a, Ord a, Num a) => String -> [a] -> String
report title xs = title ++ ": " ++ show (maximum xs) ++ " " ++ show (sum xs) ++ " " ++ show (filter (> 0) xs)

-- inferred: (Show b, Integral a, Fractional b) => ...
ratio a b = show (fromIntegral a / fromIntegral b `asTypeOf` witness)
  where witness = 0 :: Double

class (Show a, Ord a) => Entity a where
  ident :: a -> Int
  rename :: String -> a -> a
  summary :: a -> String
  summary x = show (ident x) ++ "=" ++ show x

data User = User Int String deriving (Show, Eq, Ord)
instance Entity User where
  ident (User n _) = n
  rename s (User n _) = User n s

largest :: Entity a => [a] -> String
largest xs = summary (maximum xs) ++ (if maximum xs == minimum xs then "!" else "")

argmax :: Ord b => (a -> b) -> [a] -> a
argmax f = maximumBy (comparing f)

main :: IO ()
main = do
  putStrLn (report "ints" [3, -1, 4 :: Int])
  putStrLn (report "doubles" [2.5, -1])
  putStrLn (ratio (7 :: Int) (2 :: Integer))
  putStrLn (largest [User 1 "a", User 2 "b"])
  putStrLn (summary (rename "z" (User 3 "c")))
  print (argmax length ["a", "abc", "ab"], sortBy (comparing negate) [1, 3, 2])

-- expected stdout:
-- | ints: 4 6 [3,4]
-- | doubles: 2.5 1.5 [2.5]
-- | 3.5
-- | 2=User 2 "b"
-- | 3=User 3 "z"
-- | ("abc",[3,2,1])
