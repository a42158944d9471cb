This is a literate program (H2010 10.4): lines that begin with `>` are code.

> module Main where

Text may stand between, if empty lines separate it from the code.

> import Data.List (sortBy)

> main :: IO ()
> main = do
>   putStrLn "literate"
>   print (sortBy (flip compare) [2, 3, 1 :: Int])

   Indented text is also only text. > even this.

> helper :: Int
> helper = 1

-- expected stdout:
-- | literate
-- | [3,2,1]
