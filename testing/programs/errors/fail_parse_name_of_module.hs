module Main main = print 1
-- expected stderr:
-- | fail_parse_name_of_module.hs:1:13: error: I found `main` here, but expected `where` behind the module's name and exports.
-- |  1 | module Main main = print 1
-- |    |             ^^^^
-- | 1 error
