-- stdin: $ cd /
-- stdin: $ ls
-- stdin: dir a
-- stdin: 14848514 b.txt
-- stdin: 8504156 c.dat
-- stdin: dir d
-- stdin: $ cd a
-- stdin: $ ls
-- stdin: dir e
-- stdin: 29116 f
-- stdin: 2557 g
-- stdin: 62596 h.lst
-- stdin: $ cd e
-- stdin: $ ls
-- stdin: 584 i
-- stdin: $ cd ..
-- stdin: $ cd ..
-- stdin: $ cd d
-- stdin: $ ls
-- stdin: 4060174 j
-- stdin: 8033020 d.log
-- stdin: 5626152 d.ext
-- stdin: 7214296 k
{-# LANGUAGE MultiWayIf, NamedFieldPuns #-}
module Main where
import Data.List
import Data.Maybe
import qualified Data.Map as M
import Control.Monad.State
import Text.Read (readMaybe)

-- Advent of Code 2022 day 7 with a zipper
data Node = File { nName :: String, nSize :: Int } | Dir { nName :: String, children :: [Node] } deriving (Show, Eq)
data Crumb = Crumb String [Node] [Node] deriving Show
type Zipper = (Node, [Crumb])

up :: Zipper -> Maybe Zipper
up (_, []) = Nothing
up (item, Crumb name ls rs : bs) = Just (Dir name (ls ++ [item] ++ rs), bs)

top :: Zipper -> Zipper
top z = maybe z top (up z)

to :: String -> Zipper -> Zipper
to name (Dir { nName, children }, bs) = case break ((== name) . nName') children of
  (ls, item : rs) -> (item, Crumb nName ls rs : bs)
  (ls, []) -> (Dir name [], Crumb nName ls [] : bs)
  where nName' n = case n of { File { nName = x } -> x; Dir { nName = x } -> x }
to name (f@File {}, _) = error ("cd into file " ++ name ++ ": " ++ show f)

insertNode :: Node -> Zipper -> Zipper
insertNode n (Dir d cs, bs)
  | any ((== nName n) . nName) cs = (Dir d cs, bs)
  | otherwise = (Dir d (cs ++ [n]), bs)
insertNode _ z = z

command :: Zipper -> String -> Zipper
command z line = case words line of
  ["$", "cd", "/"] -> top z
  ["$", "cd", ".."] -> fromMaybe z (up z)
  ["$", "cd", d] -> to d z
  ["$", "ls"] -> z
  ["dir", d] -> insertNode (Dir d []) z
  [size, f] | Just n <- readMaybe size -> insertNode (File f n) z
  _ -> error ("bad line: " ++ show line)

sizes :: Node -> M.Map [String] Int
sizes = flip execState M.empty . go []
  where go :: [String] -> Node -> State (M.Map [String] Int) Int
        go _ (File _ n) = return n
        go p (Dir d cs) = do
          let here = d : p
          t <- sum <$> mapM (go here) cs
          modify (M.insert here t)
          return t

draw :: Node -> [String]
draw n = case n of
  File f s -> ["- " ++ f ++ " (file, size=" ++ show s ++ ")"]
  Dir d cs -> ("- " ++ d ++ " (dir)") : map ("  " ++) (concatMap draw cs)

main :: IO ()
main = interact $ \input ->
  let z0 = (Dir "/" [], [])
      (root, _) = top (foldl' command z0 (lines input))
      ss = sizes root
      used = ss M.! ["/"]
      need = used - 40000000
      grade s = if | s > 1000000 -> "huge" | s > 10000, s < 100000 -> "medium" | otherwise -> "other"
  in unlines $ draw root ++
     [ intercalate "/" (reverse p) ++ " " ++ show s ++ " " ++ grade s | (p, s) <- M.toList ss ] ++
     [ show (sum (filter (<= 100000) (M.elems ss))), show (minimum (filter (>= need) (M.elems ss))) ]
-- expected stdout:
-- | - / (dir)
-- |   - a (dir)
-- |     - e (dir)
-- |       - i (file, size=584)
-- |     - f (file, size=29116)
-- |     - g (file, size=2557)
-- |     - h.lst (file, size=62596)
-- |   - b.txt (file, size=14848514)
-- |   - c.dat (file, size=8504156)
-- |   - d (dir)
-- |     - j (file, size=4060174)
-- |     - d.log (file, size=8033020)
-- |     - d.ext (file, size=5626152)
-- |     - k (file, size=7214296)
-- | / 48381165 huge
-- | //a 94853 medium
-- | //d 24933642 huge
-- | //a/e 584 other
-- | 95437
-- | 24933642
