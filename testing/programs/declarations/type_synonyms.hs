-- H2010 4.2.2: synonyms with parameters, partially applied in other synonyms' right sides, of functions and of records.
module Main where

type Name = String
type Pair a = (a, a)
type Assoc k v = [(k, v)]
type Predicate a = a -> Bool
type Transform a = a -> a
type Table v = Assoc Name v
type Parser a = String -> [(a, String)]
type Id a = a

lookupAll :: Eq k => k -> Assoc k v -> [v]
lookupAll k kvs = [v | (k', v) <- kvs, k == k']

both :: Predicate a -> Predicate a -> Predicate a
both p q x = p x && q x

item :: Parser Char
item "" = []
item (c : cs) = [(c, cs)]

bind :: Parser a -> (a -> Parser b) -> Parser b
bind p f s = concat [f a rest | (a, rest) <- p s]

ages :: Table (Id Int)
ages = [("ann", 30), ("bob", 25), ("ann", 31)]

pair :: Pair (Pair Int)
pair = ((1, 2), (3, 4))

main :: IO ()
main = do
  print (lookupAll "ann" ages)
  print (filter (both even (> 2)) [1 .. 8])
  print ((item `bind` \a -> item `bind` \b -> \s -> [([b, a], s)]) "xyz")
  print pair
  print ((foldr (.) id :: [Transform Int] -> Transform Int) [(+ 1), (* 2)] 3)

-- expected stdout:
-- | [30,31]
-- | [4,6,8]
-- | [("yx","z")]
-- | ((1,2),(3,4))
-- | 7
