-- Two solvers: Davis-Putnam on propositional formulas, and Sudoku by propagation and search; both over their own
-- sets and maps, with type classes for what they share.
module Main where

import Data.List (minimumBy, nub, sortBy, foldl')

-- Search problems

class Problem p where
  isSolved :: p -> Bool
  isFailed :: p -> Bool
  branches :: p -> [p]
  simplify :: p -> p
  simplify = id

data Statistics = Statistics { visited :: Int, failures :: Int }
  deriving (Eq, Show)

noStatistics :: Statistics
noStatistics = Statistics { visited = 0, failures = 0 }

-- Depth first; the first solution and what it took.
search :: Problem p => p -> (Maybe p, Statistics)
search problem = go [problem] noStatistics
  where
    go [] s = (Nothing, s)
    go (p : ps) s
      | isFailed p' = n `seq` f `seq` go ps s { visited = n, failures = f }
      | isSolved p' = (Just p', s { visited = n })
      | otherwise = n `seq` go (branches p' ++ ps) s { visited = n }
      where
        p' = simplify p
        n = visited s + 1
        f = failures s + 1

-- Propositional logic

data Literal = Literal { positive :: Bool, variable :: Int }
  deriving (Eq, Ord)

instance Show Literal where
  showsPrec d (Literal True v) = showsPrec d v
  showsPrec d (Literal False v) = showParen (d > 6) (showChar '-' . shows v)

complement :: Literal -> Literal
complement l = l { positive = not (positive l) }

type Clause = [Literal]

data Formula = Formula { clauses :: [Clause], assigned :: [Literal] }

instance Problem Formula where
  isSolved = null . clauses
  isFailed = any null . clauses
  simplify = propagate
  branches f = [assign l f, assign (complement l) f]
    where l = mostFrequent f

assign :: Literal -> Formula -> Formula
assign l f = Formula { clauses = reduce (clauses f), assigned = l : assigned f }
  where
    reduce [] = []
    reduce (c : cs)
      | l `elem` c = reduce cs
      | otherwise = filter (/= l') c : reduce cs
    l' = complement l

propagate :: Formula -> Formula
propagate f = case [l | [l] <- clauses f] of
  [] -> f
  l : _
    | any null (clauses f') -> f'
    | otherwise -> propagate f'
    where f' = assign l f

-- The literal that occurs most in the shortest clauses.
mostFrequent :: Formula -> Literal
mostFrequent f = snd (maximumOn fst [(length (filter (== l) ls), l) | l <- nub ls])
  where
    n = minimum (map length (clauses f))
    ls = concat (filter ((== n) . length) (clauses f))

maximumOn :: Ord b => (a -> b) -> [a] -> a
maximumOn key = foldr1 (\x y -> if key x >= key y then x else y)

literal :: Int -> Literal
literal n = Literal { positive = n > 0, variable = abs n }

-- n pigeons do not fit into n - 1 holes.
pigeons :: Int -> Formula
pigeons n = Formula
  { clauses =
      [[at p h | h <- [1 .. n - 1]] | p <- [1 .. n]]
        ++ [[complement (at p h), complement (at q h)] | h <- [1 .. n - 1], p <- [1 .. n], q <- [p + 1 .. n]]
  , assigned = []
  }
  where at p h = literal (p * n + h)

-- Colours for a ring of wheels.
colouring :: Int -> Int -> Formula
colouring n k = Formula
  { clauses =
      [[has v c | c <- [1 .. k]] | v <- vertices]
        ++ [[complement (has v c), complement (has w c)] | (v, w) <- edges, c <- [1 .. k]]
  , assigned = []
  }
  where
    vertices = [0 .. n - 1]
    edges = [(v, (v + d) `mod` n) | v <- vertices, d <- [1, 5]]
    has v c = literal (v * k + c)

-- Sudoku

newtype Digits = Digits [Int]
  deriving (Eq, Ord)

instance Show Digits where
  show (Digits ds) = concatMap show ds

single :: Digits -> Bool
single (Digits [_]) = True
single _ = False

data Tree a = Empty | Branch (Tree a) Int a (Tree a)

lookupTree :: Int -> Tree a -> a
lookupTree _ Empty = error "lookupTree: no such cell"
lookupTree i (Branch l j x r)
  | i < j = lookupTree i l
  | i > j = lookupTree i r
  | otherwise = x

update :: Int -> a -> Tree a -> Tree a
update _ _ Empty = error "update: no such cell"
update i x (Branch l j y r)
  | i < j = Branch (update i x l) j y r
  | i > j = Branch l j y (update i x r)
  | otherwise = Branch l j x r

build :: [(Int, a)] -> Tree a
build [] = Empty
build ps = Branch (build before) i x (build after)
  where (before, (i, x) : after) = splitAt (length ps `div` 2) ps

instance Functor Tree where
  fmap _ Empty = Empty
  fmap f (Branch l i x r) = Branch (fmap f l) i (f x) (fmap f r)

toPairs :: Tree a -> [(Int, a)]
toPairs t = go t []
  where
    go Empty = id
    go (Branch l i x r) = go l . ((i, x) :) . go r

data Board = Board { cells :: Tree Digits, dead :: Bool }

instance Problem Board where
  isSolved b = all (single . snd) (toPairs (cells b))
  isFailed = dead
  branches b = [place i d b | d <- ds]
    where
      open = [(length xs, i, xs) | (i, Digits xs) <- toPairs (cells b), length xs > 1]
      (_, i, ds) = minimumBy (\(m, _, _) (n, _, _) -> compare m n) open

peers :: Tree [Int]
peers = build [(i, others i) | i <- [0 .. 80]]
  where
    others i = [j | j <- [0 .. 80], j /= i, related (i `divMod` 9) (j `divMod` 9)]
    related (r, c) (r', c') = r == r' || c == c' || (r `div` 3 == r' `div` 3 && c `div` 3 == c' `div` 3)

place :: Int -> Int -> Board -> Board
place i d b = foldl' (eliminate d) b { cells = update i (Digits [d]) (cells b) } (lookupTree i peers)

eliminate :: Int -> Board -> Int -> Board
eliminate d b j
  | dead b = b
  | d `notElem` ds = b
  | otherwise = case filter (/= d) ds of
      [] -> b { dead = True }
      [e] -> place j e b
      rest -> b { cells = update j (Digits rest) (cells b) }
  where Digits ds = lookupTree j (cells b)

readBoard :: String -> Board
readBoard s = foldl' given empty (zip [0 ..] s)
  where
    empty = Board { cells = build [(i, Digits [1 .. 9]) | i <- [0 .. 80]], dead = False }
    given b (i, c)
      | c `elem` "123456789" = place i (fromEnum c - fromEnum '0') b
      | otherwise = b

showBoard :: Board -> String
showBoard b = unlines (rows (concatMap (show . snd) (toPairs (cells b))))
  where
    rows [] = []
    rows xs = let (r, more) = splitAt 9 xs in r : rows more

hard :: String
hard =
  "8.........." ++ "36......7.." ++ "9.2...5...7......." ++ "457.....1...3...1....68..85...1..9....4.."

report :: Show a => String -> (p -> a) -> (Maybe p, Statistics) -> IO ()
report name f (result, statistics) = do
  putStrLn (name ++ ": " ++ maybe "no solution" (show . f) result)
  putStrLn ("  " ++ show statistics)

main :: IO ()
main = do
  report "pigeons" (const ()) (search (pigeons 6))
  report "colouring 4" (take 10 . sortBy (\a b -> compare (variable a) (variable b)) . filter positive . assigned) (search (colouring 14 4))
  report "colouring 2" (length . assigned) (search (colouring 13 2))
  let sudoku = search (readBoard hard)
  putStr (maybe "no solution\n" showBoard (fst sudoku))
  print (snd sudoku)
