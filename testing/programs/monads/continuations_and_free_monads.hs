{-# LANGUAGE LambdaCase, RankNTypes, DeriveFunctor, InstanceSigs #-}
module Main where
import Control.Monad.Cont
import Control.Monad.Trans.Cont (evalCont, reset, shift)
import Control.Monad.State
import Control.Monad
import Data.IORef
import Data.Foldable (for_)

-- free monad
data Free f a = Pure a | Free (f (Free f a))
instance Functor f => Functor (Free f) where
  fmap f (Pure a) = Pure (f a)
  fmap f (Free x) = Free (fmap (fmap f) x)
instance Functor f => Applicative (Free f) where
  pure = Pure
  (<*>) = ap
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free x >>= k = Free (fmap (>>= k) x)
liftF :: Functor f => f a -> Free f a
liftF = Free . fmap Pure

data TeletypeF k = PutLine String k | GetLine (String -> k) | Done deriving Functor
type Teletype = Free TeletypeF
putLine :: String -> Teletype ()
putLine s = liftF (PutLine s ())
getLine' :: Teletype String
getLine' = liftF (GetLine id)
done :: Teletype a
done = liftF Done

chat :: Teletype Int
chat = do
  putLine "name?"
  n <- getLine'
  when (null n) done
  putLine ("hi " ++ n)
  (+ length n) <$> chat

runPure :: [String] -> Teletype a -> ([String], Maybe a)
runPure _ (Pure a) = ([], Just a)
runPure ins (Free (PutLine s k)) = let (o, r) = runPure ins k in (s : o, r)
runPure (i:is) (Free (GetLine k)) = runPure is (k i)
runPure [] (Free (GetLine _)) = (["<eof>"], Nothing)
runPure _ (Free Done) = (["<done>"], Nothing)

runIO :: Teletype a -> StateT [String] IO (Maybe a)
runIO = \case
  Pure a -> pure (Just a)
  Free (PutLine s k) -> lift (putStrLn ("> " ++ s)) >> runIO k
  Free (GetLine k) -> get >>= \case
    [] -> pure Nothing
    (x:xs) -> put xs >> runIO (k x)
  Free Done -> Nothing <$ lift (putStrLn "bye")

-- coroutines
data Gen o a = Finished a | Yield o (Gen o a) deriving Functor
instance Applicative (Gen o) where { pure = Finished; (<*>) = ap }
instance Monad (Gen o) where
  Finished a >>= k = k a
  Yield o g >>= k = Yield o (g >>= k)
yield' :: o -> Gen o ()
yield' o = Yield o (Finished ())
collect :: Gen o a -> ([o], a)
collect (Finished a) = ([], a)
collect (Yield o g) = let (os, a) = collect g in (o : os, a)

walk :: Int -> Gen Int String
walk 0 = return "end"
walk n = do
  yield' n
  r <- walk (n `div` 2)
  yield' (-n)
  return (r ++ show n)

-- continuations
safeDiv :: Int -> Int -> Cont r (Either String Int)
safeDiv a b = callCC $ \exit -> do
  when (b == 0) $ void (exit (Left "div by zero"))
  return (Right (a `div` b))

findFirst :: (a -> Bool) -> [a] -> Cont r (Maybe a)
findFirst p xs = callCC $ \k -> do
  forM_ xs $ \x -> when (p x) (k (Just x))
  return Nothing

loopC :: ContT () IO ()
loopC = do
  ref <- lift (newIORef (0 :: Int))
  label <- callCC (\k -> let again = k again in return again)
  n <- lift (readIORef ref)
  lift (putStrLn ("n = " ++ show n))
  lift (writeIORef ref (n + 1))
  when (n < 3) label

newtype Codensity m a = Codensity { runC :: forall b. (a -> m b) -> m b }
instance Functor (Codensity m) where fmap f (Codensity g) = Codensity (\k -> g (k . f))
instance Applicative (Codensity m) where { pure a = Codensity ($ a); (<*>) = ap }
instance Monad (Codensity m) where m >>= k = Codensity (\c -> runC m (\a -> runC (k a) c))

main :: IO ()
main = do
  print (runPure ["ann", "bob", ""] chat)
  print (runPure ["x"] chat)
  (r, rest) <- runStateT (runIO chat) ["eve", "", "zed"]
  print (r, rest)
  print (collect (walk 10))
  print (runCont (safeDiv 10 2) id, evalCont (safeDiv 1 0))
  print (runCont (findFirst (> 10) [1, 5, 12, 30]) show)
  runContT loopC return
  print (runCont (mapM (\x -> cont (\k -> k x ++ k (x * 10))) [1, 2]) (\x -> [x]))
  print (evalCont (resetT (do { x <- shiftT (\k -> pure (k (k 5))); pure (x * 2) })))
  where resetT = reset
        shiftT = shift
-- expected stdout:
-- | (["name?","hi ann","name?","hi bob","name?","<done>"],Nothing)
-- | (["name?","hi x","name?","<eof>"],Nothing)
-- | > name?
-- | > hi eve
-- | > name?
-- | bye
-- | (Nothing,["zed"])
-- | ([10,5,2,1,-1,-2,-5,-10],"end12510")
-- | (Right 5,Left "div by zero")
-- | "Just 12"
-- | n = 0
-- | n = 1
-- | n = 2
-- | n = 3
-- | [[1,2],[1,20],[10,2],[10,20]]
-- | 20
