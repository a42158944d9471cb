{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
-- What is expected in patterns, and in declarations of pattern synonyms.
module Main where

f1 M.x = 3
f2 (-x) = 3
f3 (P { 3 = x }) = 4
f4 (P {..} 3) = 4
f5 P { M.x } = 4
f6 P { x = 3 } y {} = 4
f7 (id 3) = 4
f8 (id ->) = 3
f9 (P x = 4
f10 !M.x = 3
pattern Q x
pattern Q x = y where
pattern Q 3 = P 3
pattern Q {x} = P x
pattern Q x <- P x where
pattern Q x <- P x where
  R x = P x
pattern Q x = P _
pattern Q x = (P -> x)
pattern 3 = 4
pattern x = 4
pattern x :+ 3 = P
f11 (x `P y) = 3
f12 (id = -> y) = 3
f13 (id y -> = y) = 3
f14 (id | x -> y) = 3
main = print 1
-- expected stderr:
-- | fail_parse_patterns.hs:5:4: error: A pattern binds new names; they cannot be qualified.
-- |  5 | f1 M.x = 3
-- |    |    ^^^
-- | fail_parse_patterns.hs:6:6: error: I found `x` here, but expected a number behind the minus sign of this pattern.
-- |  6 | f2 (-x) = 3
-- |    |      ^
-- | fail_parse_patterns.hs:7:9: error: I found a number here, but expected the name of a field.
-- |  7 | f3 (P { 3 = x }) = 4
-- |    |         ^
-- | fail_parse_patterns.hs:8:12: error: I found a number here, but expected the end of this pattern; the record of a constructor takes no further arguments.
-- |  8 | f4 (P {..} 3) = 4
-- |    |            ^
-- | fail_parse_patterns.hs:10:18: error: I found `{` here, but expected `=` or `|` behind the left-hand side of this definition.
-- |  10 | f6 P { x = 3 } y {} = 4
-- |     |                  ^
-- | fail_parse_patterns.hs:11:8: error: I found a number here, but expected `)`.
-- |  11 | f7 (id 3) = 4
-- |     |        ^
-- | fail_parse_patterns.hs:11:4: note: It would close the bracket that was opened here.
-- |  11 | f7 (id 3) = 4
-- |     |    ^
-- | fail_parse_patterns.hs:12:10: error: I found `)` here, but expected a pattern.
-- |  12 | f8 (id ->) = 3
-- |     |          ^
-- | fail_parse_patterns.hs:13:9: error: I found `=` here, but expected `)`.
-- |  13 | f9 (P x = 4
-- |     |         ^
-- | fail_parse_patterns.hs:13:4: note: It would close the bracket that was opened here.
-- |  13 | f9 (P x = 4
-- |     |    ^
-- | fail_parse_patterns.hs:14:6: error: A pattern binds new names; they cannot be qualified.
-- |  14 | f10 !M.x = 3
-- |     |      ^^^
-- | fail_parse_patterns.hs:16:1: error: I found `pattern` at the start of a new item (by its indentation) here, but expected `=` or `<-` behind the head of the pattern synonym.
-- |  16 | pattern Q x = y where
-- |     | ^^^^^^^
-- | fail_parse_patterns.hs:16:17: error: I found `where` here, but expected the next declaration, at the start of a line.
-- |  16 | pattern Q x = y where
-- |     |                 ^^^^^
-- | fail_parse_patterns.hs:17:11: error: I found a number here, but expected `=` or `<-` behind the head of the pattern synonym.
-- |  17 | pattern Q 3 = P 3
-- |     |           ^
-- | fail_parse_patterns.hs:18:11: error: A pattern synonym with fields (the extension PatternSynonyms) is not supported.
-- |  18 | pattern Q {x} = P x
-- |     |           ^
-- | fail_parse_patterns.hs:19:1: error: The `where` of this pattern synonym has no equation.
-- |  19 | pattern Q x <- P x where
-- |     | ^^^^^^^^^^^^^^^^^^
-- | fail_parse_patterns.hs:21:3: error: I expected an equation that says how to build `Q` here.
-- |  21 |   R x = P x
-- |     |   ^^^^^^^^^
-- | fail_parse_patterns.hs:22:17: error: This pattern is no expression, so `=` does not say how to build it; write `<-`.
-- |  22 | pattern Q x = P _
-- |     |                 ^
-- | fail_parse_patterns.hs:23:16: error: This pattern is no expression, so `=` does not say how to build it; write `<-`.
-- |  23 | pattern Q x = (P -> x)
-- |     |                ^^^^^^
-- | fail_parse_patterns.hs:26:14: error: I found a number here, but expected a variable on the right of the pattern synonym.
-- |  26 | pattern x :+ 3 = P
-- |     |              ^
-- | fail_parse_patterns.hs:27:11: error: I found `y` here, but expected a backquote behind the constructor's name.
-- |  27 | f11 (x `P y) = 3
-- |     |           ^
-- | fail_parse_patterns.hs:28:9: error: I found `=` here, but expected `)`.
-- |  28 | f12 (id = -> y) = 3
-- |     |         ^
-- | fail_parse_patterns.hs:28:5: note: It would close the bracket that was opened here.
-- |  28 | f12 (id = -> y) = 3
-- |     |     ^
-- | fail_parse_patterns.hs:29:14: error: I found `=` here, but expected a pattern.
-- |  29 | f13 (id y -> = y) = 3
-- |     |              ^
-- | fail_parse_patterns.hs:30:9: error: I found `|` here, but expected `->` behind the function of the view pattern.
-- |  30 | f14 (id | x -> y) = 3
-- |     |         ^
-- | 22 errors
