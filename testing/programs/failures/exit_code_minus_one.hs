-- exit: 129
-- A code that no process can have, as GHC's programs and their shells have it.
module Main where

import System.Exit

main :: IO ()
main = putStrLn "before" >> exitWith (ExitFailure (-1)) >> putStrLn "after"
-- expected stdout:
-- | before
