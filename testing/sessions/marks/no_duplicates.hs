-- slicing-2006, 2: the statement is right, but the list should have no duplicates: its second argument is marked. The
-- search keeps to what made that list, and leaves out what happens to it afterwards.
-- debug: --order outermost
-- answer: no
-- answer: yes
-- answer: mark a2
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = putStrLn (shout (insert 'b' (distinct "cc")))

shout :: String -> String
shout s = s ++ "!"

-- Into a list of mutually different characters, in order.
insert :: Char -> String -> String
insert x [] = [x]
insert x (y:ys)
  | x < y = x : y : ys
  | x == y = y : ys
  | otherwise = y : insert x ys

distinct :: String -> String
distinct [] = []
distinct (x:xs) = x : without 'x' (distinct xs)

without :: Char -> String -> String
without x s = filter (/= x) s
-- expected stdout:
-- | bcc!
-- expected session:
-- | bcc!
-- | 1. main = {prints "bcc!\n"} ? no
-- | 2. shout "bcc" = "bcc!" ? yes
-- | 3. insert 'b' "cc" = "bcc" ? inadmissible at a2
-- | 4. distinct "cc" = "cc" ? no
-- | 5. without 'x' "c" = "c" ? yes
-- | 6. distinct "c" = "c" ? yes
-- | The fault is in distinct, no_duplicates.hs:28:1 (its equations: lines 27-28)
-- |     distinct (x:xs) = x : without 'x' (distinct xs)
