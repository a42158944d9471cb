-- args: one two
-- stdin: a line
-- stdin: rest
-- Files, handles, arguments.
import Control.Exception
import Control.Monad
import System.Environment
import System.Exit
import System.IO
import System.IO.Error

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  args <- getArgs
  print args
  withArgs ["x"] (getArgs >>= print)
  let path = "/tmp/inquest_system_io_test.txt"
  writeFile path "first\nsecond\n"
  appendFile path "third"
  readFile path >>= putStrLn
  h <- openFile path ReadMode
  l <- hGetLine h
  eof <- hIsEOF h
  c <- hGetChar h
  a <- hLookAhead h
  rest <- hGetContents h
  print (l, eof, c, a, rest)
  hClose h
  withFile path WriteMode (\out -> hPutStr out "x" >> hPrint out (1 :: Int) >> hPutStrLn out "end")
  s <- readFile path
  print (lines s)
  r <- tryIOError (openFile "/nonexistent/x" ReadMode)
  putStrLn (either (\e -> show (isDoesNotExistError e) ++ " " ++ show e) (const "opened") r)
  print [ReadMode ..]
  isEOF >>= print
  getLine >>= putStrLn
  interact (map (\c -> if c == '\n' then c else succ c))
  isEOF' <- try isEOF :: IO (Either IOException Bool)
  putStrLn (either (const "closed") show isEOF')
  me <- lookupEnv "INQUEST_NO_SUCH_VARIABLE"
  print me
  hPutStrLn stderr "bye"
  r2 <- try (exitWith (ExitFailure 2)) :: IO (Either ExitCode ())
  print r2

-- expected stdout:
-- | ["one","two"]
-- | ["x"]
-- | first
-- | second
-- | third
-- | ("first",False,'s','e',"econd\nthird")
-- | ["x1","end"]
-- | True /nonexistent/x: openFile: does not exist (No such file or directory)
-- | [ReadMode,WriteMode,AppendMode,ReadWriteMode]
-- | False
-- | a line
-- | sftu
-- | closed
-- | Nothing
-- | Left (ExitFailure 2)
