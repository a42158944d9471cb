-- Three functions call each other in no fixed order.
module Main where

data Token = Open | Close | Item Int

parse :: [Token] -> Int -> Int
parse [] n = n
parse (Open : ts) n = group ts (n + 1)
parse (t : ts) n = item t ts n

group :: [Token] -> Int -> Int
group (Close : ts) n = parse ts n
group ts n = parse ts n

item :: Token -> [Token] -> Int -> Int
item (Item k) ts n = parse ts (n + k)
item _ ts n = parse ts n

main :: IO ()
main = print (parse (concat (replicate 2 [Open, Item 3, Close, Item 4])) 0)

-- plant: item | item _ ts n = parse ts n => item t ts n = parse (t : ts) n
-- plant: item | parse ts (n + k) => parse (Item k : Open : ts) (n + k)
-- plant: group | group (Close : ts) n = parse ts n => group (Item k : ts) n = group (Item k : ts) n
