module Main where
import Data.Array.ST
import Data.Array
import Data.STRef
import Control.Monad.ST
import Control.Monad

-- imperative algorithms in ST
sieve :: Int -> [Int]
sieve n = [i | (i, True) <- assocs marks]
  where
    marks = runSTArray $ do
      arr <- newArray (2, n) True
      forM_ [2 .. n] $ \i -> do
        alive <- readArray arr i
        when (alive && i * i <= n) $ strike arr i n
      return arr

strike :: STArray s Int Bool -> Int -> Int -> ST s ()
strike arr i n = forM_ [i * i, i * i + i .. n] $ \j -> writeArray arr j False

sumST :: [Int] -> Int
sumST xs = runST $ do
  ref <- newSTRef 0
  mapM_ (add ref) xs
  readSTRef ref

add :: STRef s Int -> Int -> ST s ()
add ref x = modifySTRef ref (+ x)

bubble :: [Int] -> [Int]
bubble xs = elems (runSTArray (do
  let n = length xs
  arr <- newListArray (0, n - 1) xs
  forM_ [n - 2, n - 3 .. 0] $ \top ->
    forM_ [0 .. top] $ \i -> swapIf arr i
  return arr))

swapIf :: STArray s Int Int -> Int -> ST s ()
swapIf arr i = do
  a <- readArray arr i
  b <- readArray arr (i + 1)
  when (a > b) $ do
    writeArray arr i b
    writeArray arr (i + 1) a

main :: IO ()
main = do
  print (sieve 20)
  print (sumST [1 .. 4])
  print (bubble [3, 1, 2])
-- plant: strike | [i * i, i * i + i .. n] => [i * i + i, i * i + i + i .. n]
-- plant: add | (+ x) => (* x)
-- plant: swapIf | a > b => a < b
-- plant: swapIf | writeArray arr i b => writeArray arr i a
-- plant: sumST | newSTRef 0 => newSTRef 1
