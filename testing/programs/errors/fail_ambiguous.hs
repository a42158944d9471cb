module Main where

main :: IO ()
main = print (read "1" `seq` show (read "2"))
-- expected stderr:
-- | fail_ambiguous.hs:4:15: error: the type here is ambiguous: nothing says which `Read a` is meant. Add a type annotation.
-- |  4 | main = print (read "1" `seq` show (read "2"))
-- |    |               ^^^^
-- | fail_ambiguous.hs:4:30: error: the type here is ambiguous: nothing says which `Show a` is meant. Add a type annotation.
-- |  4 | main = print (read "1" `seq` show (read "2"))
-- |    |                              ^^^^
-- | 2 errors
