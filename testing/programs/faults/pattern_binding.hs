-- exit: 1
-- stderr: Non-exhaustive patterns in Just x
module Main where

main :: IO ()
main = do
  let Just x = lookup 3 [(1, 'a'), (2, 'b')]
  putStrLn "lazy so far"
  print x
-- expected stdout:
-- | lazy so far
