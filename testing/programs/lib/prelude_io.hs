-- stdin: 12
-- stdin: first line
-- stdin: [1,2,3]
-- stdin: x rest of
-- stdin: the input
-- exit: 3
-- stderr: to standard error
-- Input and output of the Prelude.
import System.Exit
import System.IO

main :: IO ()
main = do
  n <- readLn
  print (n + 1 :: Int)
  l <- getLine
  putStrLn (reverse l)
  xs <- readLn
  print (sum (xs :: [Int]))
  c <- getChar
  print c
  hPutStrLn stderr "to standard error"
  rest <- getContents
  mapM_ (putStrLn . ('>' :)) (lines rest)
  r <- readIO "7"
  print (r * 2 :: Int)
  exitWith (ExitFailure 3)

-- expected stdout:
-- | 13
-- | enil tsrif
-- | 6
-- | 'x'
-- | > rest of
-- | >the input
-- | 14
