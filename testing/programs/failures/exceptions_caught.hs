-- H2010 42: catching IO errors, ioError, userError, predicates.
module Main where

import System.IO
import System.IO.Error

main :: IO ()
main = do
  r <- tryIOError (readFile "does-not-exist.txt")
  case r of
    Left e | isDoesNotExistError e -> putStrLn "does not exist"
           | otherwise -> putStrLn "other error"
    Right _ -> putStrLn "exists"
  r2 <- tryIOError (ioError (userError "mine") :: IO ())
  print r2
  catchIOError (fail "from fail") (\e -> putStrLn ("caught: " ++ show e ++ " " ++ ioeGetErrorString e))
  r3 <- tryIOError getLine
  case r3 of
    Left e -> print (isEOFError e, isUserError e, isFullError e)
    Right l -> putStrLn l
  n <- (readIO "12x" :: IO Int) `catchIOError` \_ -> return 7
  print n
  h <- openFile "f.txt" WriteMode
  hClose h
  r4 <- tryIOError (hPutStr h "x")
  either (\e -> print (isIllegalOperation e) >> print e) return r4
  r5 <- tryIOError (ioError (annotateIOError (userError "deep") "here" Nothing (Just "file.txt")))
  either print return r5

-- expected stdout:
-- | does not exist
-- | Left user error (mine)
-- | caught: user error (from fail) from fail
-- | (True,False,False)
-- | 7
-- | True
-- | f.txt: hPutStr: illegal operation (handle is closed)
-- | file.txt: here: user error (deep)
