-- A trusted function is shown by name; what it calls belongs to whoever applied it.
-- debug: --tree fdt --trust helper
-- answer: tree 0 20
-- answer: no
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = print (app helper)

app :: (Int -> Int) -> Int
app f = f 1

helper :: Int -> Int
helper x = inc x

inc :: Int -> Int
inc x = x + 2
-- expected stdout:
-- | 3
-- expected session:
-- | 3
-- | 0  main = {prints "3\n"}
-- |   1  app helper = 3
-- |     2  inc 1 = 3
-- | 1. main = {prints "3\n"} ? no
-- | 2. app helper = 3 ? no
-- | 3. inc 1 = 3 ? no
-- | The fault is in inc, trusted_helper.hs:19:1
-- |     inc x = x + 2
