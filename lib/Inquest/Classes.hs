-- | Equality, order and the functions that need no other class. No numeric literal may occur here: there is
-- no fromInteger yet.
module Inquest.Classes where

import Inquest.Builtin

infixr 9 .
infix 4 ==, /=, <, <=, >, >=
infixr 3 &&
infixr 2 ||
infixr 0 $, $!, `seq`

foreign import prim "seq" seq :: a -> b -> b
foreign import prim "raiseError" error :: String -> a
foreign import prim "raisePlainError" errorWithoutStackTrace :: String -> a
foreign import prim "intEq" primIntEq :: Int -> Int -> Bool
foreign import prim "intNe" primIntNe :: Int -> Int -> Bool
foreign import prim "intLt" primIntLt :: Int -> Int -> Bool
foreign import prim "intLe" primIntLe :: Int -> Int -> Bool
foreign import prim "intGt" primIntGt :: Int -> Int -> Bool
foreign import prim "intGe" primIntGe :: Int -> Int -> Bool
foreign import prim "intCompare" primIntCompare :: Int -> Int -> Ordering
foreign import prim "wordEq" primWordEq :: Word -> Word -> Bool
foreign import prim "wordNe" primWordNe :: Word -> Word -> Bool
foreign import prim "wordLt" primWordLt :: Word -> Word -> Bool
foreign import prim "wordLe" primWordLe :: Word -> Word -> Bool
foreign import prim "wordGt" primWordGt :: Word -> Word -> Bool
foreign import prim "wordGe" primWordGe :: Word -> Word -> Bool
foreign import prim "wordCompare" primWordCompare :: Word -> Word -> Ordering
foreign import prim "integerEq" primIntegerEq :: Integer -> Integer -> Bool
foreign import prim "integerNe" primIntegerNe :: Integer -> Integer -> Bool
foreign import prim "integerLt" primIntegerLt :: Integer -> Integer -> Bool
foreign import prim "integerLe" primIntegerLe :: Integer -> Integer -> Bool
foreign import prim "integerGt" primIntegerGt :: Integer -> Integer -> Bool
foreign import prim "integerGe" primIntegerGe :: Integer -> Integer -> Bool
foreign import prim "integerCompare" primIntegerCompare :: Integer -> Integer -> Ordering
foreign import prim "charEq" primCharEq :: Char -> Char -> Bool
foreign import prim "charNe" primCharNe :: Char -> Char -> Bool
foreign import prim "charLt" primCharLt :: Char -> Char -> Bool
foreign import prim "charLe" primCharLe :: Char -> Char -> Bool
foreign import prim "charGt" primCharGt :: Char -> Char -> Bool
foreign import prim "charGe" primCharGe :: Char -> Char -> Bool
foreign import prim "charCompare" primCharCompare :: Char -> Char -> Ordering
foreign import prim "doubleEq" primDoubleEq :: Double -> Double -> Bool
foreign import prim "doubleNe" primDoubleNe :: Double -> Double -> Bool
foreign import prim "doubleLt" primDoubleLt :: Double -> Double -> Bool
foreign import prim "doubleLe" primDoubleLe :: Double -> Double -> Bool
foreign import prim "doubleGt" primDoubleGt :: Double -> Double -> Bool
foreign import prim "doubleGe" primDoubleGe :: Double -> Double -> Bool
foreign import prim "floatEq" primFloatEq :: Float -> Float -> Bool
foreign import prim "floatNe" primFloatNe :: Float -> Float -> Bool
foreign import prim "floatLt" primFloatLt :: Float -> Float -> Bool
foreign import prim "floatLe" primFloatLe :: Float -> Float -> Bool
foreign import prim "floatGt" primFloatGt :: Float -> Float -> Bool
foreign import prim "floatGe" primFloatGe :: Float -> Float -> Bool
foreign import prim "dataTag" primOrderingTag :: Ordering -> Int

data Either a b = Left a | Right b

-- --------------------------------------------------------------------------------- functions

id :: a -> a
id x = x

const :: a -> b -> a
const x _ = x

(.) :: (b -> c) -> (a -> b) -> a -> c
(f . g) x = f (g x)

flip :: (a -> b -> c) -> b -> a -> c
flip f x y = f y x

($) :: (a -> b) -> a -> b
f $ x = f x

($!) :: (a -> b) -> a -> b
f $! x = x `seq` f x

asTypeOf :: a -> a -> a
asTypeOf x _ = x

until :: (a -> Bool) -> (a -> a) -> a -> a
until p f x = if p x then x else until p f (f x)

undefined :: a
undefined = error "Prelude.undefined"

(&&) :: Bool -> Bool -> Bool
True && x = x
False && _ = False

(||) :: Bool -> Bool -> Bool
True || _ = True
False || x = x

not :: Bool -> Bool
not True = False
not False = True

otherwise :: Bool
otherwise = True

bool :: a -> a -> Bool -> a
bool f _ False = f
bool _ t True = t

maybe :: b -> (a -> b) -> Maybe a -> b
maybe n _ Nothing = n
maybe _ f (Just x) = f x

either :: (a -> c) -> (b -> c) -> Either a b -> c
either f _ (Left x) = f x
either _ g (Right y) = g y

fst :: (a, b) -> a
fst (x, _) = x

snd :: (a, b) -> b
snd (_, y) = y

curry :: ((a, b) -> c) -> a -> b -> c
curry f x y = f (x, y)

-- The pair is taken apart only when its components are used.
uncurry :: (a -> b -> c) -> (a, b) -> c
uncurry f p = f (fst p) (snd p)

-- ------------------------------------------------------------------------------------ classes

class Eq a where
  (==), (/=) :: a -> a -> Bool
  x == y = not (x /= y)
  x /= y = not (x == y)

class Eq a => Ord a where
  compare :: a -> a -> Ordering
  (<), (<=), (>), (>=) :: a -> a -> Bool
  max, min :: a -> a -> a
  compare x y = if x == y then EQ else if x <= y then LT else GT
  x < y = case compare x y of { LT -> True; _ -> False }
  x <= y = case compare x y of { GT -> False; _ -> True }
  x > y = case compare x y of { GT -> True; _ -> False }
  x >= y = case compare x y of { LT -> False; _ -> True }
  max x y = if x <= y then y else x
  min x y = if x <= y then x else y

comparing :: Ord a => (b -> a) -> b -> b -> Ordering
comparing f x y = compare (f x) (f y)

infixr 5 `thenCompare`

-- | The second decides where the first finds no difference.
thenCompare :: Ordering -> Ordering -> Ordering
thenCompare LT _ = LT
thenCompare EQ o = o
thenCompare GT _ = GT

instance Eq Int where
  (==) = primIntEq
  (/=) = primIntNe
instance Ord Int where
  compare = primIntCompare
  (<) = primIntLt
  (<=) = primIntLe
  (>) = primIntGt
  (>=) = primIntGe
  max x y = if primIntLe x y then y else x
  min x y = if primIntLe x y then x else y

instance Eq Word where
  (==) = primWordEq
  (/=) = primWordNe
instance Ord Word where
  compare = primWordCompare
  (<) = primWordLt
  (<=) = primWordLe
  (>) = primWordGt
  (>=) = primWordGe
  max x y = if primWordLe x y then y else x
  min x y = if primWordLe x y then x else y

instance Eq Integer where
  (==) = primIntegerEq
  (/=) = primIntegerNe
instance Ord Integer where
  compare = primIntegerCompare
  (<) = primIntegerLt
  (<=) = primIntegerLe
  (>) = primIntegerGt
  (>=) = primIntegerGe
  max x y = if primIntegerLe x y then y else x
  min x y = if primIntegerLe x y then x else y

instance Eq Char where
  (==) = primCharEq
  (/=) = primCharNe
instance Ord Char where
  compare = primCharCompare
  (<) = primCharLt
  (<=) = primCharLe
  (>) = primCharGt
  (>=) = primCharGe
  max x y = if primCharLe x y then y else x
  min x y = if primCharLe x y then x else y

instance Eq Double where
  (==) = primDoubleEq
  (/=) = primDoubleNe
instance Ord Double where
  compare x y = if primDoubleLt x y then LT else if primDoubleEq x y then EQ else GT
  (<) = primDoubleLt
  (<=) = primDoubleLe
  (>) = primDoubleGt
  (>=) = primDoubleGe
  max x y = if primDoubleLe x y then y else x
  min x y = if primDoubleLe x y then x else y

instance Eq Float where
  (==) = primFloatEq
  (/=) = primFloatNe
instance Ord Float where
  compare x y = if primFloatLt x y then LT else if primFloatEq x y then EQ else GT
  (<) = primFloatLt
  (<=) = primFloatLe
  (>) = primFloatGt
  (>=) = primFloatGe
  max x y = if primFloatLe x y then y else x
  min x y = if primFloatLe x y then x else y

instance Eq Bool where
  True == x = x
  False == x = not x
instance Ord Bool where
  compare False True = LT
  compare True False = GT
  compare _ _ = EQ

instance Eq Ordering where
  x == y = primIntEq (primOrderingTag x) (primOrderingTag y)
instance Ord Ordering where
  compare x y = primIntCompare (primOrderingTag x) (primOrderingTag y)

instance Eq () where
  () == () = True
instance Ord () where
  compare () () = EQ

instance Eq a => Eq [a] where
  [] == [] = True
  (x : xs) == (y : ys) = x == y && xs == ys
  _ == _ = False
instance Ord a => Ord [a] where
  compare [] [] = EQ
  compare [] _ = LT
  compare _ [] = GT
  compare (x : xs) (y : ys) = case compare x y of
    EQ -> compare xs ys
    o -> o

instance Eq a => Eq (Maybe a) where
  Nothing == Nothing = True
  Just x == Just y = x == y
  _ == _ = False
instance Ord a => Ord (Maybe a) where
  compare Nothing Nothing = EQ
  compare Nothing _ = LT
  compare _ Nothing = GT
  compare (Just x) (Just y) = compare x y

instance (Eq a, Eq b) => Eq (Either a b) where
  Left x == Left y = x == y
  Right x == Right y = x == y
  _ == _ = False
instance (Ord a, Ord b) => Ord (Either a b) where
  compare (Left x) (Left y) = compare x y
  compare (Left _) _ = LT
  compare (Right x) (Right y) = compare x y
  compare (Right _) _ = GT

instance (Eq a, Eq b) => Eq (a, b) where
  (a1, b1) == (a2, b2) = a1 == a2 && b1 == b2
instance (Eq a, Eq b, Eq c) => Eq (a, b, c) where
  (a1, b1, c1) == (a2, b2, c2) = a1 == a2 && b1 == b2 && c1 == c2
instance (Eq a, Eq b, Eq c, Eq d) => Eq (a, b, c, d) where
  (a1, b1, c1, d1) == (a2, b2, c2, d2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2
instance (Eq a, Eq b, Eq c, Eq d, Eq e) => Eq (a, b, c, d, e) where
  (a1, b1, c1, d1, e1) == (a2, b2, c2, d2, e2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f) => Eq (a, b, c, d, e, f) where
  (a1, b1, c1, d1, e1, f1) == (a2, b2, c2, d2, e2, f2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g) => Eq (a, b, c, d, e, f, g) where
  (a1, b1, c1, d1, e1, f1, g1) == (a2, b2, c2, d2, e2, f2, g2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h) => Eq (a, b, c, d, e, f, g, h) where
  (a1, b1, c1, d1, e1, f1, g1, h1) == (a2, b2, c2, d2, e2, f2, g2, h2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i) => Eq (a, b, c, d, e, f, g, h, i) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j) => Eq (a, b, c, d, e, f, g, h, i, j) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2 && j1 == j2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k) => Eq (a, b, c, d, e, f, g, h, i, j, k) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2 && j1 == j2 && k1 == k2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l) => Eq (a, b, c, d, e, f, g, h, i, j, k, l) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2 && j1 == j2 && k1 == k2 && l1 == l2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m) => Eq (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2 && j1 == j2 && k1 == k2 && l1 == l2 && m1 == m2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m, Eq n) => Eq (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2 && j1 == j2 && k1 == k2 && l1 == l2 && m1 == m2 && n1 == n2
instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m, Eq n, Eq o) => Eq (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1, o1) == (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2, o2) = a1 == a2 && b1 == b2 && c1 == c2 && d1 == d2 && e1 == e2 && f1 == f2 && g1 == g2 && h1 == h2 && i1 == i2 && j1 == j2 && k1 == k2 && l1 == l2 && m1 == m2 && n1 == n2 && o1 == o2
instance (Ord a, Ord b) => Ord (a, b) where
  compare (a1, b1) (a2, b2) = compare a1 a2 `thenCompare` compare b1 b2
instance (Ord a, Ord b, Ord c) => Ord (a, b, c) where
  compare (a1, b1, c1) (a2, b2, c2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2
instance (Ord a, Ord b, Ord c, Ord d) => Ord (a, b, c, d) where
  compare (a1, b1, c1, d1) (a2, b2, c2, d2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2
instance (Ord a, Ord b, Ord c, Ord d, Ord e) => Ord (a, b, c, d, e) where
  compare (a1, b1, c1, d1, e1) (a2, b2, c2, d2, e2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f) => Ord (a, b, c, d, e, f) where
  compare (a1, b1, c1, d1, e1, f1) (a2, b2, c2, d2, e2, f2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g) => Ord (a, b, c, d, e, f, g) where
  compare (a1, b1, c1, d1, e1, f1, g1) (a2, b2, c2, d2, e2, f2, g2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h) => Ord (a, b, c, d, e, f, g, h) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1) (a2, b2, c2, d2, e2, f2, g2, h2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i) => Ord (a, b, c, d, e, f, g, h, i) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1) (a2, b2, c2, d2, e2, f2, g2, h2, i2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j) => Ord (a, b, c, d, e, f, g, h, i, j) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2 `thenCompare` compare j1 j2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k) => Ord (a, b, c, d, e, f, g, h, i, j, k) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2 `thenCompare` compare j1 j2 `thenCompare` compare k1 k2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l) => Ord (a, b, c, d, e, f, g, h, i, j, k, l) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2 `thenCompare` compare j1 j2 `thenCompare` compare k1 k2 `thenCompare` compare l1 l2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2 `thenCompare` compare j1 j2 `thenCompare` compare k1 k2 `thenCompare` compare l1 l2 `thenCompare` compare m1 m2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2 `thenCompare` compare j1 j2 `thenCompare` compare k1 k2 `thenCompare` compare l1 l2 `thenCompare` compare m1 m2 `thenCompare` compare n1 n2
instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n, Ord o) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1, o1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2, o2) = compare a1 a2 `thenCompare` compare b1 b2 `thenCompare` compare c1 c2 `thenCompare` compare d1 d2 `thenCompare` compare e1 e2 `thenCompare` compare f1 f2 `thenCompare` compare g1 g2 `thenCompare` compare h1 h2 `thenCompare` compare i1 i2 `thenCompare` compare j1 j2 `thenCompare` compare k1 k2 `thenCompare` compare l1 l2 `thenCompare` compare m1 m2 `thenCompare` compare n1 n2 `thenCompare` compare o1 o2
