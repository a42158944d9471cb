-- exit: 1
-- stderr: Maybe.fromJust: Nothing
module Main where

import Data.Maybe (fromJust)

-- What was printed of a value before the fault in it stays.
main :: IO ()
main = print [fromJust (Just 1), 2, fromJust Nothing :: Int]
-- expected stdout:
