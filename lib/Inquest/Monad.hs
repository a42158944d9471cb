-- | Semigroup to MonadFail, and their instances for the Prelude's types.
module Inquest.Monad where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Enum
import Inquest.Real

infixr 6 <>
infixl 4 <$, <$>, $>, <*>, <*, *>, <**>
infixl 3 <|>
infixl 1 >>, >>=, <&>, &
infixr 1 =<<, >=>, <=<
infixr 5 :|

-- ---------------------------------------------------------------------------------------- classes

data NonEmpty a = a :| [a]

class Semigroup a where
  (<>) :: a -> a -> a
  sconcat :: NonEmpty a -> a
  stimes :: Integral b => b -> a -> a
  sconcat (x :| xs) = sconcatFrom x xs
  stimes n x = stimesDefault n x

sconcatFrom :: Semigroup a => a -> [a] -> a
sconcatFrom x [] = x
sconcatFrom x (y : ys) = x <> sconcatFrom y ys

-- | By repeated doubling.
stimesDefault :: (Integral b, Semigroup a) => b -> a -> a
stimesDefault n x
  | n <= 0 = errorWithoutStackTrace "stimes: positive multiplier expected"
  | otherwise = stimesPositive (toInteger n) x

stimesPositive :: Semigroup a => Integer -> a -> a
stimesPositive n x
  | even n = stimesPositive (n `quot` 2) (x <> x)
  | n == 1 = x
  | otherwise = x <> stimesPositive (n `quot` 2) (x <> x)

stimesMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesMonoid n x
  | n < 0 = errorWithoutStackTrace "stimesMonoid: expected non-negative multiplier"
  | n == 0 = mempty
  | otherwise = stimesPositive (toInteger n) x

stimesIdempotent :: Integral b => b -> a -> a
stimesIdempotent n x
  | n <= 0 = errorWithoutStackTrace "stimesIdempotent: positive multiplier expected"
  | otherwise = x

stimesIdempotentMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesIdempotentMonoid n x = case compare n 0 of
  LT -> errorWithoutStackTrace "stimesIdempotentMonoid: expected non-negative multiplier"
  EQ -> mempty
  GT -> x

class Semigroup a => Monoid a where
  mempty :: a
  mappend :: a -> a -> a
  mconcat :: [a] -> a
  mappend x y = x <> y
  mconcat xs = mconcatDefault xs

mconcatDefault :: Monoid a => [a] -> a
mconcatDefault [] = mempty
mconcatDefault (x : xs) = x <> mconcatDefault xs

class Functor f where
  fmap :: (a -> b) -> f a -> f b
  (<$) :: a -> f b -> f a
  x <$ m = fmap (const x) m

class Functor f => Applicative f where
  pure :: a -> f a
  (<*>) :: f (a -> b) -> f a -> f b
  liftA2 :: (a -> b -> c) -> f a -> f b -> f c
  (*>) :: f a -> f b -> f b
  (<*) :: f a -> f b -> f a
  f <*> x = liftA2 id f x
  liftA2 f x y = fmap f x <*> y
  x *> y = (id <$ x) <*> y
  x <* y = liftA2 const x y

class Applicative m => Monad m where
  (>>=) :: m a -> (a -> m b) -> m b
  (>>) :: m a -> m b -> m b
  return :: a -> m a
  m >> k = m >>= \_ -> k
  return x = pure x

class Monad m => MonadFail m where
  fail :: String -> m a

class Applicative f => Alternative f where
  empty :: f a
  (<|>) :: f a -> f a -> f a
  some, many :: f a -> f [a]
  some v = liftA2 (:) v (many v)
  many v = some v <|> pure []

class (Alternative m, Monad m) => MonadPlus m where
  mzero :: m a
  mplus :: m a -> m a -> m a
  mzero = empty
  mplus x y = x <|> y

-- -------------------------------------------------------------------------------------- functions

(<$>) :: Functor f => (a -> b) -> f a -> f b
f <$> x = fmap f x

($>) :: Functor f => f a -> b -> f b
x $> b = b <$ x

(<&>) :: Functor f => f a -> (a -> b) -> f b
x <&> f = fmap f x

(&) :: a -> (a -> b) -> b
x & f = f x

void :: Functor f => f a -> f ()
void x = () <$ x

(<**>) :: Applicative f => f a -> f (a -> b) -> f b
x <**> f = liftA2 (\a g -> g a) x f

liftA :: Applicative f => (a -> b) -> f a -> f b
liftA f x = pure f <*> x

liftA3 :: Applicative f => (a -> b -> c -> d) -> f a -> f b -> f c -> f d
liftA3 f x y z = liftA2 f x y <*> z

(=<<) :: Monad m => (a -> m b) -> m a -> m b
f =<< m = m >>= f

(>=>) :: Monad m => (a -> m b) -> (b -> m c) -> a -> m c
(f >=> g) x = f x >>= g

(<=<) :: Monad m => (b -> m c) -> (a -> m b) -> a -> m c
(g <=< f) x = f x >>= g

join :: Monad m => m (m a) -> m a
join m = m >>= id

when :: Applicative f => Bool -> f () -> f ()
when True x = x
when False _ = pure ()

unless :: Applicative f => Bool -> f () -> f ()
unless True _ = pure ()
unless False x = x

ap :: Monad m => m (a -> b) -> m a -> m b
ap mf mx = mf >>= \f -> mx >>= \x -> return (f x)

liftM :: Monad m => (a -> b) -> m a -> m b
liftM f m = m >>= \x -> return (f x)

liftM2 :: Monad m => (a -> b -> c) -> m a -> m b -> m c
liftM2 f m n = m >>= \x -> n >>= \y -> return (f x y)

-- ---------------------------------------------------------------------------------------- instances

instance Eq a => Eq (NonEmpty a) where
  (x :| xs) == (y :| ys) = x == y && xs == ys
instance Ord a => Ord (NonEmpty a) where
  compare (x :| xs) (y :| ys) = compare x y `thenCompare` compare xs ys

instance Semigroup [a] where
  (<>) = (++)
  stimes n xs
    | n < 0 = errorWithoutStackTrace "stimes: [], negative multiplier"
    | otherwise = concatList (replicate (fromIntegral n) xs)
instance Monoid [a] where
  mempty = []
  mconcat = concatList
instance Functor [] where
  fmap = map
instance Applicative [] where
  pure x = [x]
  fs <*> xs = concatMapList (\f -> map f xs) fs
  liftA2 f xs ys = concatMapList (\x -> map (f x) ys) xs
  xs *> ys = concatMapList (\_ -> ys) xs
instance Monad [] where
  xs >>= f = concatMapList f xs
  (>>) = (*>)
instance MonadFail [] where
  fail _ = []
instance Alternative [] where
  empty = []
  (<|>) = (++)
instance MonadPlus []

instance Semigroup (NonEmpty a) where
  (x :| xs) <> (y :| ys) = x :| (xs ++ y : ys)
instance Functor NonEmpty where
  fmap f ~(x :| xs) = f x :| map f xs
instance Applicative NonEmpty where
  pure x = x :| []
  (<*>) = ap
  liftA2 = liftM2
instance Monad NonEmpty where
  ~(x :| xs) >>= f = case f x of
    y :| ys -> y :| (ys ++ concatMapList (\v -> case f v of z :| zs -> z : zs) xs)

instance Semigroup a => Semigroup (Maybe a) where
  Nothing <> y = y
  x <> Nothing = x
  Just x <> Just y = Just (x <> y)
  stimes _ Nothing = Nothing
  stimes n (Just x) = case compare n 0 of
    LT -> errorWithoutStackTrace "stimes: Maybe, negative multiplier"
    EQ -> Nothing
    GT -> Just (stimes n x)
instance Semigroup a => Monoid (Maybe a) where
  mempty = Nothing
instance Functor Maybe where
  fmap _ Nothing = Nothing
  fmap f (Just x) = Just (f x)
instance Applicative Maybe where
  pure = Just
  Just f <*> m = fmap f m
  Nothing <*> _ = Nothing
  liftA2 f (Just x) (Just y) = Just (f x y)
  liftA2 _ _ _ = Nothing
  Just _ *> m = m
  Nothing *> _ = Nothing
instance Monad Maybe where
  Just x >>= f = f x
  Nothing >>= _ = Nothing
  (>>) = (*>)
instance MonadFail Maybe where
  fail _ = Nothing
instance Alternative Maybe where
  empty = Nothing
  Nothing <|> r = r
  l <|> _ = l
instance MonadPlus Maybe

instance Semigroup (Either a b) where
  Left _ <> y = y
  x <> _ = x
  stimes n x
    | n <= 0 = errorWithoutStackTrace "stimes: positive multiplier expected"
    | otherwise = x
instance Functor (Either e) where
  fmap _ (Left e) = Left e
  fmap f (Right x) = Right (f x)
instance Applicative (Either e) where
  pure = Right
  Left e <*> _ = Left e
  Right f <*> r = fmap f r
instance Monad (Either e) where
  Left e >>= _ = Left e
  Right x >>= f = f x

instance Semigroup b => Semigroup (a -> b) where
  (f <> g) x = f x <> g x
  stimes n f x = stimes n (f x)
instance Monoid b => Monoid (a -> b) where
  mempty _ = mempty
instance Functor ((->) r) where
  fmap f g x = f (g x)
instance Applicative ((->) r) where
  pure x _ = x
  (f <*> g) x = f x (g x)
  liftA2 q f g x = q (f x) (g x)
instance Monad ((->) r) where
  (f >>= k) r = k (f r) r

instance Semigroup Ordering where
  (<>) = thenCompare
instance Monoid Ordering where
  mempty = EQ

instance Semigroup () where
  _ <> _ = ()
  sconcat _ = ()
  stimes _ _ = ()
instance Monoid () where
  mempty = ()
  mconcat _ = ()

instance (Semigroup a, Semigroup b) => Semigroup (a, b) where
  (a, b) <> (a', b') = (a <> a', b <> b')
  stimes n (a, b) = (stimes n a, stimes n b)
instance (Monoid a, Monoid b) => Monoid (a, b) where
  mempty = (mempty, mempty)
instance Functor ((,) a) where
  fmap f (a, x) = (a, f x)
instance Monoid a => Applicative ((,) a) where
  pure x = (mempty, x)
  (a, f) <*> (b, x) = (a <> b, f x)
  liftA2 f (a, x) (b, y) = (a <> b, f x y)
instance Monoid a => Monad ((,) a) where
  (a, x) >>= k = case k x of (b, y) -> (a <> b, y)

instance (Semigroup a, Semigroup b, Semigroup c) => Semigroup (a, b, c) where
  (a, b, c) <> (a', b', c') = (a <> a', b <> b', c <> c')
instance (Monoid a, Monoid b, Monoid c) => Monoid (a, b, c) where
  mempty = (mempty, mempty, mempty)
instance Functor ((,,) a b) where
  fmap f (a, b, x) = (a, b, f x)
instance (Monoid a, Monoid b) => Applicative ((,,) a b) where
  pure x = (mempty, mempty, x)
  (a, b, f) <*> (a', b', x) = (a <> a', b <> b', f x)
instance (Monoid a, Monoid b) => Monad ((,,) a b) where
  (a, b, x) >>= k = case k x of (a', b', y) -> (a <> a', b <> b', y)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d) => Semigroup (a, b, c, d) where
  (a, b, c, d) <> (a', b', c', d') = (a <> a', b <> b', c <> c', d <> d')
instance (Monoid a, Monoid b, Monoid c, Monoid d) => Monoid (a, b, c, d) where
  mempty = (mempty, mempty, mempty, mempty)
instance Functor ((,,,) a b c) where
  fmap f (a, b, c, x) = (a, b, c, f x)
instance (Monoid a, Monoid b, Monoid c) => Applicative ((,,,) a b c) where
  pure x = (mempty, mempty, mempty, x)
  (a, b, c, f) <*> (a', b', c', x) = (a <> a', b <> b', c <> c', f x)
instance (Monoid a, Monoid b, Monoid c) => Monad ((,,,) a b c) where
  (a, b, c, x) >>= k = case k x of (a', b', c', y) -> (a <> a', b <> b', c <> c', y)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d, Semigroup e) => Semigroup (a, b, c, d, e) where
  (a, b, c, d, e) <> (a', b', c', d', e') = (a <> a', b <> b', c <> c', d <> d', e <> e')
instance (Monoid a, Monoid b, Monoid c, Monoid d, Monoid e) => Monoid (a, b, c, d, e) where
  mempty = (mempty, mempty, mempty, mempty, mempty)

-- ------------------------------------------------------------------------------------------- IO

foreign import prim "ioReturn" primIoReturn :: a -> IO a
foreign import prim "ioBind" primIoBind :: IO a -> (a -> IO b) -> IO b
foreign import prim "ioThen" primIoThen :: IO a -> IO b -> IO b

instance Functor IO where
  fmap f m = primIoBind m (\x -> primIoReturn (f x))
instance Applicative IO where
  pure = primIoReturn
  mf <*> mx = primIoBind mf (\f -> primIoBind mx (\x -> primIoReturn (f x)))
  liftA2 f mx my = primIoBind mx (\x -> primIoBind my (\y -> primIoReturn (f x y)))
  (*>) = primIoThen
  mx <* my = primIoBind mx (\x -> primIoThen my (primIoReturn x))
instance Monad IO where
  (>>=) = primIoBind
  (>>) = primIoThen
  return = primIoReturn
instance Semigroup a => Semigroup (IO a) where
  (<>) = liftA2 (<>)
instance Monoid a => Monoid (IO a) where
  mempty = primIoReturn mempty
