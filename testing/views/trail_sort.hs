-- The sort program of foundations-2006 and its trail, which chooses the list each time.
-- view: trail --go a1 --go a2 --go a2 --go a2 --go a2
-- view: trail --go a1.1 --go stack
-- view: trail --go a1 --go result --go 'parts a2' --go source --go f --go back --go up
-- view: trail --node 4 --go r --go a1 --go a1 --json
-- view: trail --list
-- view: trail --node 12
-- view: trail --piece 2
-- view: trail --go a3
-- view: trail --go sideways
sort :: Ord a => [a] -> [a]
sort [] = []
sort (x:xs) = insert x (sort xs)

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y:ys) = if x > y then y : insert x ys else x : ys

main :: IO ()
main = putStrLn (sort "sort")
-- expected stdout:
-- | $ trail --go a1 --go a2 --go a2 --go a2 --go a2
-- | Output:
-- |   os\n
-- | Trail:
-- |   <- putStrLn "os"  -- trail_sort.hs:20:8
-- |   <- insert 's' "o" | if True  -- trail_sort.hs:17:33, node 2
-- |   <- insert 'o' "r" | if False  -- trail_sort.hs:17:54, node 4
-- |   <- insert 'r' "t" | if False  -- trail_sort.hs:17:54, node 6
-- |   <- insert 't' ""  -- trail_sort.hs:16:15, node 8
-- |   <- sort ""  -- trail_sort.hs:12:11, node 9
-- | $ trail --go a1.1 --go stack
-- | Output:
-- |   os\n
-- | Trail:
-- |   <- putStrLn "os"  -- trail_sort.hs:20:8
-- |   <- main  -- trail_sort.hs:20:23, node 0
-- | $ trail --go a1 --go result --go 'parts a2' --go source --go f --go back --go up
-- | Output:
-- |   os\n
-- | Trail:
-- |   <- putStrLn "os"  -- trail_sort.hs:20:8
-- |   <- insert 's' "o" | if True  -- trail_sort.hs:17:33, node 2
-- | insert 's' "o" = "os"
-- | a2.1  'o'
-- | trail_sort.hs:17:33
-- |   insert x (y:ys) = if x > y then y : insert x ys else x : ys
-- |                                   ^^^^^^^^^^^^^^^
-- |   <- sort "sort"  -- trail_sort.hs:13:15, node 1
-- |   <- insert 's' "o" | if True  -- trail_sort.hs:17:33, node 2
-- |   <- sort "sort"  -- trail_sort.hs:13:15, node 1
-- | $ trail --node 4 --go r --go a1 --go a1 --json
-- | {"stack_depth":0,"stack":[],"steps":[{"kind":"redex","redex":"insert 'o' \"r\"","statement":"insert 'o' \"r\" = \"o\"","place":"trail_sort.hs:17:19","branches":["if False"],"node":4},{"kind":"redex","redex":"insert 'o' \"r\"","statement":"insert 'o' \"r\" = \"o\"","place":"trail_sort.hs:17:54","branches":["if False"],"node":4},{"kind":"redex","redex":"main","statement":"main = {prints \"os\\n\"}","place":"trail_sort.hs:20:23","branches":[],"node":0}]}
-- | inquest: There is no a1: main has no arguments.
-- | exit code 2
-- | $ trail --list
-- |    1  os\n  <- putStrLn "os"  -- trail_sort.hs:20:8
-- | $ trail --node 12
-- | inquest: There is no node 12; `inquest tree` shows the nodes.
-- | exit code 2
-- | $ trail --piece 2
-- | inquest: There is no piece 2 of the output; --list shows them.
-- | exit code 2
-- | $ trail --go a3
-- | Output:
-- |   os\n
-- | Trail:
-- |   <- putStrLn "os"  -- trail_sort.hs:20:8
-- | inquest: There is no a3: putStrLn has 1 argument.
-- | exit code 2
-- | $ trail --go sideways
-- | Output:
-- |   os\n
-- | Trail:
-- |   <- putStrLn "os"  -- trail_sort.hs:20:8
-- | inquest: sideways is no step of a path. A path is r (the result), a2 (an argument), w1 (a variable after `with`) or f (the function), then positions as in r.3 or a1.2.1, or r.2- for the rest of a list. `help` lists the commands.
-- | exit code 2
