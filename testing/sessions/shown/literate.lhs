-- debug:
-- answer: no
-- answer: no
-- answer: no
-- answer: reject
-- answer: reject
-- answer: yes
-- answer: yes
-- answer: no

The session shows a literate program without its `>`, and without the text between; a lambda has no comments in its name.

> module Main where

> data Item = Item { name :: String, cents :: Int }

Prices are rounded down to tens.

> total :: [Item] -> Int
> total items = sum (map (\item ->  -- the price, rounded
>                            let p = cents item   {- in cents -}
>                                r = p `mod` 10
>                            in p + r) items)

> label :: Item -> String
> label item
>   | cents item > 100 -- dear
>     = name item ++ tag

The tag is explained here, in
the middle of the equation.

>   | otherwise = name item
>   where
>     tag = " (teuer)"

> main :: IO ()
> main = do
>   let items = [Item "Brötchen" 35, Item "Käse" 428]
>   print (total items)
>   mapM_ (putStrLn . label) items
-- expected stdout:
-- | 476
-- | Brötchen
-- | Käse (teuer)
-- expected session:
-- | 476
-- | Brötchen
-- | Käse (teuer)
-- | 1. main = {prints "476\nBrötchen\nKäse (teuer)\n"} ? no
-- | 2. total [Item {name = "Brötchen", cents = 35},Item {name = "Käse", cents = 428}] = 476 ? no
-- | 3. (\item -> let {p = cents item; r = p `mod` 10} in p + r) (Item {name = "Brötchen", cents = 35}) = 40 ? no
-- | The fault is in (\item -> let {p = cents item; r = p `mod` 10} in p + r), literate.lhs:20:27
-- |     \item ->  -- the price, rounded
-- |        let p = cents item   {- in cents -}
-- |            r = p `mod` 10
-- |        in p + r
-- | The finding rests on these answers. Type `go N` to change the answer to question N, `node N` to change an answer that was not asked for, or reject again: then `(\item -> let {p = cents item; r = p `mod` 10} in p + r) (Item {name = "Brötchen", cents = 35}) = 40` counts as don't know and the search goes on.
-- |   1. main = {prints "476\nBrötchen\nKäse (teuer)\n"}  wrong
-- |   2. total [Item {name = "Brötchen", cents = 35},Item {name = "Käse", cents = 428}] = 476  wrong
-- |   3. (\item -> let {p = cents item; r = p `mod` 10} in p + r) (Item {name = "Brötchen", cents = 35}) = 40  wrong
-- | 4. (\item -> let {p = cents item; r = p `mod` 10} in p + r) (Item {name = "Käse", cents = 428}) = 436 ? yes
-- | The fault is in total, literate.lhs:20:3
-- |     total items = sum (map (\item ->  -- the price, rounded
-- |                             ...............................
-- |   .                            let p = cents item   {- in cents -}
-- |   .                                r = p `mod` 10
-- |                                in p + r) items)
-- |                                ........
-- | or, not judged, in (\item -> let {p = cents item; r = p `mod` 10} in p + r), literate.lhs:20:27
-- |     \item ->  -- the price, rounded
-- |        let p = cents item   {- in cents -}
-- |            r = p `mod` 10
-- |        in p + r
-- |   (\item -> let {p = cents item; r = p `mod` 10} in p + r) (Item {name = "Brötchen", cents = 35}) = 40
