-- H2010 4.3: classes over type constructors: own Functor, Monad, Foldable, Container.
module Main where

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]

newtype Stack a = Stack [a]
data Queue a = Queue [a] [a]

instance Container [] where
  empty = []
  insert = (:)
  toL = id
instance Container Stack where
  empty = Stack []
  insert x (Stack xs) = Stack (x : xs)
  toL (Stack xs) = xs
instance Container Queue where
  empty = Queue [] []
  insert x (Queue f b) = Queue f (x : b)
  toL (Queue f b) = f ++ reverse b

fill :: Container f => [a] -> f a
fill = foldr insert empty

class MyFunctor f where
  fmap' :: (a -> b) -> f a -> f b
class MyFunctor m => MyMonad m where
  unit :: a -> m a
  bind :: m a -> (a -> m b) -> m b
  join' :: m (m a) -> m a
  join' m = bind m id

instance MyFunctor Maybe where
  fmap' f (Just x) = Just (f x)
  fmap' _ Nothing = Nothing
instance MyMonad Maybe where
  unit = Just
  bind Nothing _ = Nothing
  bind (Just x) f = f x
instance MyFunctor ((->) r) where fmap' f g x = f (g x)
instance MyMonad ((->) r) where
  unit x _ = x
  bind m f r = f (m r) r
instance MyFunctor (Either e) where
  fmap' f (Right x) = Right (f x)
  fmap' _ (Left e) = Left e
instance MyFunctor ((,) a) where fmap' f (a, b) = (a, f b)

mapM' :: MyMonad m => (a -> m b) -> [a] -> m [b]
mapM' _ [] = unit []
mapM' f (x : xs) = f x `bind` \y -> mapM' f xs `bind` \ys -> unit (y : ys)

main :: IO ()
main = do
  print (toL (fill [1, 2, 3] :: [Int]))
  print (toL (fill [1, 2, 3] :: Stack Int))
  print (toL (fill [1, 2, 3] :: Queue Int))
  print (mapM' (\x -> if x > 0 then Just (x * 2) else Nothing) [1, 2, 3])
  print (mapM' (\x -> if x > 1 then Just x else Nothing) [1, 2, 3])
  print (mapM' (\x r -> x + r) [1, 2, 3] 10)
  print (fmap' (+ 1) (Right 1 :: Either String Int), fmap' length ('a', "xyz"))
  print (join' (Just (Just 'j')), join' (+) 4)

-- expected stdout:
-- | [1,2,3]
-- | [1,2,3]
-- | [3,2,1]
-- | Just [2,4,6]
-- | Nothing
-- | [11,12,13]
-- | (Right 2,('a',3))
-- | (Just 'j',8)
