-- What a primitive holds cannot be taken out of it.
module Main where

import Data.Coerce
import Data.IORef

newtype Age = Age Int

main :: IO ()
main = do
  ref <- newIORef (Age 3)
  modifyIORef (coerce ref :: IORef Int) (+ 1)
-- expected stderr:
-- | fail_coerce_inside.hs:12:16: error: the parts of a `IORef` cannot be coerced here
-- |  12 |   modifyIORef (coerce ref :: IORef Int) (+ 1)
-- |     |                ^^^^^^
-- | 1 error
