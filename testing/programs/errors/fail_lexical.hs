{-# LANGUAGE LambdaCase; TupleSections #-}
-- What cannot stand in a program.
module Main where

a = 'ab'
b = "a gap \ x \ that does not end"
c = "no such \q escape"
d = "\1114112"
e = 1e99999999
f = 0x
g = 3 ¬ 4
h = ''
i = 3 ​ 4
j = 3  4
main = print 1
-- expected stderr:
-- | fail_lexical.hs:1:24: error: I expected `,` or `#-}` here, in the LANGUAGE pragma.
-- |  1 | {-# LANGUAGE LambdaCase; TupleSections #-}
-- |    |                        ^
-- | fail_lexical.hs:5:5: error: I expected a character in quotes, such as 'a', here; strings stand in double quotes.
-- |  5 | a = 'ab'
-- |    |     ^
-- | fail_lexical.hs:6:12: error: A gap in a string must end with a second `\`.
-- |  6 | b = "a gap \ x \ that does not end"
-- |    |            ^
-- | fail_lexical.hs:6:16: error: A gap in a string must end with a second `\`.
-- |  6 | b = "a gap \ x \ that does not end"
-- |    |                ^
-- | fail_lexical.hs:7:14: error: There is no such escape; write `\\` for a backslash.
-- |  7 | c = "no such \q escape"
-- |    |              ^^
-- | fail_lexical.hs:8:7: error: The largest character is \1114111 (\x10FFFF).
-- |  8 | d = "\1114112"
-- |    |       ^^^^^^^
-- | fail_lexical.hs:9:5: error: This number has too many digits or too large an exponent.
-- |  9 | e = 1e99999999
-- |    |     ^^^^^^^^^^
-- | fail_lexical.hs:12:5: error: I expected a character in quotes, such as 'a', here; strings stand in double quotes.
-- |  12 | h = ''
-- |     |     ^
-- | fail_lexical.hs:13:7: error: This character cannot stand in a program outside of strings and comments.
-- |  13 | i = 3 ​ 4
-- |     |       ^
-- | fail_lexical.hs:14:7: error: This character cannot stand in a program outside of strings and comments.
-- |  14 | j = 3 ␁ 4
-- |     |       ^
-- | 10 errors
