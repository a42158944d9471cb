-- The sort program of foundations-2006, with its fault.
-- view: tree
-- view: tree --from 4 --depth 1
-- view: tree --nodes 3 --format dot
-- view: tree --nodes 2 --json
-- view: tree --from 99
sort :: Ord a => [a] -> [a]
sort [] = []
sort (x:xs) = insert x (sort xs)

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y:ys) = if x > y then y : insert x ys else x : ys

main :: IO ()
main = putStrLn (sort "sort")
-- expected stdout:
-- | $ tree
-- |  0  main = {prints "os\n"}
-- |  1    sort "sort" = "os"
-- |  2      insert 's' "o" = "os"
-- | 10        insert 's' "" = "s"
-- |  3      sort "ort" = "o"
-- |  4        insert 'o' "r" = "o"
-- |  5        sort "rt" = "r"
-- |  6          insert 'r' "t" = "r"
-- |  7          sort "t" = "t"
-- |  8            insert 't' "" = "t"
-- |  9            sort "" = ""
-- | $ tree --from 4 --depth 1
-- | 4  insert 'o' "r" = "o"
-- | $ tree --nodes 3 --format dot
-- | digraph execution_tree {
-- |   node [shape=box];
-- |   n0 [label="0  main = {prints \"os\\n\"}"];
-- |   n1 [label="1  sort \"sort\" = \"os\"  … 7 below"];
-- |   n0 -> n1;
-- |   n2 [label="2  insert 's' \"o\" = \"os\"  … 1 below"];
-- |   n1 -> n2;
-- | }
-- | $ tree --nodes 2 --json
-- | {"size":11,"nodes":[{"node":0,"parent":null,"depth":0,"reference":false,"module":"Main","file":"tree_sort.hs","first_line":16,"last_line":16,"hidden":0,"statement":{"name":"main","text":"main = {prints \"os\\n\"}","arguments":[],"result":{"kind":"action","effects":[{"kind":"effect","name":"prints","words":"prints _","values":[{"kind":"string","value":"os\n"}]}]},"free_variables":[]}},{"node":1,"parent":0,"depth":1,"reference":false,"module":"Main","file":"tree_sort.hs","first_line":8,"last_line":9,"hidden":9,"statement":{"name":"sort","text":"sort \"sort\" = \"os\"","types":["Char"],"arguments":[{"kind":"string","value":"sort"}],"result":{"kind":"string","value":"os"},"free_variables":[]}}]}
-- | $ tree --from 99
-- | inquest: There is no node 99; the last one is 10.
-- | exit code 2
