-- Buttons that hold what a press does, in a reference, pressed until a limit is reached.
module Main where

import Data.IORef

data Button = Button {name :: String, onClick :: IO ()}

build :: IORef Int -> IORef [Button] -> IO ()
build count buttons = writeIORef buttons [Button "up" (change count 2), Button "down" (change count (-1))]

change :: IORef Int -> Int -> IO ()
change count n = modifyIORef count (+ n)

press :: IORef [Button] -> String -> IO ()
press buttons which = do
  bs <- readIORef buttons
  sequence_ [onClick b | b <- bs, name b == which]

untilReached :: IORef Int -> IORef [Button] -> IO ()
untilReached count buttons = do
  n <- readIORef count
  if reached n then return () else press buttons "up" >> untilReached count buttons

reached :: Int -> Bool
reached n = n >= 7

main :: IO ()
main = do
  count <- newIORef 0
  buttons <- newIORef []
  build count buttons
  untilReached count buttons
  readIORef count >>= print

-- plant: reached | n >= 7 => n == 7
-- open: press | name b == which => name b /= which
