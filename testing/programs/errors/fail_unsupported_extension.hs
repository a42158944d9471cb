{-# LANGUAGE TypeFamilies #-}
module Main where

type family F a
type instance F Int = Bool

main :: IO ()
main = print 1
-- expected stderr:
-- | fail_unsupported_extension.hs:4:6: error: A type family (the extension TypeFamilies) is not supported.
-- |  4 | type family F a
-- |    |      ^^^^^^
-- | fail_unsupported_extension.hs:5:6: error: A type family (the extension TypeFamilies) is not supported.
-- |  5 | type instance F Int = Bool
-- |    |      ^^^^^^^^
-- | 2 errors
