{-# LANGUAGE TemplateHaskell #-}
-- What $quickCheckAll finds by its name.
module Main where

import Test.QuickCheck

prop_reverse :: [Int] -> Bool
prop_reverse xs = reverse (reverse xs) == xs

prop_append, prop_empty :: Eq a => [a] -> Bool
prop_append xs = xs ++ [] == xs
prop_empty xs = null xs || not (null xs)

{- prop_not_there = False -}
prop_fixed :: Bool
prop_fixed = True

return []

main :: IO ()
main = do
  ok <- $quickCheckAll
  print ok
  $(forAllProperties) quickCheckResult >>= print
-- expected stdout:
-- | === prop_reverse from quickcheck_all.hs:7 ===
-- | +++ OK, passed 100 tests.
-- |
-- | === prop_append from quickcheck_all.hs:10 ===
-- | +++ OK, passed 100 tests.
-- |
-- | === prop_empty from quickcheck_all.hs:12 ===
-- | +++ OK, passed 100 tests.
-- |
-- | === prop_fixed from quickcheck_all.hs:15 ===
-- | +++ OK, passed 1 test.
-- |
-- | True
-- | === prop_reverse from quickcheck_all.hs:7 ===
-- | +++ OK, passed 100 tests.
-- |
-- | === prop_append from quickcheck_all.hs:10 ===
-- | +++ OK, passed 100 tests.
-- |
-- | === prop_empty from quickcheck_all.hs:12 ===
-- | +++ OK, passed 100 tests.
-- |
-- | === prop_fixed from quickcheck_all.hs:15 ===
-- | +++ OK, passed 1 test.
-- |
-- | True
