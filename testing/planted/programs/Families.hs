-- plant: go | (k, v) : rest => (k, v') : rest
-- plant: toPairs | ((c, n), v) | (c, a) => ((c, n + 1), v) | (c, a)
-- plant: size | sum (map size => product (map size
-- plant: fromPairs | foldr (uncurry insert) empty => foldl (flip (uncurry insert)) empty
{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
module Main where
import qualified Data.Map as M
import Data.Maybe (fromMaybe)

class Container f where
  type Key f
  type Elem f
  empty :: f
  insert :: Key f -> Elem f -> f -> f
  look :: Key f -> f -> Maybe (Elem f)
  toPairs :: f -> [(Key f, Elem f)]
  size :: f -> Int
  size = length . toPairs

newtype Assoc = Assoc [(Int, String)]
newtype Nested = Nested (M.Map Char Assoc)

instance Container Assoc where
  type Key Assoc = Int
  type Elem Assoc = String
  empty = Assoc []
  insert k v (Assoc kvs) = Assoc (go kvs)
    where
      go [] = [(k, v)]
      go ((k', v') : rest)
        | k < k' = (k, v) : (k', v') : rest
        | k == k' = (k, v) : rest
        | otherwise = (k', v') : go rest
  look k (Assoc kvs) = lookup k kvs
  toPairs (Assoc kvs) = kvs

instance Container Nested where
  type Key Nested = (Char, Int)
  type Elem Nested = String
  empty = Nested M.empty
  insert (c, n) v (Nested m) = Nested (M.alter (Just . insert n v . fromMaybe empty) c m)
  look (c, n) (Nested m) = M.lookup c m >>= look n
  toPairs (Nested m) = [((c, n), v) | (c, a) <- M.toList m, (n, v) <- toPairs a]
  size (Nested m) = sum (map size (M.elems m))

fromPairs :: Container f => [(Key f, Elem f)] -> f
fromPairs = foldr (uncurry insert) empty

main :: IO ()
main = do
  let a = fromPairs [(3, "c"), (1, "a"), (2, "b"), (3, "d")] :: Assoc
      n = fromPairs [(('x', 2), "two"), (('y', 1), "one"), (('x', 1), "uno"), (('x', 2), "due")] :: Nested
  print (toPairs a, size a, look 2 a)
  print (toPairs n, size n, look ('x', 2) n, look ('z', 1) n)
