-- A module in braces ends with them.
module Main where {
main = print 1
}
f = 3
-- expected stderr:
-- | fail_parse_end_of_module.hs:5:1: error: I found `f` here, but expected the end of the file behind the module's `}`.
-- |  5 | f = 3
-- |    | ^
-- | fail_parse_end_of_module.hs:6:1: error: I found the end of the file here, but expected the `}` of the module.
-- |  6 |
-- |    | ^
-- | 2 errors
