-- The brace of a module is closed.
module Main where {
main = print 1
-- expected stderr:
-- | fail_parse_open_module.hs:4:1: error: I found the end of the file here, but expected the next declaration, at the start of a line.
-- |  4 |
-- |    | ^
-- | 1 error
