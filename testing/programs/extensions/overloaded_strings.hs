{-# LANGUAGE OverloadedStrings #-}
module Main where
import Data.String
newtype Name = Name String deriving (Eq, Show)
instance IsString Name where fromString = Name
greet :: Name -> String
greet (Name n) = "hi " ++ n
f :: Name -> Int
f "bob" = 1
f _ = 2
main = do
  putStrLn "plain"
  putStrLn (greet "alice")
  print (f "bob", f "eve")
  print ("x" :: Name)
  print (words "a b c")
  print (length ("abc" :: String))
-- expected stdout:
-- | plain
-- | hi alice
-- | (1,2)
-- | Name "x"
-- | ["a","b","c"]
-- | 3
