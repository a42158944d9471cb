-- plant: doubled | n : map (* 2) ys => map (* 2) ys
-- plant: addAll | v : map (* 2) zs => map (* 2) zs
-- plant: depths | 0 : map (+ 1) shallow => map (+ 1) deep
-- plant: render | width lines' => width rendered
-- plant: fareTo | fare (n - 1) => fare n
-- Values that a fault makes need themselves: the run ends with <<loop>>, and what is around it never finished.
module Main where

import Control.Monad
import Data.IORef

doubled :: Int -> [Int]
doubled n = take 3 ys
  where
    ys = n : map (* 2) ys

addAll :: IORef Int -> IO Int
addAll ref = do
  modifyIORef ref (`mod` 5)
  v <- readIORef ref
  forM_ (let zs = v : map (* 2) zs in take 3 zs) (\z -> modifyIORef ref (+ z))
  readIORef ref

depths :: Int -> [Int]
depths n = take n deep
  where
    shallow = 1 : map (* 3) deep
    deep = 0 : map (+ 1) shallow

width :: [String] -> Int
width = maximum . map length

render :: [String] -> [String]
render names = rendered
  where
    lines' = map ("- " ++) names
    rendered = replicate (width lines') '=' : lines'

-- There is no way: both this and a wrong table fail, in other ways.
fare :: Int -> Int
fare = (map fareTo [0 ..] !!)

fareTo :: Int -> Int
fareTo 0 = error "no road"
fareTo n = fare (n - 1)

main :: IO ()
main = do
  print (doubled 3)
  ref <- newIORef 7
  addAll ref >>= print
  addAll ref >>= print
  print (sum (depths 5))
  mapM_ putStrLn (render ["ann", "robert"])
  print (fare 2)
