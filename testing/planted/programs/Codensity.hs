-- plant: prog | a + b => a - b
-- plant: chunk | n * 2 => n * 3
{-# LANGUAGE RankNTypes #-}
module Main where
newtype C m a = C { runC :: forall b. (a -> m b) -> m b }
instance Functor (C m) where fmap f (C m) = C (\k -> m (k . f))
instance Applicative (C m) where
  pure a = C (\k -> k a)
  C mf <*> C ma = C (\k -> mf (\f -> ma (\a -> k (f a))))
instance Monad (C m) where
  C m >>= f = C (\k -> m (\a -> runC (f a) k))

lift' :: Monad m => m a -> C m a
lift' m = C (m >>=)

chunk :: Int -> C Maybe Int
chunk n = if n > 100 then lift' Nothing else lift' (Just (n * 2))

lower :: Monad m => C m a -> m a
lower (C m) = m return

prog :: Int -> C Maybe Int
prog n = do
  a <- chunk n
  b <- chunk (a + 1)
  return (a + b)

main :: IO ()
main = print (lower (prog 3), lower (prog 60))
