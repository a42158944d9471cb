{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
module Main where
import qualified Data.Map as M
import qualified Data.IntMap as IM
import Data.Kind (Type)
import Data.Char (ord)

class Container f where
  type Elem f :: Type
  empty :: f
  insert :: Elem f -> f -> f
  toL :: f -> [Elem f]

instance Container [a] where
  type Elem [a] = a
  empty = []
  insert = (:)
  toL = id

newtype CharBag = CharBag (M.Map Char Int)
instance Container CharBag where
  type Elem CharBag = Char
  empty = CharBag M.empty
  insert c (CharBag m) = CharBag (M.insertWith (+) c 1 m)
  toL (CharBag m) = concatMap (\(c, n) -> replicate n c) (M.toList m)

fill :: Container f => [Elem f] -> f
fill = foldr insert empty

sumAll :: (Container f, Num (Elem f)) => f -> Elem f
sumAll = sum . toL

class GMapKey k where
  data GMap k :: Type -> Type
  gempty :: GMap k v
  glookup :: k -> GMap k v -> Maybe v
  ginsert :: k -> v -> GMap k v -> GMap k v

instance GMapKey () where
  data GMap () v = GMapUnit (Maybe v)
  gempty = GMapUnit Nothing
  glookup () (GMapUnit v) = v
  ginsert () v (GMapUnit _) = GMapUnit (Just v)

instance (GMapKey a, GMapKey b) => GMapKey (a, b) where
  data GMap (a, b) v = GMapPair (GMap a (GMap b v))
  gempty = GMapPair gempty
  glookup (a, b) (GMapPair gm) = glookup a gm >>= glookup b
  ginsert (a, b) v (GMapPair gm) = GMapPair $ case glookup a gm of
    Nothing -> ginsert a (ginsert b v gempty) gm
    Just gm2 -> ginsert a (ginsert b v gm2) gm

instance (GMapKey a, GMapKey b) => GMapKey (Either a b) where
  data GMap (Either a b) v = GMapEither (GMap a v) (GMap b v)
  gempty = GMapEither gempty gempty
  glookup (Left a) (GMapEither m _) = glookup a m
  glookup (Right b) (GMapEither _ m) = glookup b m
  ginsert (Left a) v (GMapEither m1 m2) = GMapEither (ginsert a v m1) m2
  ginsert (Right b) v (GMapEither m1 m2) = GMapEither m1 (ginsert b v m2)

instance GMapKey Int where
  newtype GMap Int v = GMapInt (IM.IntMap v)
  gempty = GMapInt IM.empty
  glookup k (GMapInt m) = IM.lookup k m
  ginsert k v (GMapInt m) = GMapInt (IM.insert k v m)

type family Widen a where
  Widen Int = Integer
  Widen Float = Double
  Widen [a] = [Widen a]
  Widen a = a

class ToWide a where widen :: a -> Widen a
instance ToWide Int where widen = fromIntegral
instance ToWide Float where widen = realToFrac
instance ToWide a => ToWide [a] where widen = map widen

type family Ret a
type instance Ret Bool = Int
type instance Ret Char = String

f :: Bool -> Ret Bool
f b = if b then 1 else 0
g :: Char -> Ret Char
g c = [c, c]

same :: (a ~ b, Show b) => a -> b -> String
same x y = show [x, y]

main :: IO ()
main = do
  print (toL (fill [3, 1, 2] :: [Int]), toL (fill "banana" :: CharBag))
  print (sumAll [1, 2, 3 :: Int])
  let m = ginsert (1 :: Int, Left ()) "a" (ginsert (2, Right (5 :: Int)) "b" gempty)
  print (map (`glookup` m) [(1, Left ()), (2, Right 5), (2, Left ())])
  print (widen (maxBound :: Int) + 1, widen [1.5 :: Float])
  print (f True + 1, g 'x' ++ "!", same 'a' 'b')
-- expected stdout:
-- | ([3,1,2],"aaabnn")
-- | 6
-- | [Just "a",Just "b",Nothing]
-- | (9223372036854775808,[1.5])
-- | (2,"xx!","\"ab\"")
