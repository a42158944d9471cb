-- exit: 1
module Main where
import Data.Monoid
import qualified Data.Foldable as F
import Data.Traversable (traverse, mapAccumL, mapAccumR)
import Control.Applicative
class Shape a where
  area, perimeter :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe x = name x ++ " " ++ show (area x) ++ " " ++ show (perimeter x)
  {-# MINIMAL area, perimeter #-}
data Sq = Sq Double
data Rect = Rect { w, h :: !Double } deriving (Eq, Ord, Show, Read)
instance Shape Sq where { area (Sq s) = s * s; perimeter (Sq s) = 4 * s; name = const "square" }
instance Shape Rect where
  area r = w r * h r
  perimeter Rect { w = a, h = b } = 2 * (a + b)
newtype Poly a = Poly [a] deriving Eq
instance (Show a, Num a, Eq a) => Show (Poly a) where
  show (Poly cs) = case [term c i | (c, i) <- zip cs [0 :: Int ..], c /= 0] of
    [] -> "0"
    ts -> foldr1 (\a b -> a ++ " + " ++ b) (reverse ts)
    where term c 0 = show c
          term c 1 = show c ++ "x"
          term c n = show c ++ "x^" ++ show n
instance (Num a, Eq a) => Num (Poly a) where
  Poly a + Poly b = Poly (zipLong a b)
    where zipLong (x:xs) (y:ys) = x + y : zipLong xs ys
          zipLong xs [] = xs
          zipLong [] ys = ys
  Poly a * Poly b = sum [Poly (replicate i 0 ++ map (c *) b) | (c, i) <- zip a [0..]]
  negate (Poly a) = Poly (map negate a)
  abs = undefined
  signum = undefined
  fromInteger n = Poly [fromInteger n]
x :: Poly Int
x = Poly [0, 1]
data V2 = V2 Int Int deriving (Show, Eq, Ord)
instance Semigroup V2 where V2 a b <> V2 c d = V2 (a + c) (b + d)
instance Monoid V2 where mempty = V2 0 0
newtype MaxI = MaxI Int deriving (Show, Eq, Ord, Bounded)
instance Semigroup MaxI where (<>) = max
instance Monoid MaxI where mempty = minBound
newtype Compose f g a = Compose { getCompose :: f (g a) }
instance (Functor f, Functor g) => Functor (Compose f g) where fmap f (Compose x) = Compose (fmap (fmap f) x)
instance (Applicative f, Applicative g) => Applicative (Compose f g) where
  pure = Compose . pure . pure
  Compose f <*> Compose x = Compose (liftA2 (<*>) f x)
data Rose a = Rose a [Rose a] deriving Show
instance Functor Rose where fmap f (Rose a rs) = Rose (f a) (map (fmap f) rs)
instance Foldable Rose where foldr f z (Rose a rs) = f a (foldr (\r acc -> foldr f acc r) z rs)
instance Traversable Rose where traverse f (Rose a rs) = Rose <$> f a <*> traverse (traverse f) rs
data Color = Red | Green | Blue deriving (Show, Read, Eq, Ord, Enum, Bounded)
class (Eq a, Bounded a, Enum a) => Cyclic a where
  next :: a -> a
  next a | a == maxBound = minBound
         | otherwise = succ a
instance Cyclic Color
instance Cyclic Bool
class Container f where
  empty' :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]
newtype Stk a = Stk [a]
newtype Que a = Que ([a], [a])
instance Container Stk where { empty' = Stk []; insert a (Stk s) = Stk (a : s); toL (Stk s) = s }
instance Container Que where { empty' = Que ([], []); insert a (Que (f, b)) = Que (f, a : b); toL (Que (f, b)) = f ++ reverse b }
fill :: Container f => [a] -> f a
fill = foldr insert empty'
main :: IO ()
main = do
  putStrLn (describe (Sq 2)) >> putStrLn (describe (Rect 2 3.5))
  print (read "Rect { w = 1.5, h = -2 }" :: Rect)
  print ((x + 1) * (x - 1) * (x + 3), (x + 1) ^ 5, 0 * x)
  print (mconcat [V2 1 2, V2 3 4], foldMap (\n -> (Sum n, Product n, MaxI n, Any (n > 3), All (n > 0))) [1 .. 5])
  print (getCompose (Compose [Just 1, Nothing] <* Compose [Just 'x']))
  let t = Rose 1 [Rose 2 [Rose 4 []], Rose 3 []]
  print (sum t, product t, maximum t, F.toList (fmap (* 2) t), length t, elem 3 t)
  print (traverse (\n -> if n > 0 then Just (show n) else Nothing) t)
  print (mapAccumL (\a n -> (a + n, a * n)) 0 t)
  mapM_ print (sequenceA [[1, 2], [3]])
  print (map next [minBound .. maxBound :: Color], next True, [minBound ..] :: [Color])
  print (toL (fill "abc" :: Stk Char), toL (fill "abc" :: Que Char))
  print (getFirst (First (Just 1) <> First Nothing), getLast (foldMap (Last . Just) [1, 2, 3]))
  print ((+) <$> (* 2) <*> (+ 10) $ 3, liftA2 (,) [1, 2] "ab", (,) <$> ZipList [1, 2] <*> ZipList "xy")
  print (appEndo (foldMap (Endo . (+)) [1, 2, 3]) 0, (compare 1 2 <> compare 3 3), minimum (fmap negate t))
  print (read "[(Red,1),(Blue,2)]" :: [(Color, Int)])
  print (fromEnum Blue, toEnum 1 :: Color, [Red ..], succ Red)
  print (toEnum 7 :: Color)
-- expected stdout:
-- | square 4.0 8.0
-- | shape 7.0 11.0
-- | Rect {w = 1.5, h = -2.0}
-- | (1x^3 + 3x^2 + -1x + -3,1x^5 + 5x^4 + 10x^3 + 10x^2 + 5x + 1,0)
-- | (V2 4 6,(Sum {getSum = 15},Product {getProduct = 120},MaxI 5,Any {getAny = True},All {getAll = True}))
-- | [Just 1,Nothing]
-- | (10,24,4,[2,4,8,6],4,True)
-- | Just (Rose "1" [Rose "2" [Rose "4" []],Rose "3" []])
-- | (10,Rose 0 [Rose 2 [Rose 12 []],Rose 21 []])
-- | [1,3]
-- | [2,3]
-- | ([Green,Blue,Red],False,[Red,Green,Blue])
-- | ("abc","cba")
-- | (Just 1,Just 3)
-- | (19,[(1,'a'),(1,'b'),(2,'a'),(2,'b')],ZipList {getZipList = [(1,'x'),(2,'y')]})
-- | (6,LT,-4)
-- | [(Red,1),(Blue,2)]
-- | (2,Green,[Red,Green,Blue],Green)
