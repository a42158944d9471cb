-- plant: balance | balance (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d) => balance (T R (T R a x b) y c) z d = T R (T B a x b) z (T B c y d)
-- plant: member | x < y = member x l => x < y = member x r
-- plant: depth | 1 + max (depth l) (depth r) => 1 + min (depth l) (depth r)
-- plant: merge | x <= y => x <= y + 2
-- plant: popAll | popAll (merge l r) => popAll l
-- plant: left | Zipper ls l (x : rs) => Zipper ls x (l : rs)
-- plant: toList' | reverse ls ++ x : rs => reverse ls ++ rs
-- plant: snoc | Queue f (x : b) => Queue f (b ++ [x])
-- plant: norm | Queue (reverse b) [] => Queue b []
-- plant: lookupT | lookupT [] (Trie v _) = v => lookupT [] (Trie v _) = fmap (+ 1) v
-- plant: insertT | maybe empty id => maybe (Trie (Just 0) []) id
-- plant: derive | Add (Mul (derive x) y) (Mul x (derive y)) => Add (Mul (derive x) y) (Mul (derive x) (derive y))
-- plant: pretty | paren (p > 7) => paren (p > 5)
-- plant: isEven | isEven n = isOdd (n - 1) => isEven n = isEven (n - 1)
-- plant: church | f . church (n - 1) f => church (n - 1) f . f . f
-- plant: hanoi | hanoi (n - 1) c b a => hanoi (n - 1) b c a
module Main where

import Data.Maybe (fromMaybe)

data Color = R | B deriving (Eq, Show)
data RB a = E | T Color (RB a) a (RB a) deriving (Show)

balance :: RB a -> a -> RB a -> RB a
balance (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)
balance a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)
balance a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance a x b = T B a x b

insertRB :: Ord a => a -> RB a -> RB a
insertRB x s = blacken (ins s)
  where
    ins E = T R E x E
    ins t@(T c l y r)
      | x < y = rebuild c (ins l) y r
      | x > y = rebuild c l y (ins r)
      | otherwise = t
    rebuild B l y r = balance l y r
    rebuild R l y r = T R l y r
    blacken (T _ l y r) = T B l y r
    blacken E = E

member :: Ord a => a -> RB a -> Bool
member _ E = False
member x (T _ l y r)
  | x < y = member x l
  | x > y = member x r
  | otherwise = True

depth :: RB a -> Int
depth E = 0
depth (T _ l _ r) = 1 + max (depth l) (depth r)

data Heap = Empty | Heap Int Int Heap Heap deriving (Show)

rank :: Heap -> Int
rank Empty = 0
rank (Heap r _ _ _) = r

makeT :: Int -> Heap -> Heap -> Heap
makeT x a b
  | rank a >= rank b = Heap (rank b + 1) x a b
  | otherwise = Heap (rank a + 1) x b a

merge :: Heap -> Heap -> Heap
merge Empty h = h
merge h Empty = h
merge h1@(Heap _ x a1 b1) h2@(Heap _ y a2 b2)
  | x <= y = makeT x a1 (merge b1 h2)
  | otherwise = makeT y a2 (merge h1 b2)

popAll :: Heap -> [Int]
popAll Empty = []
popAll (Heap _ x l r) = x : popAll (merge l r)

heapSort :: [Int] -> [Int]
heapSort = popAll . foldr (\x -> merge (Heap 1 x Empty Empty)) Empty

data Zipper a = Zipper [a] a [a] deriving (Show)

right, left :: Zipper a -> Zipper a
right (Zipper ls x (r : rs)) = Zipper (x : ls) r rs
right z = z
left (Zipper (l : ls) x rs) = Zipper ls l (x : rs)
left z = z

toList' :: Zipper a -> [a]
toList' (Zipper ls x rs) = reverse ls ++ x : rs

data Queue a = Queue [a] [a]

norm :: Queue a -> Queue a
norm (Queue [] b) = Queue (reverse b) []
norm q = q

snoc :: Queue a -> a -> Queue a
snoc (Queue f b) x = norm (Queue f (x : b))

drain :: Queue a -> [a]
drain (Queue [] _) = []
drain (Queue (x : f) b) = x : drain (norm (Queue f b))

data Trie = Trie (Maybe Int) [(Char, Trie)]

empty :: Trie
empty = Trie Nothing []

insertT :: String -> Int -> Trie -> Trie
insertT [] v (Trie _ cs) = Trie (Just v) cs
insertT (k : ks) v (Trie x cs) = Trie x ((k, insertT ks v child) : filter ((/= k) . fst) cs)
  where
    child = maybe empty id (lookup k cs)

lookupT :: String -> Trie -> Maybe Int
lookupT [] (Trie v _) = v
lookupT (k : ks) (Trie _ cs) = lookup k cs >>= lookupT ks

data Expr = Lit Int | X | Add Expr Expr | Mul Expr Expr

derive :: Expr -> Expr
derive (Lit _) = Lit 0
derive X = Lit 1
derive (Add x y) = Add (derive x) (derive y)
derive (Mul x y) = Add (Mul (derive x) y) (Mul x (derive y))

simplify :: Expr -> Expr
simplify expr = case expr of
  Add a b -> step (Add (simplify a) (simplify b))
  Mul a b -> step (Mul (simplify a) (simplify b))
  e -> e
  where
    step e' = case e' of
      Add (Lit 0) e -> e
      Add e (Lit 0) -> e
      Add (Lit a) (Lit b) -> Lit (a + b)
      Mul (Lit 0) _ -> Lit 0
      Mul _ (Lit 0) -> Lit 0
      Mul (Lit 1) e -> e
      Mul e (Lit 1) -> e
      e -> e

pretty :: Int -> Expr -> ShowS
pretty _ (Lit n) = shows n
pretty _ X = showString "x"
pretty p (Add a b) = paren (p > 6) (pretty 6 a . showString " + " . pretty 7 b)
pretty p (Mul a b) = paren (p > 7) (pretty 7 a . showString " * " . pretty 8 b)

paren :: Bool -> ShowS -> ShowS
paren True s = showChar '(' . s . showChar ')'
paren False s = s

isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

church :: Int -> (a -> a) -> a -> a
church 0 _ = id
church n f = f . church (n - 1) f

hanoi :: Int -> Char -> Char -> Char -> [(Char, Char)]
hanoi 0 _ _ _ = []
hanoi n a b c = hanoi (n - 1) a c b ++ [(a, b)] ++ hanoi (n - 1) c b a

main :: IO ()
main = do
  let s = foldr insertRB E [5, 3, 8, 1, 4, 7, 9 :: Int]
  print (map (`member` s) [1, 2, 9])
  print (depth s)
  print (heapSort [5, 3, 6, 5, 1])
  print (toList' (left (right (right (Zipper [] 1 [2, 3, 4 :: Int])))))
  print (left (right (Zipper [] 'a' "bc")))
  print (drain (foldl snoc (Queue [] []) "queue"))
  let t = insertT "to" 7 (insertT "tea" 3 (insertT "ten" 12 empty))
  print (map (`lookupT` t) ["to", "tea", "ten", "te"])
  let e = Mul (Add X (Lit 3)) (Mul X X)
  putStrLn (pretty 0 (simplify (derive e)) "")
  print (isEven 7, isOdd 7)
  print (church 3 (* 2) (1 :: Int))
  print (hanoi 2 'a' 'b' 'c')
