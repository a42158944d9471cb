{-# LANGUAGE TypeFamilies, DataKinds, GADTs, KindSignatures, StandaloneDeriving, UndecidableInstances, FlexibleContexts, ScopedTypeVariables, TypeOperators, FlexibleInstances, MultiParamTypeClasses, AllowAmbiguousTypes, TypeApplications #-}
module Main where
import Data.Kind (Type)
import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.Proxy
import Data.IORef
import Control.Monad.ST
import Data.STRef

-- vectors
data Nat = Z | S Nat
data Vec (n :: Nat) a where
  Nil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>

type family (a :: Nat) + (b :: Nat) :: Nat where
  'Z + b = b
  'S a + b = 'S (a + b)

append :: Vec n a -> Vec m a -> Vec (n + m) a
append Nil ys = ys
append (x :> xs) ys = x :> append xs ys

toList :: Vec n a -> [a]
toList Nil = []
toList (x :> xs) = x : toList xs

vhead :: Vec ('S n) a -> a
vhead (x :> _) = x

vzip :: Vec n a -> Vec n b -> Vec n (a, b)
vzip Nil Nil = Nil
vzip (a :> as) (b :> bs) = (a, b) :> vzip as bs

-- mutable references by monad
class Monad m => MonadRef m where
  type Ref m :: Type -> Type
  newRef :: a -> m (Ref m a)
  readRef :: Ref m a -> m a
  writeRef :: Ref m a -> a -> m ()

instance MonadRef IO where
  type Ref IO = IORef
  newRef = newIORef
  readRef = readIORef
  writeRef = writeIORef

instance MonadRef (ST s) where
  type Ref (ST s) = STRef s
  newRef = newSTRef
  readRef = readSTRef
  writeRef = writeSTRef

modifyRef :: MonadRef m => Ref m a -> (a -> a) -> m ()
modifyRef r f = readRef r >>= writeRef r . f

sumRef :: (MonadRef m, Num a) => [a] -> m a
sumRef xs = do
  r <- newRef 0
  mapM_ (\x -> modifyRef r (+ x)) xs
  readRef r

-- associated types with defaults and two parameters
class Shape s where
  type Measure s
  type Measure s = Double
  area :: s -> Measure s
  data Info s
  info :: s -> Info s
  describe :: Info s -> String

newtype Square = Square Int
data Circle = Circle Double
instance Shape Square where
  type Measure Square = Int
  area (Square n) = n * n
  data Info Square = SquareInfo Int Bool deriving (Show, Eq)
  info (Square n) = SquareInfo n (even n)
  describe i@(SquareInfo n _) = "square " ++ show n ++ " " ++ show i
instance Shape Circle where
  area (Circle r) = 3 * r * r
  newtype Info Circle = CircleInfo { radius :: Double }
  info (Circle r) = CircleInfo r
  describe i = "circle " ++ show (radius i)

total :: (Shape s, Num (Measure s)) => [s] -> Measure s
total = sum . map area

same :: (Shape a, Shape b, Measure a ~ Measure b, Eq (Measure b)) => a -> b -> Bool
same a b = area a == area b

-- collections
class Collection c where
  type Item c
  cempty :: c
  cinsert :: Item c -> c -> c
  ctoList :: c -> [Item c]
instance Collection [a] where
  type Item [a] = a
  cempty = []
  cinsert = (:)
  ctoList = id
instance Ord a => Collection (Set.Set a) where
  type Item (Set.Set a) = a
  cempty = Set.empty
  cinsert = Set.insert
  ctoList = Set.toList
instance Ord k => Collection (Map.Map k v) where
  type Item (Map.Map k v) = (k, v)
  cempty = Map.empty
  cinsert (k, v) = Map.insert k v
  ctoList = Map.toList

convert :: (Collection a, Collection b, Item a ~ Item b) => a -> b
convert = foldr cinsert cempty . ctoList

fromL :: Collection c => [Item c] -> c
fromL xs = go xs cempty
  where go [] c = c
        go (y : ys) c = go ys (cinsert y c)

-- closed family with functions

type family If (c :: Bool) a b where
  If 'True a _ = a
  If 'False _ b = b

choose :: If 'True Int String
choose = 42

type family Unwrap a where
  Unwrap (Maybe a) = a
  Unwrap [a] = a
  Unwrap a = a

unwrapOr :: a ~ Unwrap (Maybe a) => a -> Maybe a -> a
unwrapOr d = maybe d id

data Packed f = Packed (Item f) Int
packedItem :: Packed f -> Item f
packedItem (Packed x _) = x

class Convert a where
  type To a
  conv :: a -> To a
instance Convert Int where { type To Int = String; conv = show }
instance Convert Bool where { type To Bool = Int; conv = fromEnum }
instance (Convert a, Convert b) => Convert (a, b) where
  type To (a, b) = (To a, To b)
  conv (a, b) = (conv a, conv b)
instance Convert a => Convert [a] where
  type To [a] = [To a]
  conv = map conv

main :: IO ()
main = do
  print (toList (append (1 :> 2 :> Nil) (3 :> Nil)))
  print (vhead (append ('a' :> Nil) Nil), toList (vzip (1 :> 2 :> Nil) ('x' :> 'y' :> Nil)))
  sumRef [1 .. 10 :: Int] >>= print
  print (runST (sumRef [1.5, 2.5]))
  print (total [Square 2, Square 3], total [Circle 1, Circle 2])
  putStrLn (describe (info (Square 4)) ++ ", " ++ describe (info (Circle 2)))
  print (info (Square 3) == SquareInfo 3 False, same (Square 2) (Square 2))
  print (convert [3, 1, 2, 1] :: Set.Set Int)
  print (ctoList (fromL [(1, 'a'), (2, 'b'), (1, 'c')] :: Map.Map Int Char))
  print (Set.toList (convert (Map.fromList [(1, 'a')])))
  print (choose + 1, unwrapOr 3 Nothing, packedItem (Packed 'q' 1 :: Packed String))
  print (conv [(1 :: Int, True), (2, False)])
-- expected stdout:
-- | [1,2,3]
-- | ('a',[(1,'x'),(2,'y')])
-- | 55
-- | 4.0
-- | (13,15.0)
-- | square 4 SquareInfo 4 True, circle 2.0
-- | (True,True)
-- | fromList [1,2,3]
-- | [(1,'c'),(2,'b')]
-- | [(1,'a')]
-- | (43,3,'q')
-- | [("1",1),("2",0)]
