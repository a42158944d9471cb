-- exit: 255
-- A code that no process can have, as GHC's programs and their shells have it.
module Main where

import System.Exit

main :: IO ()
main = putStrLn "before" >> exitWith (ExitFailure 256) >> putStrLn "after"
-- expected stdout:
-- | before
