{-# LANGUAGE DataKinds, GADTs, KindSignatures #-}
module Main where
import Data.Kind (Type)
data Nat = Z | S Nat
data Vec (n :: Nat) (a :: Type) where
  VNil  :: Vec 'Z a
  VCons :: a -> Vec n a -> Vec ('S n) a
vhead :: Vec ('S n) a -> a
vhead (VCons x _) = x
vtail :: Vec ('S n) a -> Vec n a
vtail (VCons _ xs) = xs
vmap :: (a -> b) -> Vec n a -> Vec n b
vmap _ VNil = VNil
vmap f (VCons x xs) = VCons (f x) (vmap f xs)
vzip :: Vec n a -> Vec n b -> Vec n (a, b)
vzip VNil VNil = VNil
vzip (VCons a as) (VCons b bs) = VCons (a, b) (vzip as bs)
toList :: Vec n a -> [a]
toList VNil = []
toList (VCons x xs) = x : toList xs
data DoorState = Opened | Closed
data Door (s :: DoorState) = Door String
open :: Door 'Closed -> Door 'Opened
open (Door n) = Door n
name :: Door s -> String
name (Door n) = n
main :: IO ()
main = do
  let v = VCons 1 (VCons 2 (VCons 3 VNil))
  print (vhead v, toList (vtail v), toList (vmap (* 2) v), toList (vzip v (vmap show v)))
  putStrLn (name (open (Door "front")))
-- expected stdout:
-- | (1,[2,3],[2,4,6],[(1,"1"),(2,"2"),(3,"3")])
-- | front
