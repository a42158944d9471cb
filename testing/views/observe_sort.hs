-- The sort program of foundations-2006: its observations of sort and insert. The slide has the results "or" and "rt" in two
-- lines, which are slips: its program gives "o" and "r". It lists them in the order of the tree.
-- view: observe sort
-- view: observe insert --sort tree
-- view: observe insert
-- view: observe
-- view: observe 'insert _ "" = _' --counts
-- view: observe 'insert _ _ = (_ : _ : _)'
-- view: observe 'insert in insert'
-- view: observe insert --in sort --from 2 --count 2
-- view: observe insert --json --count 1
-- view: observe --json
-- view: observe 'insert 3'
-- view: observe isort
-- view: observe putStrLn
-- view: observe 'insert (3'
-- view: observe '[1] 2'
sort :: Ord a => [a] -> [a]
sort [] = []
sort (x:xs) = insert x (sort xs)

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y:ys) = if x > y then y : insert x ys else x : ys

main :: IO ()
main = putStrLn (sort "sort")
-- expected stdout:
-- | $ observe sort
-- | 1  sort "sort" = "os"
-- | 3  sort "ort" = "o"
-- | 5  sort "rt" = "r"
-- | 7  sort "t" = "t"
-- | 9  sort "" = ""
-- | $ observe insert --sort tree
-- |  2  insert 's' "o" = "os"
-- | 10  insert 's' "" = "s"
-- |  4  insert 'o' "r" = "o"
-- |  6  insert 'r' "t" = "r"
-- |  8  insert 't' "" = "t"
-- | $ observe insert
-- |  2  insert 's' "o" = "os"
-- |  4  insert 'o' "r" = "o"
-- |  6  insert 'r' "t" = "r"
-- |  8  insert 't' "" = "t"
-- | 10  insert 's' "" = "s"
-- | $ observe
-- |            5  sort  observe_sort.hs:19-20
-- |            5  insert  observe_sort.hs:23-24
-- |            1  main  observe_sort.hs:27
-- | $ observe 'insert _ "" = _' --counts
-- |  8  1x  insert 't' "" = "t"
-- | 10  1x  insert 's' "" = "s"
-- | 2 calls, 2 different statements
-- | $ observe 'insert _ _ = (_ : _ : _)'
-- | 2  insert 's' "o" = "os"
-- | $ observe 'insert in insert'
-- | 10  insert 's' "" = "s"
-- | $ observe insert --in sort --from 2 --count 2
-- | 4  insert 'o' "r" = "o"
-- | 6  insert 'r' "t" = "r"
-- | … more: --from 4
-- | $ observe insert --json --count 1
-- | {"from":1,"more":true,"observations":[{"node":2,"caller":"sort","statement":{"name":"insert","text":"insert 's' \"o\" = \"os\"","types":["Char"],"arguments":[{"kind":"character","value":"s"},{"kind":"string","value":"o"}],"result":{"kind":"string","value":"os"},"free_variables":[]}}]}
-- | $ observe --json
-- | {"routines":[{"name":"sort","module":"Main","place":"observe_sort.hs:19-20","calls":5},{"name":"insert","module":"Main","place":"observe_sort.hs:23-24","calls":5},{"name":"main","module":"Main","place":"observe_sort.hs:27","calls":1}]}
-- | $ observe 'insert 3'
-- | inquest: No call matches the pattern.
-- | exit code 1
-- | $ observe isort
-- | inquest: The program has no function `isort`; did you mean `sort`?
-- | exit code 2
-- | $ observe putStrLn
-- | inquest: `putStrLn` is trusted: its calls were not recorded. Trace again with --suspect putStrLn.
-- | exit code 2
-- | $ observe 'insert (3'
-- | inquest: The pattern cannot be read at its end: `)` is missing.
-- | exit code 2
-- | $ observe '[1] 2'
-- | inquest: The pattern cannot be read before `2`: a pattern begins with the name of a function.
-- | exit code 2
