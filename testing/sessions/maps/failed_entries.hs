-- An application that failed is an entry of a map; a function that was never applied is {}, one never computed _.
-- debug: --tree fdt
-- answer: tree 0 30
-- answer: no
-- answer: no
module Main where
import Control.Exception

keep :: (Int -> Int) -> (Int -> Int) -> Int -> [Int]
keep f g n = [f n, f (n - 1)]

inverse :: Int -> Int
inverse n = 10 `div` n

lazily :: Bool -> (Int -> Int) -> Int
lazily b f = if b then 1 else f 2

main :: IO ()
main = do
  r <- try (evaluate (sum (keep inverse (\x -> x) 1))) :: IO (Either ArithException Int)
  print r
  print (lazily True (error "no"))
-- expected stdout:
-- | Left divide by zero
-- | 1
-- expected session:
-- | Left divide by zero
-- | 1
-- | 0  main = {prints "Left divide by zero\n1\n"}
-- |   1  keep {1 -> 10, 0 -> error "divide by zero"} {} 1 = [10,error "divide by zero"]
-- |   2  inverse 1 = 10
-- |   3  inverse 0 = error "divide by zero"
-- |   4  lazily True _ = 1
-- | 1. main = {prints "Left divide by zero\n1\n"} ? no
-- | 2. keep {1 -> 10, 0 -> error "divide by zero"} {} 1 = [10,error "divide by zero"] ? no
-- | The fault is in keep, failed_entries.hs:10:1
-- |     keep f g n = [f n, f (n - 1)]
