-- Huffman coding with a priority queue as a class; leftist and binomial-like heaps.
module Main where

import Data.List (sortBy, insertBy, group, sort)
import Data.Ord (comparing)

class Heap h where
  empty :: h a
  isEmpty :: h a -> Bool
  insert :: Ord a => a -> h a -> h a
  findMin :: h a -> a
  deleteMin :: Ord a => h a -> h a

data Leftist a = E | T Int a (Leftist a) (Leftist a)
instance Heap Leftist where
  empty = E
  isEmpty E = True
  isEmpty _ = False
  insert x h = merge (T 1 x E E) h
  findMin (T _ x _ _) = x
  findMin E = error "findMin: empty"
  deleteMin (T _ _ a b) = merge a b
  deleteMin E = error "deleteMin: empty"

merge :: Ord a => Leftist a -> Leftist a -> Leftist a
merge h E = h
merge E h = h
merge h1@(T _ x a1 b1) h2@(T _ y a2 b2)
  | x <= y = makeT x a1 (merge b1 h2)
  | otherwise = makeT y a2 (merge h1 b2)
  where
    rank E = 0
    rank (T r _ _ _) = r
    makeT z a b
      | rank a >= rank b = T (rank b + 1) z a b
      | otherwise = T (rank a + 1) z b a

newtype SortedList a = SortedList [a]
instance Heap SortedList where
  empty = SortedList []
  isEmpty (SortedList xs) = null xs
  insert x (SortedList xs) = SortedList (takeWhile (< x) xs ++ x : dropWhile (< x) xs)
  findMin (SortedList xs) = head xs
  deleteMin (SortedList xs) = SortedList (tail xs)

drain :: (Heap h, Ord a) => h a -> [a]
drain h | isEmpty h = []
        | otherwise = findMin h : drain (deleteMin h)

data Code = Leaf Int Char | Fork Int Code Code deriving Show
weight :: Code -> Int
weight (Leaf w _) = w
weight (Fork w _ _) = w

huffman :: String -> [(Char, String)]
huffman s = sortBy (comparing fst) (codes (build (sortBy (comparing weight) [Leaf (length g) (head g) | g <- group (sort s)])))
  where
    build [t] = t
    build (a : b : ts) = build (insertBy (comparing weight) (Fork (weight a + weight b) a b) ts)
    build [] = error "no symbols"
    codes (Leaf _ c) = [(c, "0")]
    codes t = go t ""
    go (Leaf _ c) p = [(c, reverse p)]
    go (Fork _ l r) p = go l ('0' : p) ++ go r ('1' : p)

main :: IO ()
main = do
  print (drain (foldr insert empty [5, 2, 8, 1, 9, 3] :: Leftist Int))
  print (drain (foldr insert empty "heapsort" :: SortedList Char))
  let text = "abracadabra alakazam"
      table = huffman text
  mapM_ print table
  print (length (concatMap (\c -> maybe "" id (lookup c table)) text), 8 * length text)

-- expected stdout:
-- | [1,2,3,5,8,9]
-- | "aehoprst"
-- | (' ',"1010")
-- | ('a',"0")
-- | ('b',"1110")
-- | ('c',"1011")
-- | ('d',"1000")
-- | ('k',"1001")
-- | ('l',"11010")
-- | ('m',"11011")
-- | ('r',"1111")
-- | ('z',"1100")
-- | (55,160)
