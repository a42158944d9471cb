-- A list whose maker calls itself for the rest with the same arguments.
module Main where

splitOn :: Char -> String -> [String]
splitOn c s = case cut c s of
  (w, rest)
    | null rest -> [w]
    | otherwise -> w : splitOn c (after c rest)

cut :: Char -> String -> (String, String)
cut c = break (== c)

after :: Char -> String -> String
after c (x : xs)
  | x == c = xs
after _ xs = xs

main :: IO ()
main = mapM_ print (map length (splitOn ',' "a,bc,d"))

-- plant: splitOn | splitOn c (after c rest) => splitOn c rest
-- plant: after | x == c = xs => x == c = x : xs
-- plant: cut | break (== c) => break (/= c)
