-- H2010 4.3.2: instances for type constructors with contexts; dictionaries built from dictionaries.
module Main where

class Pretty a where
  pretty :: a -> String
  prettyList :: [a] -> String
  prettyList xs = "[" ++ concatMap (\x -> pretty x ++ ";") xs ++ "]"

instance Pretty Int where pretty n = "#" ++ show n
instance Pretty Bool where
  pretty True = "yes"
  pretty False = "no"
instance Pretty Char where
  pretty c = [c]
  prettyList s = "'" ++ s ++ "'"
instance Pretty () where pretty () = "unit"
instance Pretty a => Pretty [a] where pretty = prettyList
instance Pretty a => Pretty (Maybe a) where
  pretty Nothing = "-"
  pretty (Just x) = "+" ++ pretty x
instance (Pretty a, Pretty b) => Pretty (a, b) where
  pretty (a, b) = "<" ++ pretty a ++ "|" ++ pretty b ++ ">"
instance (Pretty a, Pretty b) => Pretty (Either a b) where
  pretty = either (("L" ++) . pretty) (("R" ++) . pretty)

data Tree a = Leaf | Node (Tree a) a (Tree a)
instance Pretty a => Pretty (Tree a) where
  pretty Leaf = "."
  pretty (Node l x r) = "(" ++ pretty l ++ pretty x ++ pretty r ++ ")"

instance Eq a => Eq (Tree a) where
  Leaf == Leaf = True
  Node l x r == Node l' x' r' = l == l' && x == x' && r == r'
  _ == _ = False

main :: IO ()
main = do
  putStrLn (pretty (1 :: Int))
  putStrLn (pretty [Just True, Nothing])
  putStrLn (pretty ("abc", [(1 :: Int, 'x'), (2, 'y')]))
  putStrLn (pretty [["ab", "c"], []])
  putStrLn (pretty (Node (Node Leaf (Left 1) Leaf) (Right "r") Leaf :: Tree (Either Int String)))
  print (Node Leaf 1 Leaf == Node Leaf 1 Leaf, Node Leaf [1] Leaf == Leaf)

-- expected stdout:
-- | #1
-- | [+yes;-;]
-- | <'abc'|[<#1|x>;<#2|y>;]>
-- | [['ab';'c';];[];]
-- | ((.L#1.)R'r'.)
-- | (True,False)
