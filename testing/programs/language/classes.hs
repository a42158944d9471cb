-- Superclasses, default methods, constructor classes, instances with contexts, polymorphic recursion, overlapping names.
module Main where

class Shape a where
  area :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe x = name x ++ " of area " ++ show (area x)

data Square = Square Double
data Disc = Disc Double

instance Shape Square where
  area (Square s) = s * s
  name _ = "square"

instance Shape Disc where
  area (Disc r) = 3 * r * r

class (Eq a, Show a) => Entity a where
  ident :: a -> Int
  same :: a -> a -> Bool
  same x y = x == y || ident x == ident y

data User = User Int String deriving (Eq, Show)
instance Entity User where ident (User i _) = i

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]

newtype Stack a = Stack [a]
newtype Queue a = Queue ([a], [a])

instance Container Stack where
  empty = Stack []
  insert x (Stack xs) = Stack (x : xs)
  toL (Stack xs) = xs

instance Container Queue where
  empty = Queue ([], [])
  insert x (Queue (f, b)) = Queue (f, x : b)
  toL (Queue (f, b)) = f ++ reverse b

fill :: Container f => [a] -> f a
fill = foldr insert empty

class Pretty a where
  pretty :: a -> String
  prettyList :: [a] -> String
  prettyList xs = "[" ++ concatMap pretty xs ++ "]"

instance Pretty Bool where pretty b = if b then "T" else "F"
instance Pretty Char where { pretty c = [c]; prettyList s = "'" ++ s ++ "'" }
instance Pretty a => Pretty [a] where pretty = prettyList
instance (Pretty a, Pretty b) => Pretty (a, b) where pretty (a, b) = "<" ++ pretty a ++ "," ++ pretty b ++ ">"
instance Pretty a => Pretty (Maybe a) where
  pretty Nothing = "-"
  pretty (Just x) = pretty x

data Nested a = Flat a | Deeper (Nested (a, a))

depth :: Nested a -> Int
depth (Flat _) = 0
depth (Deeper n) = 1 + depth n

newtype Poly = Poly [Int]
instance Show Poly where
  showsPrec d (Poly cs) = showParen (d > 10) (showString "poly " . showsPrec 11 cs)
instance Num Poly where
  Poly a + Poly b = Poly (zipLong a b)
    where zipLong (x : xs) (y : ys) = (x + y) : zipLong xs ys
          zipLong xs [] = xs
          zipLong [] ys = ys
  Poly a * Poly b = sum [Poly (replicate i 0 ++ map (* x) b) | (i, x) <- zip [0 ..] a]
  negate (Poly a) = Poly (map negate a)
  abs = id
  signum = id
  fromInteger n = Poly [fromInteger n]

main :: IO ()
main = do
  putStrLn (describe (Square 2))
  putStrLn (describe (Disc 1))
  print (same (User 1 "a") (User 1 "b"), same (User 1 "a") (User 2 "a"))
  print (toL (fill "abc" :: Stack Char), toL (fill "abc" :: Queue Char))
  putStrLn (pretty [("ab", Just True), ("", Nothing)])
  print (depth (Deeper (Deeper (Flat ((1, 2), (3, 4 :: Int))))))
  print (Just ((Poly [1, 1]) ^ (3 :: Int) - 1))
-- expected stdout:
-- | square of area 4.0
-- | shape of area 3.0
-- | (True,False)
-- | ("abc","cba")
-- | [<'ab',T><'',->]
-- | 2
-- | Just (poly [0,3,3,1])
