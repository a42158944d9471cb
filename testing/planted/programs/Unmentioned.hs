-- plant: scale | x * k => x * 2
-- plant: small | x < limit => x < 5
-- plant: decorate | name ++ => "a" ++
module Main where

-- a local function that should have used a variable of its surroundings
scaleAll :: Int -> [Int] -> [Int]
scaleAll k xs = map scale xs
  where
    scale x = x * k

within :: Int -> [Int] -> Int
within limit = length . filter small
  where small x = x < limit

label :: String -> Int -> String
label name n = decorate (show n)
  where decorate s = name ++ ":" ++ s

main :: IO ()
main = do
  print (scaleAll 2 [3, 4])
  print (scaleAll 1 [3, 4])
  print (within 5 [1, 7], within 9 [1, 7])
  putStrLn (label "a" 3)
  putStrLn (label "b" 3)
