-- A thread waits for more than anybody sends. Such a run ends with an error of its own.
module Main where

import Control.Concurrent
import Control.Concurrent.MVar

wanted :: [Int] -> [Int]
wanted ns = filter even ns

send :: MVar Int -> [Int] -> IO ()
send box ns = mapM_ (putMVar box) ns

receive :: MVar Int -> Int -> IO [Int]
receive box n = mapM (\_ -> takeMVar box) [1 .. n]

count :: [Int] -> Int
count ns = length (wanted ns)

half :: [a] -> [a]
half xs = take (length xs `div` 2) xs

main :: IO ()
main = do
  box <- newEmptyMVar
  let letters = [1 .. 6]
  _ <- forkIO (send box (wanted letters))
  got <- receive box (count letters)
  print got
  _ <- forkIO (send box (half [7, 8, 9, 10]))
  receive box 2 >>= print

-- plant: count | length (wanted ns) => length ns
-- plant: send | mapM_ (putMVar box) ns => mapM_ (putMVar box) (drop 1 ns)
-- plant: half | `div` 2 => `div` 3
-- plant: main | receive box 2 => receive box 3
