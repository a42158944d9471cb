module Main where

f x = (x + 1

g y = if y then 1

main = print (f 1))
-- expected stderr:
-- | fail_syntax.hs:5:1: error: I found `g` at the start of a new item (by its indentation) here, but expected `)`.
-- |  5 | g y = if y then 1
-- |    | ^
-- | fail_syntax.hs:3:7: note: It would close the bracket that was opened here.
-- |  3 | f x = (x + 1
-- |    |       ^
-- | fail_syntax.hs:7:1: error: I found `main` at the start of a new item (by its indentation) here, but expected `else` behind the `then` branch; every `if` has one.
-- |  7 | main = print (f 1))
-- |    | ^^^^
-- | fail_syntax.hs:7:19: error: I found `)` here, but expected the next declaration, at the start of a line.
-- |  7 | main = print (f 1))
-- |    |                   ^
-- | 3 errors
