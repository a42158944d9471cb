{-# LANGUAGE GeneralizedNewtypeDeriving #-}
-- A method whose type has the class's variable inside of an unknown type cannot be had from the newtype's field.
module Main where

class Wrap a where { wrap :: Monad m => m a -> m a }
instance Wrap Int where { wrap m = m }
newtype N = N Int deriving Wrap
main = case wrap (Just (N 3)) of { Just (N n) -> print n; Nothing -> return () }
-- expected stderr:
-- | fail_newtype_deriving.hs:7:28: error: the method `wrap` cannot be derived for a newtype; write the instance out
-- |  7 | newtype N = N Int deriving Wrap
-- |    |                            ^^^^
-- | 1 error
