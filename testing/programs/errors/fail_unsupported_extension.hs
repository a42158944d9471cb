{-# LANGUAGE PartialTypeSignatures #-}
module Main where

f :: _ -> Int
f x = x + 1

main :: IO ()
main = print (f 1)
-- expected stderr:
-- | fail_unsupported_extension.hs:4:6: error: A type with `_` in it (the extension PartialTypeSignatures) is not supported.
-- |  4 | f :: _ -> Int
-- |    |      ^
-- | 1 error
