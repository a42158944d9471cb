{-# LANGUAGE RankNTypes, ScopedTypeVariables, StandaloneDeriving #-}
-- | Generic programming over the constructors of a value ("Scrap your boilerplate"). Deriving makes instances.
module Data.Data
  ( module Data.Typeable
  , Data(..), mkDataType, mkIntType, mkFloatType, mkCharType, mkNoRepType, DataType, dataTypeName, DataRep(..), dataTypeRep
  , repConstr, isAlgType, dataTypeConstrs, indexConstr, maxConstrIndex, isNorepType
  , mkConstr, mkIntegralConstr, mkRealConstr, mkCharConstr, Constr, ConstrRep(..), ConIndex, Fixity(..), constrType, constrRep
  , constrFields, constrFixity, constrIndex, showConstr, readConstr, tyconUQname, tyconModule, fromConstr, fromConstrB, fromConstrM
  ) where

import Control.Monad
import Data.Functor.Const
import Data.Functor.Identity
import Data.Int
import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.List (findIndex)
import Data.List.NonEmpty (NonEmpty(..))
import Data.Ratio
import Data.Typeable
import Data.Word

class Typeable a => Data a where
  gfoldl :: (forall d b. Data d => c (d -> b) -> d -> c b) -> (forall g. g -> c g) -> a -> c a
  gfoldl _ z x = z x
  gunfold :: (forall b r. Data b => c (b -> r) -> c r) -> (forall r. r -> c r) -> Constr -> c a
  toConstr :: a -> Constr
  dataTypeOf :: a -> DataType
  dataCast1 :: Typeable t => (forall d. Data d => c (t d)) -> Maybe (c a)
  dataCast1 _ = Nothing
  dataCast2 :: Typeable t => (forall d e. (Data d, Data e) => c (t d e)) -> Maybe (c a)
  dataCast2 _ = Nothing
  gmapT :: (forall b. Data b => b -> b) -> a -> a
  gmapT f x = runIdentity (gfoldl (\(Identity c) y -> Identity (c (f y))) Identity x)
  gmapQr :: forall r r'. (r' -> r -> r) -> r -> (forall d. Data d => d -> r') -> a -> r
  gmapQr o r0 f x = unQr (gfoldl (\(Qr c) y -> Qr (\r -> c (f y `o` r))) (\_ -> Qr id) x) r0
  gmapQl :: forall r r'. (r -> r' -> r) -> r -> (forall d. Data d => d -> r') -> a -> r
  gmapQl o r0 f x = getConst (gfoldl (\c y -> Const (getConst c `o` f y)) (\_ -> Const r0) x)
  gmapQ :: (forall d. Data d => d -> u) -> a -> [u]
  gmapQ f x = gmapQr (:) [] f x
  gmapQi :: forall u. Int -> (forall d. Data d => d -> u) -> a -> u
  gmapQi i f x = gmapQ f x !! i
  gmapM :: forall m. Monad m => (forall d. Data d => d -> m d) -> a -> m a
  gmapM f x = gfoldl (\c y -> c >>= \c' -> f y >>= \y' -> return (c' y')) return x
  gmapMp :: forall m. MonadPlus m => (forall d. Data d => d -> m d) -> a -> m a
  gmapMp f x = unMp (gfoldl (attempt f) (\g -> Mp (return (g, False))) x) >>= \(y, b) -> if b then return y else mzero
  gmapMo :: forall m. MonadPlus m => (forall d. Data d => d -> m d) -> a -> m a
  gmapMo f x = unMp (gfoldl (attemptOnce f) (\g -> Mp (return (g, False))) x) >>= \(y, b) -> if b then return y else mzero
  {-# MINIMAL gunfold, toConstr, dataTypeOf #-}

newtype Qr r a = Qr { unQr :: r -> r }
newtype Mp m a = Mp { unMp :: m (a, Bool) }

attempt :: MonadPlus m => (d -> m d) -> Mp m (d -> b) -> d -> Mp m b
attempt f (Mp c) y = Mp (c >>= \(h, b) -> (f y >>= \y' -> return (h y', True)) `mplus` return (h y, b))

attemptOnce :: MonadPlus m => (d -> m d) -> Mp m (d -> b) -> d -> Mp m b
attemptOnce f (Mp c) y = Mp (c >>= \(h, b) ->
  if b then return (h y, b) else (f y >>= \y' -> return (h y', True)) `mplus` return (h y, b))

fromConstr :: Data a => Constr -> a
fromConstr c = fromConstrB (errorWithoutStackTrace "Data.Data.fromConstr") c

fromConstrB :: Data a => (forall d. Data d => d) -> Constr -> a
fromConstrB f c = runIdentity (gunfold (\(Identity g) -> Identity (g f)) Identity c)

fromConstrM :: forall m a. (Monad m, Data a) => (forall d. Data d => m d) -> Constr -> m a
fromConstrM f c = gunfold (\g -> g >>= \h -> f >>= \x -> return (h x)) return c

-- ------------------------------------------------------------------------ types and constructors

data DataType = DataType { tycon :: String, datarep :: DataRep }

instance Show DataType where
  showsPrec d (DataType name rep) = showParen (d > 10) (showString "DataType {tycon = " . shows name .
    showString ", datarep = " . shows rep . showString "}")

data Constr = Constr
  { conrep :: ConstrRep, constring :: String, confields :: [String], confixity :: Fixity, contype :: DataType, conindex :: Int }

instance Show Constr where
  showsPrec _ c = showString (constring c)
instance Eq Constr where
  c == c' = conrep c == conrep c'

data DataRep = AlgRep [Constr] | IntRep | FloatRep | CharRep | NoRep
  deriving (Eq, Show)

data ConstrRep = AlgConstr ConIndex | IntConstr Integer | FloatConstr Rational | CharConstr Char
  deriving (Eq, Show)

type ConIndex = Int

data Fixity = Prefix | Infix
  deriving (Eq, Show)

dataTypeName :: DataType -> String
dataTypeName t = tycon t

dataTypeRep :: DataType -> DataRep
dataTypeRep t = datarep t

constrType :: Constr -> DataType
constrType c = contype c

constrRep :: Constr -> ConstrRep
constrRep c = conrep c

constrFields :: Constr -> [String]
constrFields c = confields c

constrFixity :: Constr -> Fixity
constrFixity c = confixity c

showConstr :: Constr -> String
showConstr c = constring c

repConstr :: DataType -> ConstrRep -> Constr
repConstr t r = case (datarep t, r) of
  (AlgRep cs, AlgConstr i) -> cs !! (i - 1)
  (IntRep, IntConstr i) -> mkIntegralConstr t i
  (FloatRep, FloatConstr f) -> mkRealConstr t f
  (CharRep, CharConstr c) -> mkCharConstr t c
  _ -> errorWithoutStackTrace "Data.Data.repConstr: The given ConstrRep does not fit to the given DataType."

mkDataType :: String -> [Constr] -> DataType
mkDataType name cs = DataType name (AlgRep (zipWith (\i c -> c { conrep = AlgConstr i, conindex = i }) [1 ..] cs))

mkConstr :: DataType -> String -> [String] -> Fixity -> Constr
mkConstr t name fields fixity = Constr (AlgConstr i) name fields fixity t i
  where i = maybe (errorWithoutStackTrace ("Data.Data.mkConstr: couldn't find constructor " ++ name)) (+ 1)
          (findIndex ((name ==) . constring) (dataTypeConstrs t))

dataTypeConstrs :: DataType -> [Constr]
dataTypeConstrs t = case datarep t of
  AlgRep cs -> cs
  _ -> errorWithoutStackTrace ("Data.Data.dataTypeConstrs is not supported for " ++ dataTypeName t ++ ", as it is not an algebraic data type.")

isAlgType :: DataType -> Bool
isAlgType t = case datarep t of
  AlgRep _ -> True
  _ -> False

isNorepType :: DataType -> Bool
isNorepType t = datarep t == NoRep

indexConstr :: DataType -> ConIndex -> Constr
indexConstr t i = dataTypeConstrs t !! (i - 1)

constrIndex :: Constr -> ConIndex
constrIndex c = case conrep c of
  AlgConstr i -> i
  _ -> errorWithoutStackTrace ("Data.Data.constrIndex is not supported for " ++ dataTypeName (constrType c) ++ ", as it is not an algebraic data type.")

maxConstrIndex :: DataType -> ConIndex
maxConstrIndex t = length (dataTypeConstrs t)

readConstr :: DataType -> String -> Maybe Constr
readConstr t text = case datarep t of
  AlgRep cs -> case filter ((text ==) . constring) cs of
    [] -> Nothing
    c : _ -> Just c
  IntRep -> fmap (mkIntegralConstr t) (whole (reads text) :: Maybe Integer)
  FloatRep -> fmap (\d -> mkRealConstr t (d :: Double)) (whole (reads text))
  CharRep -> fmap (mkCharConstr t) (whole (reads text))
  NoRep -> Nothing
  where
    whole [(x, "")] = Just x
    whole _ = Nothing

mkIntType, mkFloatType, mkCharType, mkNoRepType :: String -> DataType
mkIntType name = DataType name IntRep
mkFloatType name = DataType name FloatRep
mkCharType name = DataType name CharRep
mkNoRepType name = DataType name NoRep

primitive :: DataType -> ConstrRep -> String -> Constr
primitive t rep text = Constr rep text [] Prefix t (errorWithoutStackTrace "Data.Data.constrIndex")

mkIntegralConstr :: (Integral a, Show a) => DataType -> a -> Constr
mkIntegralConstr t i = primitive t (IntConstr (toInteger i)) (show i)

mkRealConstr :: (Real a, Show a) => DataType -> a -> Constr
mkRealConstr t f = primitive t (FloatConstr (toRational f)) (show f)

mkCharConstr :: DataType -> Char -> Constr
mkCharConstr t c = primitive t (CharConstr c) (show c)

tyconUQname, tyconModule :: String -> String
tyconUQname name = case dropWhile (/= '.') name of
  "" -> name
  _ : rest -> tyconUQname rest
tyconModule name = case break (== '.') name of
  (_, "") -> ""
  (m, _ : rest) -> case tyconModule rest of
    "" -> m
    m' -> m ++ '.' : m'

-- ---------------------------------------------------------------- what derived instances call

-- | A line for each constructor, with the names of its fields.
derivedType :: String -> String -> DataType
derivedType name text = t
  where
    t = mkDataType name (map constructor (lines text))
    constructor line = case words line of
      con : fields -> Constr (AlgConstr 0) con fields (if take 1 con == ":" then Infix else Prefix) t 0
      [] -> errorWithoutStackTrace "Data.Data"

isConstructor :: Constr -> Int -> Bool
isConstructor c i = constrIndex c == i

-- ------------------------------------------------------------------------------------- instances

unfoldInteger :: Num a => Constr -> a
unfoldInteger c = case conrep c of
  IntConstr i -> fromInteger i
  _ -> errorWithoutStackTrace ("Data.Data.gunfold: Constructor " ++ showConstr c ++ " is not of type Int.")

unfoldReal :: Fractional a => Constr -> a
unfoldReal c = case conrep c of
  FloatConstr f -> fromRational f
  _ -> errorWithoutStackTrace ("Data.Data.gunfold: Constructor " ++ showConstr c ++ " is not of type Double.")

instance Data Int where
  toConstr x = mkIntegralConstr (mkIntType "Prelude.Int") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Prelude.Int"
instance Data Integer where
  toConstr x = mkIntegralConstr (mkIntType "Prelude.Integer") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Prelude.Integer"
instance Data Word where
  toConstr x = mkIntegralConstr (mkIntType "Prelude.Word") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Prelude.Word"
instance Data Int8 where
  toConstr x = mkIntegralConstr (mkIntType "Int8") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Int8"
instance Data Int16 where
  toConstr x = mkIntegralConstr (mkIntType "Int16") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Int16"
instance Data Int32 where
  toConstr x = mkIntegralConstr (mkIntType "Int32") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Int32"
instance Data Int64 where
  toConstr x = mkIntegralConstr (mkIntType "Int64") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Int64"
instance Data Word8 where
  toConstr x = mkIntegralConstr (mkIntType "Word8") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Word8"
instance Data Word16 where
  toConstr x = mkIntegralConstr (mkIntType "Word16") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Word16"
instance Data Word32 where
  toConstr x = mkIntegralConstr (mkIntType "Word32") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Word32"
instance Data Word64 where
  toConstr x = mkIntegralConstr (mkIntType "Word64") x
  gunfold _ z c = z (unfoldInteger c)
  dataTypeOf _ = mkIntType "Word64"
instance Data Double where
  toConstr x = mkRealConstr (mkFloatType "Prelude.Double") x
  gunfold _ z c = z (unfoldReal c)
  dataTypeOf _ = mkFloatType "Prelude.Double"
instance Data Float where
  toConstr x = mkRealConstr (mkFloatType "Prelude.Float") x
  gunfold _ z c = z (unfoldReal c)
  dataTypeOf _ = mkFloatType "Prelude.Float"
instance Data Char where
  toConstr x = mkCharConstr (mkCharType "Prelude.Char") x
  gunfold _ z c = case conrep c of
    CharConstr x -> z x
    _ -> errorWithoutStackTrace ("Data.Data.gunfold: Constructor " ++ showConstr c ++ " is not of type Char.")
  dataTypeOf _ = mkCharType "Prelude.Char"

instance Data a => Data [a] where
  gfoldl _ z [] = z []
  gfoldl f z (x : xs) = z (:) `f` x `f` xs
  toConstr [] = indexConstr listType 1
  toConstr (_ : _) = indexConstr listType 2
  gunfold k z c = if constrIndex c == 1 then z [] else k (k (z (:)))
  dataTypeOf _ = listType
  dataCast1 f = gcast1 f

listType :: DataType
listType = DataType "Prelude.[]" (AlgRep
  [Constr (AlgConstr 1) "[]" [] Prefix listType 1, Constr (AlgConstr 2) "(:)" [] Infix listType 2])

deriving instance Data a => Data (Maybe a)
deriving instance (Data a, Data b) => Data (Either a b)
deriving instance Data Bool
deriving instance Data Ordering
deriving instance Data a => Data (NonEmpty a)

instance (Data a, Integral a) => Data (Ratio a) where
  gfoldl k z r = k (k (z (%)) (numerator r)) (denominator r)
  toConstr _ = indexConstr ratioType 1
  gunfold k z _ = k (k (z (%)))
  dataTypeOf _ = ratioType

ratioType :: DataType
ratioType = derivedType "GHC.Real.Ratio" ":%"

instance (Data k, Data v, Ord k) => Data (Map.Map k v) where
  gfoldl f z m = z Map.fromList `f` Map.toList m
  toConstr _ = indexConstr (derivedType "Data.Map.Internal.Map" "fromList") 1
  gunfold k z _ = k (z Map.fromList)
  dataTypeOf _ = derivedType "Data.Map.Internal.Map" "fromList"
instance (Data a, Ord a) => Data (Set.Set a) where
  gfoldl f z s = z Set.fromList `f` Set.toList s
  toConstr _ = indexConstr (derivedType "Data.Set.Internal.Set" "fromList") 1
  gunfold k z _ = k (z Set.fromList)
  dataTypeOf _ = derivedType "Data.Set.Internal.Set" "fromList"

instance Data () where
  toConstr () = indexConstr (derivedType "Unit" "()") 1
  gunfold _ z _ = z ()
  dataTypeOf _ = derivedType "Unit" "()"
instance (Data a, Data b) => Data (a, b) where
  gfoldl f z (a, b) = z (,) `f` a `f` b
  toConstr _ = indexConstr (derivedType "Tuple2" "(,)") 1
  gunfold k z _ = k (k (z (,)))
  dataTypeOf _ = derivedType "Tuple2" "(,)"
instance (Data a, Data b, Data c) => Data (a, b, c) where
  gfoldl f z (a, b, c) = z (,,) `f` a `f` b `f` c
  toConstr _ = indexConstr (derivedType "Tuple3" "(,,)") 1
  gunfold k z _ = k (k (k (z (,,))))
  dataTypeOf _ = derivedType "Tuple3" "(,,)"
instance (Data a, Data b, Data c, Data d) => Data (a, b, c, d) where
  gfoldl f z (a, b, c, d) = z (,,,) `f` a `f` b `f` c `f` d
  toConstr _ = indexConstr (derivedType "Tuple4" "(,,,)") 1
  gunfold k z _ = k (k (k (k (z (,,,)))))
  dataTypeOf _ = derivedType "Tuple4" "(,,,)"
