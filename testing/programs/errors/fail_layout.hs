module Main where

main :: IO ()
main = do
  let x = 1
    y = 2
  print (x + y)
-- expected stderr:
-- | fail_layout.hs:5:3: error: The last statement of a `do` block must be an expression.
-- |  5 |   let x = 1
-- |    |   ^^^^^^^^^
-- | fail_layout.hs:6:5: error: I found `y` here, but expected the next declaration, at the start of a line.
-- |  6 |     y = 2
-- |    |     ^
-- | fail_layout.hs:5:3: note: The `do` block starts here.
-- |  5 |   let x = 1
-- |    |   ^
-- | 2 errors
