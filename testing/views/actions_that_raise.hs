-- An action that raises was executed; what it had put before is told, also without buffering.
-- view: tree
-- view: trail
import Control.Exception
import System.IO

check :: Int -> IO Int
check n = if n > 2 then throwIO (userError "big") else return n

handler :: IOException -> IO Int
handler _ = return 0

put :: Int -> IO ()
put n = print (n, error "no second" :: Int)

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  x <- check 3 `catch` handler
  print x
  put 5
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "0\n(5,"; fails: no second}
-- | 1    check 3 = {fails: an I/O error}
-- | 2    handler _ = {returns 0}
-- | 3    put 5 = {prints "(5,"; fails: no second}
-- | $ trail
-- | Error:
-- |   no second
-- | Calls that lead there:
-- |   <- main  -- actions_that_raise.hs:21:3, node 0
-- | Trail:
-- |   <- put 5  -- actions_that_raise.hs:14:19, node 3
