-- plant: ticket | return (label n) => return (label (n + n `div` 9))
-- plant: label | n * 10 => min 80 (n * 10)
-- plant: next | n + 1 => if n == 9 then 11 else n + 1
-- plant: drawAll | replicateM 12 draw => fmap (++ [0]) (replicateM 11 draw)
-- plant: toggle | not b => b || not b
-- plant: toggle | not b => toggle b
-- plant: pulse | unless on (putStr "tock ") => unless on (putStr "tick ")
-- plant: blink | pulse flag >> pulse flag => pulse flag
module Main where

import Control.Monad
import Data.IORef

-- One action, executed many times: what it finds and what it returns are others each time.
ticket :: IORef Int -> IO Int
ticket counter = do
  n <- readIORef counter
  writeIORef counter (next n)
  return (label n)

next :: Int -> Int
next n = n + 1

label :: Int -> Int
label n = n * 10

drawAll :: IORef Int -> IO [Int]
drawAll counter = replicateM 12 draw
  where
    draw = ticket counter

toggle :: Bool -> Bool
toggle b = not b

-- Executed twice, it does not do the same twice.
pulse :: IORef Bool -> IO ()
pulse flag = do
  on <- readIORef flag
  when on (putStr "tick ")
  unless on (putStr "tock ")
  writeIORef flag (toggle on)

blink :: IORef Bool -> IO ()
blink flag = pulse flag >> pulse flag

main :: IO ()
main = do
  counter <- newIORef 1
  drawAll counter >>= print
  flag <- newIORef True
  let twice = blink flag
  twice
  pulse flag
  twice
  putStrLn ""
