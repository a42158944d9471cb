{-# LANGUAGE DefaultSignatures, DeriveAnyClass, DerivingStrategies, AllowAmbiguousTypes, TypeApplications, ScopedTypeVariables #-}
-- Default methods with a type of their own, in written and derived instances; anyclass asks nothing of the fields.
module Main where
import Control.Exception

class Describe a where
  describe :: a -> String
  default describe :: Show a => a -> String
  describe x = "<" ++ show x ++ ">"
  label :: a -> Int -> String
  default label :: (Show a, Ord a) => a -> Int -> String
  label x n = concat (replicate n (show (max x x)))

data Colour = Red | Green deriving stock (Show, Eq, Ord) deriving anyclass Describe
newtype Size = Size Int deriving stock (Show, Eq, Ord)
instance Describe Size where
  describe (Size n) = "size " ++ show n
instance Describe Bool
instance (Show a, Ord a) => Describe (Maybe a)

data Failure = Failure Int (Maybe Bool) deriving stock Show deriving anyclass Exception

class Named a where name :: String
instance Named Int where name = "Int"
instance Named Bool where name = "Bool"

names :: forall a b. (Named a, Named b) => (a, b) -> String
names _ = name @a ++ name @b

main :: IO ()
main = do
  putStrLn (describe Red ++ describe (Size 3) ++ describe True ++ describe (Just 'x'))
  putStrLn (label Green 2 ++ label (Size 1) 1 ++ label (Just [1, 2]) 2)
  r <- try (throwIO (Failure 1 Nothing))
  print (either (\(Failure n m) -> (n, m)) id r)
  putStrLn (names (1 :: Int, True))
-- expected stdout:
-- | <Red>size 3<True><Just 'x'>
-- | GreenGreenSize 1Just [1,2]Just [1,2]
-- | (1,Nothing)
-- | IntBool
