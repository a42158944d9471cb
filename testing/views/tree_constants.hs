-- A constant is a child of every redex that mentions it; the second time it is only named.
-- view: tree
-- view: tree --format dot
table :: [Int]
table = map square [1, 2, 3]

square :: Int -> Int
square x = x * x

first, second :: Int -> Int
first n = table !! n
second n = n + head table

main :: IO ()
main = print (first 1 + second 2)
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "7\n"}
-- | 1    first 1 = 4
-- | 2      table = 1 : 4 : _
-- | 3        square 2 = 4
-- | 5        square 1 = 1
-- | 4    second 2 = 3
-- | 2      -> table = 1 : 4 : _
-- | $ tree --format dot
-- | digraph execution_tree {
-- |   node [shape=box];
-- |   n0 [label="0  main = {prints \"7\\n\"}"];
-- |   n1 [label="1  first 1 = 4"];
-- |   n0 -> n1;
-- |   n2 [label="2  table = 1 : 4 : _"];
-- |   n1 -> n2;
-- |   n3 [label="3  square 2 = 4"];
-- |   n2 -> n3;
-- |   n5 [label="5  square 1 = 1"];
-- |   n2 -> n5;
-- |   n4 [label="4  second 2 = 3"];
-- |   n0 -> n4;
-- |   n4 -> n2 [style=dashed];
-- | }
