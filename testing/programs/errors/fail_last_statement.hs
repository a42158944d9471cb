module Main where

main :: IO ()
main = do
  line <- getLine
-- expected stderr:
-- | fail_last_statement.hs:5:3: error: The last statement of a `do` block must be an expression.
-- |  5 |   line <- getLine
-- |    |   ^^^^^^^^^^^^^^^
-- | 1 error
