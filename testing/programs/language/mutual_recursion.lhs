A literate program: only the lines that begin with > are code.

> module Main where
>
> isEven, isOdd :: Int -> Bool
> isEven 0 = True
> isEven n = isOdd (n - 1)

Between two pieces of code stands a blank line.

> isOdd 0 = False
> isOdd n = isEven (n - 1)
>
> main :: IO ()
> main = print (isEven 10, isOdd 10)

-- expected stdout:
-- | (True,False)
