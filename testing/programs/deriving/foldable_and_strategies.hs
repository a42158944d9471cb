{-# LANGUAGE DeriveFunctor, DeriveFoldable, DeriveTraversable, DerivingStrategies, GeneralizedNewtypeDeriving, StandaloneDeriving, DeriveGeneric, DeriveAnyClass #-}
module Main where
import Data.Foldable
import Data.Traversable
import Data.Monoid
import Data.Semigroup (Max (..), Min (..))
import Data.Functor.Identity
import Data.Functor.Const
import Data.Functor.Compose
import Control.Monad.State
import GHC.Generics (Generic)
import Data.Char (toUpper)
import qualified Data.List.NonEmpty as NE
import Data.List.NonEmpty (NonEmpty (..))

data Tree a = Empty | Node { left :: Tree a, val :: a, right :: Tree a }
  deriving stock (Show, Eq, Ord, Functor, Foldable, Traversable, Generic)

data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
data Pair b a = Pair b a (Maybe a) (Int -> a) deriving (Functor)
newtype Score = Score Int
  deriving newtype (Show, Eq, Ord, Num, Enum, Real, Integral)
newtype Total = Total { unTotal :: Sum Int } deriving stock (Show) deriving newtype (Semigroup, Monoid)

insert :: Ord a => a -> Tree a -> Tree a
insert x Empty = Node Empty x Empty
insert x t@(Node l y r) = case compare x y of
  LT -> t { left = insert x l }
  GT -> t { right = insert x r }
  EQ -> t

label :: Traversable t => t a -> t (Int, a)
label t = evalState (traverse (\a -> state (\n -> ((n, a), n + 1))) t) 0

depths :: Rose a -> Rose Int
depths = go 0 where go n (Rose _ cs) = Rose n (map (go (n + 1)) cs)

over :: ((a -> Identity b) -> s -> Identity t) -> (a -> b) -> s -> t
over l f = runIdentity . l (Identity . f)
toListOf :: ((a -> Const [a] b) -> s -> Const [a] t) -> s -> [a]
toListOf l = getConst . l (\a -> Const [a])

both :: Applicative f => (a -> f b) -> (a, a) -> f (b, b)
both f (a, b) = (,) <$> f a <*> f b

main :: IO ()
main = do
  let t = foldr insert Empty [5, 2, 8, 1, 9, 3 :: Int]
  print (toList t, sum t, product t, maximum t, length t, elem 8 t, null Empty)
  print (fmap (* 2) t == (fmap (+ 0) (fmap (2 *) t)))
  print (label t)
  print (traverse (\x -> if x > 0 then Just (x - 1) else Nothing) t)
  print (mapAccumL (\a x -> (a + x, a)) 0 t)
  print (mapAccumR (\a x -> (a + x, a)) 0 [1 .. 5])
  let r = Rose 'a' [Rose 'b' [Rose 'd' []], Rose 'c' []]
  print (foldMap (: []) r, map toUpper (toList r), depths r)
  print (getAll (foldMap (All . (> 0)) t), getFirst (foldMap (First . Just) t), getLast (foldMap (Last . Just) t))
  print (getMax (foldMap Max (1 :| [5, 2 :: Int])), getMin (foldMap Min (3 :| [2, 7 :: Int])))
  print (sequenceA [Just 1, Nothing], sequenceA_ [Right 1, Left "x"], for_ [1, 2] Just, asum [Nothing, Just 1, Just 2])
  print (over both (+ 1) (1, 2), toListOf both ('x', 'y'), over (both . traverse) show ([1, 2], [3]))
  print (sum [Score 1, 2, 3], [Score 1 ..  4], Score 7 `div` 2, mconcat (map (Total . Sum) [1, 2, 3]))
  print (getCompose (traverse (\x -> Compose [Just x, Nothing]) (x2 :| [2])))
  print (foldr' (:) [] t, foldl (flip (:)) [] t, foldrM (\x acc -> if x > 0 then Just (x + acc) else Nothing) 0 t)
  print (NE.group1 ('a' :| "abbc"), NE.head (NE.map toUpper ('q' :| "r")), sequence [(+ 1), (* 2)] 5)
  let Pair _ _ m f = fmap show (Pair 'x' 1 (Just 2) (* 3)) in print (m, f 4)
  where x2 = 1 :: Int
-- expected stdout:
-- | ([1,2,3,5,8,9],28,2160,9,6,True,True)
-- | True
-- | Node {left = Node {left = Empty, val = (0,1), right = Node {left = Empty, val = (1,2), right = Empty}}, val = (2,3), right = Node {left = Node {left = Node {left = Empty, val = (3,5), right = Empty}, val = (4,8), right = Empty}, val = (5,9), right = Empty}}
-- | Just (Node {left = Node {left = Empty, val = 0, right = Node {left = Empty, val = 1, right = Empty}}, val = 2, right = Node {left = Node {left = Node {left = Empty, val = 4, right = Empty}, val = 7, right = Empty}, val = 8, right = Empty}})
-- | (28,Node {left = Node {left = Empty, val = 0, right = Node {left = Empty, val = 1, right = Empty}}, val = 3, right = Node {left = Node {left = Node {left = Empty, val = 6, right = Empty}, val = 11, right = Empty}, val = 19, right = Empty}})
-- | (15,[14,12,9,5,0])
-- | ("abdc","ABDC",Rose 0 [Rose 1 [Rose 2 []],Rose 1 []])
-- | (True,Just 1,Just 9)
-- | (5,2)
-- | (Nothing,Left "x",Just (),Just 1)
-- | ((2,3),"xy",(["1","2"],["3"]))
-- | (6,[1,2,3,4],3,Total {unTotal = Sum {getSum = 6}})
-- | [Just (1 :| [2]),Nothing,Nothing,Nothing]
-- | ([1,2,3,5,8,9],[9,8,5,3,2,1],Just 28)
-- | (('a' :| "a") :| ['b' :| "b",'c' :| ""],'Q',[6,10])
-- | (Just "2","12")
