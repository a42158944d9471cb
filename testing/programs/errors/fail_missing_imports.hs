main = do
  print (sortBy compare [3,1,2])
  print (fromJust (Just 1))
  print (toUpper 'a')
  print (Map.fromList [(1,2)])
  x <- newIORef 3
  when True $ print 1
-- expected stderr:
-- | fail_missing_imports.hs:2:10: error: `sortBy` is not in scope
-- |  2 |   print (sortBy compare [3,1,2])
-- |    |          ^^^^^^
-- |   note: `sortBy` is in Data.List: add `import Data.List`
-- | fail_missing_imports.hs:3:10: error: `fromJust` is not in scope
-- |  3 |   print (fromJust (Just 1))
-- |    |          ^^^^^^^^
-- |   note: `fromJust` is in Data.Maybe: add `import Data.Maybe`
-- | fail_missing_imports.hs:4:10: error: `toUpper` is not in scope
-- |  4 |   print (toUpper 'a')
-- |    |          ^^^^^^^
-- |   note: `toUpper` is in Data.Char: add `import Data.Char`
-- | fail_missing_imports.hs:5:10: error: `Map.fromList` is not in scope: no imported module is called `Map`; add `import qualified Data.Map as Map`
-- |  5 |   print (Map.fromList [(1,2)])
-- |    |          ^^^^^^^^^^^^
-- | fail_missing_imports.hs:6:8: error: `newIORef` is not in scope
-- |  6 |   x <- newIORef 3
-- |    |        ^^^^^^^^
-- |   note: `newIORef` is in Data.IORef: add `import Data.IORef`
-- | fail_missing_imports.hs:7:3: error: `when` is not in scope
-- |  7 |   when True $ print 1
-- |    |   ^^^^
-- |   note: `when` is in Control.Monad: add `import Control.Monad`
-- | 6 errors
