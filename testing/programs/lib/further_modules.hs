{-# LANGUAGE FlexibleContexts #-}
module Main where
import Data.Fixed
import Data.Functor.Classes
import Data.Functor.Compose
import Data.Functor.Contravariant
import Data.Typeable
import Data.Dynamic
import Data.Unique
import Data.Version
import Text.Show.Functions ()
import qualified Data.Map as M
import qualified Data.Map.Merge.Strict as MM
import Control.Monad.ST.Lazy
import qualified Control.Monad.ST.Lazy as L
import Data.STRef.Lazy
import Control.Monad.Cont
import Control.Monad.State
import Control.Monad.RWS
newtype Fix f = Fix (f (Fix f))
instance Show1 f => Show (Fix f) where
  showsPrec d (Fix a) = showParen (d > 10) $ showString "Fix " . showsPrec1 11 a
instance Eq1 f => Eq (Fix f) where Fix a == Fix b = eq1 a b
fibsST :: [Integer]
fibsST = L.runST (do
  a <- newSTRef 0
  b <- newSTRef 1
  let loop = do
        x <- readSTRef a
        y <- readSTRef b
        writeSTRef a y
        writeSTRef b (x + y)
        rest <- loop
        return (x : rest)
  loop)
safeDiv :: Int -> Int -> Cont r (Either String Int)
safeDiv x y = callCC $ \exit -> do
  when (y == 0) $ exit (Left "div by zero")
  return (Right (x `div` y))
search :: Int -> StateT Int (Cont r) String
search n = callCC $ \k -> do
  forM_ [1 ..] $ \i -> do
    modify (+ 1)
    when (i * i > n) $ k ("found " ++ show i)
  return "never"
counter :: MonadRWS Int [String] Int m => m Int
counter = do
  e <- ask
  s <- get
  tell ["e=" ++ show e ++ " s=" ++ show s]
  put (s + e)
  return (s * 2)
main :: IO ()
main = do
  print (3.14159 :: Centi, 2.5 + 1.25 :: Milli, (-7.5) `mod'` 2 :: Double, 7.5 `div'` 2 :: Int)
  print (realToFrac (1.239 :: Double) :: Centi, [1.0 .. 1.05 :: Centi])
  print (Just (-1.5 :: Deci), showFixed True (1.500 :: Milli))
  print (Fix (Just (Fix (Just (Fix Nothing)))))
  print (Fix [Fix [], Fix [Fix []]] == Fix [Fix [], Fix [Fix []]])
  print (Compose [Just 1, Nothing, Just 3])
  print (getPredicate (contramap length (Predicate even)) "ab")
  print (typeOf (1 :: Int, 'c', "s"), typeOf (Just (Left 3 :: Either Int Bool)), typeOf not, typeOf [Just (not, ())])
  print (typeRep (Proxy :: Proxy Int), cast 'x' :: Maybe Char, cast 'x' :: Maybe Int, (gcast (Just 'c') :: Maybe (Maybe Char)))
  let ds = [toDyn (1 :: Int), toDyn "two", toDyn (3.0 :: Double)]
  print ds
  print [x | Just x <- map fromDynamic ds :: [Maybe Int]]
  u <- newUnique
  v <- newUnique
  print (u == v, u < v)
  putStrLn (showVersion (makeVersion [1, 2, 3]))
  print [(+ 1), (* 2)]
  print (MM.merge MM.preserveMissing MM.dropMissing (MM.zipWithMatched (\_ a b -> a + b)) (M.fromList [(1, 1), (2, 2)]) (M.fromList [(2, 10), (3, 30)]))
  print (take 15 fibsST)
  print (runCont (safeDiv 10 2) id, runCont (safeDiv 1 0) id)
  print (runCont (runStateT (search 50) 0) id)
  print (runRWS (counter >> counter) 5 10)
  print (M.keys (M.fromList [(typeOf 'c', 1), (typeOf True, 2)]) == M.keys (M.fromList [(typeOf True, 2), (typeOf 'c', 1)]))
-- expected stdout:
-- | (3.14,3.750,0.5,3)
-- | (1.23,[1.00,1.01,1.02,1.03,1.04,1.05])
-- | (Just (-1.5),"1.5")
-- | Fix (Just (Fix (Just (Fix Nothing))))
-- | True
-- | Compose [Just 1,Nothing,Just 3]
-- | True
-- | ((Int,Char,[Char]),Maybe (Either Int Bool),Bool -> Bool,[Maybe ((Bool -> Bool),())])
-- | (Int,Just 'x',Nothing,Just (Just 'c'))
-- | [<<Int>>,<<[Char]>>,<<Double>>]
-- | [1]
-- | (False,True)
-- | 1.2.3
-- | [<function>,<function>]
-- | fromList [(1,1),(2,12)]
-- | [0,1,1,2,3,5,8,13,21,34,55,89,144,233,377]
-- | (Right 5,Left "div by zero")
-- | ("found 8",8)
-- | (30,20,["e=5 s=10","e=5 s=15"])
-- | True
