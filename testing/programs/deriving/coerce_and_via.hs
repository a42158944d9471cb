-- Data.Coerce, and deriving via other types.
{-# LANGUAGE DerivingVia, StandaloneDeriving, DerivingStrategies, GeneralizedNewtypeDeriving, ScopedTypeVariables, TypeApplications #-}
module Main where
import Data.Coerce
import Data.Monoid
import Data.Ord (Down(..))
import qualified Data.Map as M
import Control.Monad.State
import Control.Monad.Reader
import Data.Functor.Identity
import Data.Functor.Const
import Data.List (sortBy, sortOn)

newtype Age = Age Int deriving (Show, Eq, Ord)
newtype Wrap a = Wrap { unWrap :: [a] } deriving (Show)
data T a = L | N (T a) a (T a) deriving Show
newtype Score = Score Int deriving stock (Show, Eq) deriving (Semigroup, Monoid) via (Sum Int)
newtype AllOf = AllOf Bool deriving (Semigroup, Monoid) via All
deriving stock instance Show AllOf
newtype App a = App (Int -> State [String] a) deriving (Functor, Applicative, Monad, MonadReader Int, MonadState [String]) via (ReaderT Int (State [String]))
newtype ShowHex = SH Int
instance Show ShowHex where show (SH n) = "0x" ++ show n
newtype Id = Id Int deriving Show via ShowHex
newtype Rev = Rev Int deriving newtype (Eq, Show)
deriving via (Down Int) instance Ord Rev
runApp :: App a -> Int -> (a, [String])
runApp (App f) n = runState (f n) []
newtype Pred a = Pred (a -> Bool)
newtype Parser a = Parser (String -> Maybe (a, String))
run :: Parser a -> String -> Maybe (a, String)
run = coerce
mapC :: forall a b. (a -> b) -> [a] -> [b]
mapC f = runIdentity . traverse (coerce f)
main :: IO ()
main = do
  print (coerce (Age 3) :: Int)
  print (coerce [1, 2 :: Int] :: [Age])
  print (coerce [Age 1, Age 2] :: [Int])
  print (sum (coerce [Age 1, Age 2] :: [Int]))
  print (coerce (Just (Age 3), "x") :: (Maybe Int, String))
  print (coerce (N L (Age 1) (N L (Age 2) L)) :: T Int)
  print (M.toList (coerce (M.fromList [("a", Age 1)]) :: M.Map String Int))
  print ((coerce ((+ 1) :: Int -> Int) :: Age -> Age) (Age 4))
  print (getSum (foldMap coerce [1, 2, 3 :: Int]) :: Int)
  print (coerce (Wrap [Age 3]) :: [Int])
  print (mconcat [Score 1, Score 2], mempty :: Score, AllOf True <> AllOf False)
  print (runApp (do { n <- ask; modify (show n :); modify ("z" :); pure (n + 1) }) 7)
  print (Id 12, sortOn id [Rev 1, Rev 3, Rev 2])
  let Pred p = coerce (even :: Int -> Bool) :: Pred Age
  print (p (Age 4), fst <$> run (Parser (\s -> Just (length s, s))) "abc")
  print (coerce (coerce (Age 3) :: Sum Int) :: Product Int)
  print (take 3 (coerce (iterate (+ 1) (0 :: Int)) :: [Age]))
  print (mapC (+ 1) [1, 2, 3 :: Int])
  r <- coerce (pure (Age 1) :: IO Age) :: IO Int
  print r
  print (getConst (coerce (Const 3 :: Const Int Age) :: Const Int Int), (coerce :: (Int, Age) -> (Age, Int)) (1, Age 2))
-- expected stdout:
-- | 3
-- | [Age 1,Age 2]
-- | [1,2]
-- | 3
-- | (Just 3,"x")
-- | N L 1 (N L 2 L)
-- | [("a",1)]
-- | Age 5
-- | 6
-- | [3]
-- | (Score 3,Score 0,AllOf False)
-- | (8,["z","7"])
-- | (0x12,[3,2,1])
-- | (True,Just 3)
-- | Product {getProduct = 3}
-- | [Age 0,Age 1,Age 2]
-- | [2,3,4]
-- | 1
-- | (3,(Age 1,2))
