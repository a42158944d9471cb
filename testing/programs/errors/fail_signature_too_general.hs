module Main where

same :: a -> a -> Bool
same x y = x == y

first :: a -> b
first x = x

main :: IO ()
main = print (same 1 2)
-- expected stderr:
-- | fail_signature_too_general.hs:4:14: error: there is no instance `Eq a`
-- |  4 | same x y = x == y
-- |    |              ^^
-- |   note: The type signature does not promise it; add it to the context of the signature.
-- | fail_signature_too_general.hs:7:11: error: I expected `b` but found `a`
-- |  7 | first x = x
-- |    |           ^
-- |   note: `b` is a type variable of the signature: it stands for whatever type the caller chooses, so the code must work for every type.
-- | 2 errors
