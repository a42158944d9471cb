module Data.STRef.Lazy (STRef, newSTRef, readSTRef, writeSTRef, modifySTRef) where

import Control.Monad.ST.Lazy
import qualified Data.STRef as Strict
import Data.STRef (STRef)

newSTRef :: a -> ST s (STRef s a)
newSTRef x = strictToLazyST (Strict.newSTRef x)

readSTRef :: STRef s a -> ST s a
readSTRef r = strictToLazyST (Strict.readSTRef r)

writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef r x = strictToLazyST (Strict.writeSTRef r x)

modifySTRef :: STRef s a -> (a -> a) -> ST s ()
modifySTRef r f = strictToLazyST (Strict.modifySTRef r f)
