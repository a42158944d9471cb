{-# LANGUAGE ConstraintKinds, KindSignatures, FlexibleContexts, ExistentialQuantification #-}
-- Names of contexts: in signatures, classes, instances, constructors, and of each other.
module Main where
import Control.Monad.State
import Control.Monad.Writer
import Data.Kind (Constraint, Type)

type Printable a = (Show a, Ord a)
type Counting m = (MonadState Int m, MonadWriter [String] m)
type Both a b = (Printable a, Printable b)
type Shown a = (Show a :: Constraint)
type Anything = (() :: Constraint)

largest :: Printable a => [a] -> String
largest xs = show (maximum xs)

pairUp :: (Both a b, Shown c) => a -> b -> c -> String
pairUp a b c = largest [a] ++ largest [b] ++ show c

tick :: Counting m => String -> m Int
tick s = do
  n <- get
  tell [s ++ show n]
  put (n + 1)
  return n

class Printable a => Item a where
  label :: a -> String
  label x = "<" ++ largest [x, x] ++ ">"
instance Item Int
instance Printable a => Item [a]

data Box = forall a. Printable a => Box [a]

twice :: (Num a, Anything) => a -> a
twice x = x + x

main :: IO ()
main = do
  putStrLn (largest [3, 1, 2 :: Int])
  putStrLn (pairUp 'x' True (Just ()))
  print (runWriter (runStateT (mapM tick ["a", "b"]) 5))
  putStrLn (label (3 :: Int) ++ label "abc")
  putStrLn (concat [largest xs | Box xs <- [Box "hello", Box [1, 2 :: Int]]])
  print (twice 2.5)
-- expected stdout:
-- | 3
-- | 'x'TrueJust ()
-- | (([5,6],7),["a5","b6"])
-- | <3><"abc">
-- | 'o'2
-- | 5.0
