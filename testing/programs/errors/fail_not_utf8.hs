-- A file in another encoding.
module Main where

name = "cafÈ"
x = 3 ˇ 4
main = print name
-- expected stderr:
-- | fail_not_utf8.hs:4:12: error: This is not UTF-8; save the file in that encoding, for instance with iconv.
-- |  4 | name = "caf‚êÄ"
-- |    |            ^
-- | fail_not_utf8.hs:5:7: error: This is not UTF-8; save the file in that encoding, for instance with iconv.
-- |  5 | x = 3 ‚êÄ 4
-- |    |       ^
-- | 2 errors
