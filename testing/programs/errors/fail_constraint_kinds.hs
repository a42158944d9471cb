{-# LANGUAGE ConstraintKinds #-}
-- Contexts are not types, nor types contexts.
type Printable a = (Show a, Ord a)
type Number = Int

f :: Printable a -> Int
f _ = 0

g :: Number => a -> Int
g _ = 0

h :: Printable => a -> a
h x = x

main :: IO ()
main = print (f 1)
-- expected stderr:
-- | fail_constraint_kinds.hs:6:6: error: `Printable` is a context, not a type
-- |  6 | f :: Printable a -> Int
-- |    |      ^^^^^^^^^^^
-- | fail_constraint_kinds.hs:9:6: error: `Number` is a type, not a context
-- |  9 | g :: Number => a -> Int
-- |    |      ^^^^^^
-- | fail_constraint_kinds.hs:12:6: error: the type synonym `Printable` needs 1 argument, here it has 0
-- |  12 | h :: Printable => a -> a
-- |     |      ^^^^^^^^^
-- | 3 errors
