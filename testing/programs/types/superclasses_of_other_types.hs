-- A superclass may be about another type than the class's parameter; families of a class are named in instances as
-- methods are, in scope or not; roles.
{-# LANGUAGE TypeFamilies, FlexibleContexts, RoleAnnotations, DeriveDataTypeable #-}
import Data.Data
import qualified Data.Map as Map
import qualified GHC.Exts as Exts

type role Box nominal
newtype Box a = Box [a] deriving (Show, Eq, Data)

class (Show (Key c), Ord (Key c)) => Container c where
  type Key c
  keys :: c -> [Key c]

instance Container [a] where
  type Key [a] = Int
  keys xs = [0 .. length xs - 1]
instance Ord k => Container (Named k v) where
  type Key (Named k v) = [Char]
  keys (Named m) = map fst m

newtype Named k v = Named [(String, v)]

class Container c => Labelled c where
  label :: c -> String
  label c = show (maximum (keys c))

instance Labelled [a]
instance Ord k => Labelled (Named k v) where
  label c = "last " ++ show (keys c)

class Monad (Effect s) => Step s where
  type Effect s :: * -> *
  step :: s -> Effect s s

instance Step Int where
  type Effect Int = Maybe
  step n = if n > 2 then Nothing else Just (n + 1)

twice :: Step s => s -> Effect s s
twice s = step s >>= step

both :: Labelled c => c -> c -> Bool
both a b = keys a == keys b

instance Exts.IsList (Box a) where
  type Item (Box a) = a
  fromList xs = Box xs
  toList (Box xs) = xs

main :: IO ()
main = do
  putStrLn (label "abc")
  putStrLn (label (Named [("x", 1), ("y", 2)] :: Named Int Int))
  print (twice (0 :: Int), twice (2 :: Int), both "ab" "cd")
  print (Exts.fromList [1, 2, 3 :: Int] :: Box Int, Exts.toList (Box "ab"))
  print (fmap (+ 1) Proxy, gmapT id (Map.fromList [(1 :: Int, 'a')]), toConstr (Map.fromList [(1 :: Int, 'a')]))
  print (traverse (const (Just 'y')) (Proxy :: Proxy Int), [minBound .. maxBound :: Proxy Int])
-- expected stdout:
-- | 2
-- | last ["x","y"]
-- | (Just 2,Nothing,True)
-- | (Box [1,2,3],"ab")
-- | (Proxy,fromList [(1,'a')],fromList)
-- | (Just Proxy,[Proxy])
