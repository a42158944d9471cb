module Main where

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y:ys) = if x < y then x : y : ys else y : insrt x ys

main :: IO ()
main = print (foldr insert [] [3, 1, 2]) >> print lenght
-- expected stderr:
-- | fail_not_in_scope.hs:5:53: error: `insrt` is not in scope. Did you mean `insert`?
-- |  5 | insert x (y:ys) = if x < y then x : y : ys else y : insrt x ys
-- |    |                                                     ^^^^^
-- | fail_not_in_scope.hs:8:51: error: `lenght` is not in scope. Did you mean `length`?
-- |  8 | main = print (foldr insert [] [3, 1, 2]) >> print lenght
-- |    |                                                   ^^^^^^
-- | 2 errors
