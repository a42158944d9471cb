module Data.Either
  ( Either(..), either, lefts, rights, partitionEithers, isLeft, isRight, fromLeft, fromRight
  ) where

lefts :: [Either a b] -> [a]
lefts es = [x | Left x <- es]

rights :: [Either a b] -> [b]
rights es = [x | Right x <- es]

partitionEithers :: [Either a b] -> ([a], [b])
partitionEithers [] = ([], [])
partitionEithers (e : es) = case e of
  Left x -> (x : ls, rs)
  Right y -> (ls, y : rs)
  where (ls, rs) = partitionEithers es

isLeft, isRight :: Either a b -> Bool
isLeft (Left _) = True
isLeft (Right _) = False
isRight (Right _) = True
isRight (Left _) = False

fromLeft :: a -> Either a b -> a
fromLeft _ (Left x) = x
fromLeft d _ = d

fromRight :: b -> Either a b -> b
fromRight _ (Right y) = y
fromRight d _ = d
