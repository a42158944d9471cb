module Control.DeepSeq (NFData(..), deepseq, force, ($!!), (<$!!>), rwhnf) where

import Data.Array (Array, elems)
import Data.Complex (Complex(..))
import Data.Int
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map as Map
import Data.Ratio (Ratio, denominator, numerator)
import qualified Data.Set as Set
import Data.Word
import Numeric.Natural (Natural)

infixr 0 $!!, `deepseq`
infixl 4 <$!!>

class NFData a where
  rnf :: a -> ()
  rnf x = x `seq` ()

rwhnf :: a -> ()
rwhnf x = x `seq` ()

deepseq :: NFData a => a -> b -> b
deepseq a b = rnf a `seq` b

force :: NFData a => a -> a
force x = x `deepseq` x

($!!) :: NFData a => (a -> b) -> a -> b
f $!! x = x `deepseq` f x

(<$!!>) :: (Monad m, NFData b) => (a -> b) -> m a -> m b
f <$!!> m = m >>= \x -> return $!! f x

-- | Both.
rnf2 :: (NFData a, NFData b) => a -> b -> ()
rnf2 a b = rnf a `seq` rnf b

instance NFData Int
instance NFData Word
instance NFData Integer
instance NFData Natural
instance NFData Char
instance NFData Bool
instance NFData Ordering
instance NFData Double
instance NFData Float
instance NFData ()
instance NFData Int8
instance NFData Int16
instance NFData Int32
instance NFData Int64
instance NFData Word8
instance NFData Word16
instance NFData Word32
instance NFData Word64
instance NFData (a -> b)
instance NFData a => NFData [a] where
  rnf [] = ()
  rnf (x : xs) = rnf x `seq` rnf xs
instance NFData a => NFData (Maybe a) where
  rnf Nothing = ()
  rnf (Just x) = rnf x
instance (NFData a, NFData b) => NFData (Either a b) where
  rnf (Left x) = rnf x
  rnf (Right y) = rnf y
instance NFData a => NFData (NonEmpty a) where
  rnf (x :| xs) = rnf2 x xs
instance NFData a => NFData (Ratio a) where
  rnf x = rnf2 (numerator x) (denominator x)
instance NFData a => NFData (Complex a) where
  rnf (x :+ y) = rnf2 x y
instance (NFData i, NFData e) => NFData (Array i e) where
  rnf a = rnf (elems a)
instance (NFData k, NFData a) => NFData (Map.Map k a) where
  rnf m = rnf (Map.toList m)
instance NFData a => NFData (Set.Set a) where
  rnf s = rnf (Set.toList s)
instance (NFData a, NFData b) => NFData (a, b) where
  rnf (a, b) = rnf2 a b
instance (NFData a, NFData b, NFData c) => NFData (a, b, c) where
  rnf (a, b, c) = rnf a `seq` rnf2 b c
instance (NFData a, NFData b, NFData c, NFData d) => NFData (a, b, c, d) where
  rnf (a, b, c, d) = rnf2 a b `seq` rnf2 c d
instance (NFData a, NFData b, NFData c, NFData d, NFData e) => NFData (a, b, c, d, e) where
  rnf (a, b, c, d, e) = rnf2 a b `seq` rnf2 c d `seq` rnf e
