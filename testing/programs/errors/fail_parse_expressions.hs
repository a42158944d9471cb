-- What is expected inside of expressions.
module Main where

a1 = (id -> 3)
a2 r = r { .. }
a3 r = r {}
a4 = R { 3 = 4 }
a5 = 3 `4` 5
a6 = 3 `div 5
a7 = \x y = x
a8 = let { x = 1 } x
a9 = if True else 3
a10 = if | True -> 1
         & False -> 2
a11 = case 3 { _ -> 1 }
a12 = [Bool ..]
a13 = [False ..True, X..]
a14 = if x = 3 then 1 else 2
a15 = 3 + - - 4
a16 = do
a17 = _ + 1
a18 = f 1 2 = 3
a19 = [x | x <- [1 ..]] of
a20 = 'ab'
a21 = case 3 of
  4 = 5
a22 x | x > 3 -> 1
a23 = (3, 4
  where b = 1
a24 = case 3 of
  4 ->
a25 = [X..]
a26 = [X..Y]
a27 = case 3
a28 = case 3 of
  4 5
a29 = let f x in f
a30 = 3 where
  f x -> 4
main = print 1
-- expected stderr:
-- | fail_parse_expressions.hs:4:10: error: I found `->` here, but expected `)`; a view pattern can stand only in a pattern.
-- |  4 | a1 = (id -> 3)
-- |    |          ^^
-- | fail_parse_expressions.hs:5:8: error: `..` can stand only in the record of a constructor, not in an update.
-- |  5 | a2 r = r { .. }
-- |    |        ^^^^^^^^
-- | fail_parse_expressions.hs:6:8: error: This record update changes no field.
-- |  6 | a3 r = r {}
-- |    |        ^^^^
-- | fail_parse_expressions.hs:7:10: error: I found a number here, but expected the name of a field.
-- |  7 | a4 = R { 3 = 4 }
-- |    |          ^
-- | fail_parse_expressions.hs:8:9: error: I found a number here, but expected the name of a function in backquotes.
-- |  8 | a5 = 3 `4` 5
-- |    |         ^
-- | fail_parse_expressions.hs:9:13: error: I found a number here, but expected a backquote behind the function's name.
-- |  9 | a6 = 3 `div 5
-- |    |             ^
-- | fail_parse_expressions.hs:10:11: error: I found `=` here, but expected `->` behind the patterns of the `\`.
-- |  10 | a7 = \x y = x
-- |     |           ^
-- | fail_parse_expressions.hs:11:20: error: I found `x` here, but expected `in` behind the declarations of the `let`.
-- |  11 | a8 = let { x = 1 } x
-- |     |                    ^
-- | fail_parse_expressions.hs:12:14: error: I found `else` here, but expected `then` behind the condition of the `if`.
-- |  12 | a9 = if True else 3
-- |     |              ^^^^
-- | fail_parse_expressions.hs:14:10: error: I found `&` at the start of a new item (by its indentation) here, but expected another guard of the `if`, or a line that is indented less.
-- |  14 |          & False -> 2
-- |     |          ^
-- | fail_parse_expressions.hs:13:10: note: The block of guards starts here.
-- |  13 | a10 = if | True -> 1
-- |     |          ^
-- | fail_parse_expressions.hs:15:16: error: I found `_` here, but expected the name of a field.
-- |  15 | a11 = case 3 { _ -> 1 }
-- |     |                ^
-- | fail_parse_expressions.hs:17:20: error: I found `,` here, but expected `]`.
-- |  17 | a13 = [False ..True, X..]
-- |     |                    ^
-- | fail_parse_expressions.hs:17:7: note: It would close the bracket that was opened here.
-- |  17 | a13 = [False ..True, X..]
-- |     |       ^
-- | fail_parse_expressions.hs:18:12: error: I found `=` here, but expected `then` behind the condition of the `if`.
-- |  18 | a14 = if x = 3 then 1 else 2
-- |     |            ^
-- |   note: Equality is written `==`.
-- | fail_parse_expressions.hs:19:13: error: Two minus signs in a row: put the inner negation in parentheses.
-- |  19 | a15 = 3 + - - 4
-- |     |             ^
-- | fail_parse_expressions.hs:20:7: error: This `do` has no statements; its lines must be indented more than the block around it.
-- |  20 | a16 = do
-- |     |       ^^
-- | fail_parse_expressions.hs:21:7: error: `_` stands for a value only in patterns; an expression is needed here.
-- |  21 | a17 = _ + 1
-- |     |       ^
-- | fail_parse_expressions.hs:22:13: error: I found `=` here, but expected the next declaration, at the start of a line.
-- |  22 | a18 = f 1 2 = 3
-- |     |             ^
-- | fail_parse_expressions.hs:23:25: error: I found `of` here, but expected the next declaration, at the start of a line.
-- |  23 | a19 = [x | x <- [1 ..]] of
-- |     |                         ^^
-- | fail_parse_expressions.hs:24:7: error: I expected a character in quotes, such as 'a', here; strings stand in double quotes.
-- |  24 | a20 = 'ab'
-- |     |       ^
-- | fail_parse_expressions.hs:26:5: error: I found `=` here, but expected `->` or `|` behind the pattern of this alternative.
-- |  26 |   4 = 5
-- |     |     ^
-- | fail_parse_expressions.hs:27:15: error: I found `->` here, but expected `=` behind the guard.
-- |  27 | a22 x | x > 3 -> 1
-- |     |               ^^
-- | fail_parse_expressions.hs:29:3: error: I found `where` here, but expected `)`.
-- |  29 |   where b = 1
-- |     |   ^^^^^
-- | fail_parse_expressions.hs:28:7: note: It would close the bracket that was opened here.
-- |  28 | a23 = (3, 4
-- |     |       ^
-- | fail_parse_expressions.hs:32:1: error: I found `a25` outside of the block (by its indentation) here, but expected an expression.
-- |  32 | a25 = [X..]
-- |     | ^^^
-- | fail_parse_expressions.hs:31:3: note: The block of case alternatives starts here.
-- |  31 |   4 ->
-- |     |   ^
-- | fail_parse_expressions.hs:32:8: error: I found `X..` here, but expected an expression.
-- |  32 | a25 = [X..]
-- |     |        ^^^
-- |   note: A capitalised name right before a dot qualifies what follows: put a space before the dots.
-- | fail_parse_expressions.hs:33:8: error: I found `X..` here, but expected an expression.
-- |  33 | a26 = [X..Y]
-- |     |        ^^^
-- |   note: A capitalised name right before a dot qualifies what follows: put a space before the dots.
-- | fail_parse_expressions.hs:35:1: error: I found `a28` at the start of a new item (by its indentation) here, but expected `of` behind the expression of the `case`.
-- |  35 | a28 = case 3 of
-- |     | ^^^
-- | fail_parse_expressions.hs:36:5: error: I found a number here, but expected `->` or `|` behind the pattern of this alternative.
-- |  36 |   4 5
-- |     |     ^
-- | fail_parse_expressions.hs:37:15: error: I found `in` here, but expected `=` or `|` behind the left-hand side of this definition.
-- |  37 | a29 = let f x in f
-- |     |               ^^
-- | fail_parse_expressions.hs:39:7: error: I found `->` here, but expected `=` or `|` behind the left-hand side of this definition.
-- |  39 |   f x -> 4
-- |     |       ^^
-- | 29 errors
