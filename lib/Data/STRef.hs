module Data.STRef (STRef, newSTRef, readSTRef, writeSTRef, modifySTRef, modifySTRef') where

import Inquest.ST

modifySTRef :: STRef s a -> (a -> a) -> ST s ()
modifySTRef ref f = primStBind (readSTRef ref) (\x -> writeSTRef ref (f x))

modifySTRef' :: STRef s a -> (a -> a) -> ST s ()
modifySTRef' ref f = primStBind (readSTRef ref) (\x -> let y = f x in y `seq` writeSTRef ref y)
