{-# LANGUAGE FlexibleInstances #-}
-- Two instances fit, and none of them more than the other.
module Main where

class Over a where { over :: a -> Int }
instance Over (Either Int b) where { over _ = 1 }
instance Over (Either a Int) where { over _ = 2 }
many :: Either Int Int -> Int
many = over
main = print 1
-- expected stderr:
-- | fail_overlapping_instances.hs:9:8: error: several instances match `Over (Either Int Int)`
-- |  9 | many = over
-- |    |        ^^^^
-- | 1 error
