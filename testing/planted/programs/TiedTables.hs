-- plant: next | chain (n - 1) => chain (1 - n)
-- plant: next | "dot" : => "dots" :
-- plant: route | table !! mod n 6 => table !! mod n 5
-- plant: leads | step (d `div` 2) => step (d * 2)
-- Tables whose entries go on in each other. A fault can make them end in each other instead.
module Main where
import qualified Data.Map as M

chain :: Int -> [String]
chain = (map next [0 ..] !!) . (`mod` 8)

next :: Int -> [String]
next 0 = ["end"]
next n = "dot" : chain (n - 1)

table :: [[Int]]
table = [n : if n < 2 then [] else route (n - 2) | n <- [0 ..]]

route :: Int -> [Int]
route n = table !! mod n 6

leads :: M.Map Int [Int]
leads = M.fromList [(d, d : step (d `div` 2)) | d <- [1, 2, 4, 8]]
  where step d = M.findWithDefault [] (d `mod` 15) leads

main :: IO ()
main = do
  print (take 4 (chain 10))
  print (take 5 (chain 15))
  print (take 4 (route 11))
  print (take 3 (leads M.! 8), take 3 (leads M.! 1))
