-- plant: record | WriteMode => ReadMode
-- plant: options | "-q" : rest => "-v" : rest
-- plant: level | maybe 1 length value => maybe 1 (length . drop 1) value
-- plant: setUp | setEnv "LEVEL" "xxx" => setEnv "LEVEL" "xx"
module Main where

import System.Environment
import System.IO

data Mode = Loud | Quiet deriving (Eq, Show)

-- Two devices that take everything: which one it was is a part of what was done.
target :: Mode -> FilePath
target Loud = "/dev/null"
target Quiet = "/dev/zero"

save :: Mode -> String -> IO ()
save mode text = appendFile (target mode) text

options :: [String] -> (Mode, [String])
options ("-q" : rest) = (Quiet, rest)
options rest = (Loud, rest)

level :: IO Int
level = do
  value <- lookupEnv "LEVEL"
  return (maybe 1 length value)

setUp :: IO ()
setUp = setEnv "LEVEL" "xxx"

record :: FilePath -> [String] -> IO ()
record path texts = withFile path WriteMode $ \h -> do
  mapM_ (hPutStr h) texts
  hPutStr h "end"

copy :: FilePath -> IO ()
copy path = do
  text <- readFile "/dev/null"
  writeFile path text

run :: IO Mode
run = do
  arguments <- getArgs
  let (mode, rest) = options arguments
  mapM_ (save mode) rest
  putStrLn (unwords rest)
  return mode

main :: IO ()
main = do
  withArgs ["-q", "one", "two"] run >>= print
  withArgs ["three"] run >>= print
  setUp
  level >>= print
  record "/dev/null" ["a", "b"]
  record "/dev/zero" ["c"]
  copy "/dev/zero"
