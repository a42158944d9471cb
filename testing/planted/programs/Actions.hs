-- plant: greeting | "hello, " ++ => "helo, " ++
-- plant: report | n + 1 => n + 2
-- plant: average | sum xs `div` length xs => sum xs `div` (length xs - 3)
-- plant: safeHead | safeHead (x : _) = Just x => safeHead (_ : x : _) = Just x
-- plant: repeatAction | repeatAction (n - 1) act => repeatAction (n - 2) act
module Main where

import qualified Data.Map as Map

greeting :: String -> String
greeting name = "hello, " ++ name

greet :: String -> IO ()
greet name = putStrLn (greeting name)

repeatAction :: Int -> IO () -> IO ()
repeatAction n act
  | n <= 0 = return ()
  | otherwise = act >> repeatAction (n - 1) act

report :: Int -> IO Int
report n = do
  putStrLn ("value " ++ show n)
  return (n + 1)

average :: [Int] -> Int
average xs = sum xs `div` length xs

safeHead :: [a] -> Maybe a
safeHead (x : _) = Just x
safeHead _ = Nothing

count :: String -> Map.Map Char Int
count = foldr (\c m -> Map.insertWith (+) c 1 m) Map.empty

main :: IO ()
main = do
  repeatAction 2 (greet "Ann")
  n <- report 3
  m <- report n
  print m
  print (Map.toList (count "hello"))
  print (safeHead [1, 2, 3 :: Int])
  print (average [2, 4, 6])
