{-# LANGUAGE FlexibleContexts, FlexibleInstances, FunctionalDependencies, MultiParamTypeClasses, OverloadedStrings #-}
-- Contexts of several parameters are inferred before any instance is known; string literals that nothing else
-- determines are of type String.
module Main where

import Data.IORef
import qualified Data.Text as T

class WriteRef r m a | r -> a where
  write :: r -> a -> m ()

class ReadRef r m a | r -> a where
  fetch :: r -> m a

modify ref f = do
  x <- fetch ref
  write ref (f x)
  return x

instance WriteRef (IORef a) IO a where
  write = writeIORef
instance ReadRef (IORef a) IO a where
  fetch = readIORef

table = [("one", 1), ("two", 2)]

main :: IO ()
main = do
  r <- newIORef (3 :: Int)
  old <- modify r (* 2)
  new <- fetch r
  print (old, new)
  print "abc"
  mapM_ print ["x", "y"]
  print (T.length "abc", "a" == "b", show "q", lookup "two" table)
-- expected stdout:
-- | (3,6)
-- | "abc"
-- | "x"
-- | "y"
-- | (3,False,"\"q\"",Just 2)
