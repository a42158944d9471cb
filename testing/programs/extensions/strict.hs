{-# LANGUAGE Strict #-}
-- Function arguments, let and where bindings and patterns are evaluated; `~` takes that back.
module Main where

import Control.Exception

data Pair = Pair Int Int deriving Show

lazyly :: Int -> Int -> Int
lazyly a ~_ = a

whole :: Int -> a -> Int
whole a b = a

try' :: String -> Int -> IO ()
try' name ~value = do
  result <- try (evaluate value)
  putStrLn (name ++ ": " ++ either (\e -> "error " ++ takeWhile (/= '\n') (show (e :: ErrorCall))) show result)

viaLet, viaWhere, viaCase, viaLambda, lazyLet, inside :: Int -> Int
viaLet n = let x = error "let" :: Int in n
viaWhere n = n where x = error "where" :: Int
viaCase n = case (error "case" :: Int) of _ -> n
viaLambda n = (\x -> n) (error "lambda" :: Int)
lazyLet n = let ~x = error "let" :: Int in n
inside n = let (a, b) = (n, error "inside" :: Int) in a

main :: IO ()
main = do
  try' "function" (whole 1 (error "argument" :: Int))
  try' "lazy" (lazyly 1 (error "argument"))
  try' "let" (viaLet 1)
  try' "where" (viaWhere 1)
  try' "case" (viaCase 1)
  try' "lambda" (viaLambda 1)
  try' "lazy let" (lazyLet 1)
  try' "inside" (inside 1)
  try' "field" (case Pair 1 (error "field") of Pair a _ -> a)
-- expected stdout:
-- | function: error argument
-- | lazy: 1
-- | let: error let
-- | where: error where
-- | case: error case
-- | lambda: error lambda
-- | lazy let: 1
-- | inside: 1
-- | field: error field
