-- exit: 1
-- stderr: incomplete_equations.hs:(8,1)-(9,24): Non-exhaustive patterns in function name
module Main where

data Day = Monday | Tuesday | Sunday

name :: Day -> String
name Monday = "Monday"
name Tuesday = "Tuesday"

main :: IO ()
main = mapM_ (putStrLn . name) [Monday, Tuesday, Sunday]
-- expected stdout:
-- | Monday
-- | Tuesday
