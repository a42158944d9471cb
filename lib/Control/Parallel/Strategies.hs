-- | Strategies of the package parallel 3.2: how far something is evaluated. Nothing runs at the same time here.
module Control.Parallel.Strategies
  ( Strategy, using, withStrategy, usingIO, withStrategyIO, dot, r0, rseq, rdeepseq, rpar, rparWith, evalSeq, SeqStrategy
  , evalTraversable, parTraversable, evalList, parList, evalListN, parListN, evalListNth, parListNth, evalListSplitAt
  , parListSplitAt, parListChunk, parMap, evalBuffer, parBuffer, evalTuple2, evalTuple3, evalTuple4, parTuple2, parTuple3
  , parTuple4, Eval, parEval, runEval, runEvalIO, (-|), (-||), ($|), ($||), (.|), (.||), rwhnf, NFData
  ) where

import Control.DeepSeq (NFData, rnf)

infixr 9 `dot`
infixl 0 `using`
infixl 0 `usingIO`

-- | What is evaluated in an order.
data Eval a = Done a

runEval :: Eval a -> a
runEval (Done a) = a

runEvalIO :: Eval a -> IO a
runEvalIO (Done a) = return a

instance Functor Eval where
  fmap f (Done a) = Done (f a)
instance Applicative Eval where
  pure a = Done a
  mf <*> mx = mf >>= \f -> mx >>= \x -> pure (f x)
instance Monad Eval where
  Done a >>= k = k a

type Strategy a = a -> Eval a
type SeqStrategy a = a -> ()

using :: a -> Strategy a -> a
x `using` strat = runEval (strat x)

withStrategy :: Strategy a -> a -> a
withStrategy strat x = x `using` strat

usingIO :: a -> Strategy a -> IO a
x `usingIO` strat = runEvalIO (strat x)

withStrategyIO :: Strategy a -> a -> IO a
withStrategyIO strat x = x `usingIO` strat

dot :: Strategy a -> Strategy a -> Strategy a
(s2 `dot` s1) x = s2 (runEval (s1 x))

evalSeq :: SeqStrategy a -> Strategy a
evalSeq strat x = strat x `seq` return x

r0, rseq, rpar, rwhnf :: Strategy a
r0 x = return x
rseq x = x `seq` return x
rpar x = return x
rwhnf x = rseq x

rdeepseq :: NFData a => Strategy a
rdeepseq x = rnf x `seq` return x

rparWith :: Strategy a -> Strategy a
rparWith strat x = strat x

parEval :: Eval a -> Eval a
parEval m = m

evalTraversable, parTraversable :: Traversable t => Strategy a -> Strategy (t a)
evalTraversable strat xs = traverse strat xs
parTraversable strat xs = traverse (rparWith strat) xs

evalList, parList :: Strategy a -> Strategy [a]
evalList strat xs = traverse strat xs
parList strat xs = traverse (rparWith strat) xs

evalListSplitAt, parListSplitAt :: Int -> Strategy [a] -> Strategy [a] -> Strategy [a]
evalListSplitAt n strat1 strat2 xs = do
  let (ys, zs) = splitAt n xs
  ys' <- strat1 ys
  zs' <- strat2 zs
  return (ys' ++ zs')
parListSplitAt n strat1 strat2 xs = evalListSplitAt n (rparWith strat1) (rparWith strat2) xs

evalListN, parListN :: Int -> Strategy a -> Strategy [a]
evalListN n strat xs = evalListSplitAt n (evalList strat) r0 xs
parListN n strat xs = evalListN n (rparWith strat) xs

evalListNth, parListNth :: Int -> Strategy a -> Strategy [a]
evalListNth n strat xs = evalListSplitAt n r0 (evalListSplitAt 1 (evalList strat) r0) xs
parListNth n strat xs = evalListNth n (rparWith strat) xs

parListChunk :: Int -> Strategy a -> Strategy [a]
parListChunk n strat xs
  | n <= 1 = parList strat xs
  | otherwise = fmap concat (parList (evalList strat) (chunk xs))
  where
    chunk [] = []
    chunk ys = let (as, bs) = splitAt n ys in as : chunk bs

parMap :: Strategy b -> (a -> b) -> [a] -> [b]
parMap strat f xs = map f xs `using` parList strat

evalBuffer, parBuffer :: Int -> Strategy a -> Strategy [a]
evalBuffer _ strat xs = return (map (withStrategy strat) xs)
parBuffer n strat xs = evalBuffer n strat xs

evalTuple2, parTuple2 :: Strategy a -> Strategy b -> Strategy (a, b)
evalTuple2 sa sb (a, b) = (,) <$> sa a <*> sb b
parTuple2 sa sb t = evalTuple2 sa sb t

evalTuple3, parTuple3 :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
evalTuple3 sa sb sc (a, b, c) = (,,) <$> sa a <*> sb b <*> sc c
parTuple3 sa sb sc t = evalTuple3 sa sb sc t

evalTuple4, parTuple4 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy (a, b, c, d)
evalTuple4 sa sb sc sd (a, b, c, d) = (,,,) <$> sa a <*> sb b <*> sc c <*> sd d
parTuple4 sa sb sc sd t = evalTuple4 sa sb sc sd t

($|), ($||) :: (a -> b) -> Strategy a -> a -> b
(f $| s) x = let z = x `using` s in z `seq` f z
(f $|| s) x = let z = x `using` s in f z

(.|), (.||) :: (b -> c) -> Strategy b -> (a -> b) -> a -> c
(f .| s) g = \x -> let z = g x `using` s in z `seq` f z
(f .|| s) g = \x -> let z = g x `using` s in f z

(-|), (-||) :: (a -> b) -> Strategy b -> (b -> c) -> a -> c
(f -| s) g = \x -> let z = f x `using` s in z `seq` g z
(f -|| s) g = \x -> let z = f x `using` s in g z
