{-# LANGUAGE RankNTypes #-}
module Main where
-- church encodings
newtype Church = Church { runChurch :: forall a. (a -> a) -> a -> a }
toI :: Church -> Integer
toI (Church n) = n (+1) 0
czero, cone :: Church
czero = Church (\_ x -> x)
cone = csucc czero
csucc :: Church -> Church
csucc (Church n) = Church (\f -> f . n f)
cadd, cmul :: Church -> Church -> Church
cadd (Church a) (Church b) = Church $ \f -> a f . b f
cmul (Church a) (Church b) = Church $ \f -> a (b f)
newtype CList a = CList { foldC :: forall r. (a -> r -> r) -> r -> r }
fromL :: [a] -> CList a
fromL xs = CList (\c n -> foldr c n xs)
toL :: CList a -> [a]
toL l = foldC l (:) []
instance Functor CList where fmap f l = CList (\c n -> foldC l (c . f) n)
cappend :: CList a -> CList a -> CList a
cappend a b = CList (\c n -> foldC a c (foldC b c n))
-- free monad
data Free f a = Pure a | Free (f (Free f a))
instance Functor f => Functor (Free f) where
  fmap f (Pure a) = Pure (f a)
  fmap f (Free x) = Free (fmap (fmap f) x)
instance Functor f => Applicative (Free f) where
  pure = Pure
  Pure f <*> x = fmap f x
  Free g <*> x = Free (fmap (<*> x) g)
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free x >>= k = Free (fmap (>>= k) x)
data Cmd k = Say String k | Ask (String -> k) | Done
instance Functor Cmd where
  fmap f (Say s k) = Say s (f k)
  fmap f (Ask g) = Ask (f . g)
  fmap _ Done = Done
liftF :: Functor f => f a -> Free f a
liftF = Free . fmap Pure
say :: String -> Free Cmd ()
say s = liftF (Say s ())
ask :: Free Cmd String
ask = liftF (Ask id)
done :: Free Cmd a
done = liftF Done
prog :: Free Cmd ()
prog = do
  say "name?"
  n <- ask
  if null n then done else say ("hi " ++ n)
  prog
runPure :: [String] -> Free Cmd a -> [String]
runPure _ (Pure _) = ["end"]
runPure ins (Free (Say s k)) = s : runPure ins k
runPure (i:is) (Free (Ask k)) = runPure is (k i)
runPure [] (Free (Ask _)) = ["eof"]
runPure _ (Free Done) = ["done"]
foldFree :: Monad m => (forall x. f x -> m x) -> Free f a -> m a
foldFree _ (Pure a) = return a
foldFree h (Free x) = h x >>= foldFree h
applyAll :: (forall a. [a] -> [a]) -> ([Int], String) -> ([Int], String)
applyAll f (a, b) = (f a, f b)
type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s
newtype Identity a = Identity { runIdentity :: a }
instance Functor Identity where fmap f (Identity a) = Identity (f a)
newtype Const a b = Const { getConst :: a }
instance Functor (Const a) where fmap _ (Const a) = Const a
view :: Lens s a -> s -> a
view l = getConst . l Const
over :: Lens s a -> (a -> a) -> s -> s
over l f = runIdentity . l (Identity . f)
_1 :: Lens (a, c) a
_1 f (a, c) = fmap (\a' -> (a', c)) (f a)
_2 :: Lens (c, a) a
_2 f (c, a) = fmap ((,) c) (f a)
main :: IO ()
main = do
  print (toI (cmul (cadd cone (csucc cone)) (csucc (csucc cone))))
  print (toL (fmap (* 2) (cappend (fromL [1,2,3]) (fromL [4]))))
  mapM_ putStrLn (runPure ["bob", "amy", ""] prog)
  print (applyAll reverse ([1,2,3], "abc"))
  print (view (_1 . _2) ((1, 'x'), "z"), over (_2 . _1) (+ 1) ('a', (1, True)))
-- expected stdout:
-- | 9
-- | [2,4,6,8]
-- | name?
-- | hi bob
-- | name?
-- | hi amy
-- | name?
-- | done
-- | ([3,2,1],"cba")
-- | ('x',('a',(2,True)))
