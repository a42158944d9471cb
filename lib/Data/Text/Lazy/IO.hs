module Data.Text.Lazy.IO
  ( readFile, writeFile, appendFile, hGetContents, hGetLine, hPutStr, hPutStrLn, interact, getContents, getLine, putStr, putStrLn
  ) where

import Prelude (FilePath, IO, return, (>>=))
import qualified Prelude
import qualified System.IO as IO
import Data.Text.Lazy.Internal

-- | Read as it is needed.
whole :: IO Prelude.String -> IO Text
whole action = action >>= \s -> return (Text s)

readFile :: FilePath -> IO Text
readFile path = whole (Prelude.readFile path)

writeFile, appendFile :: FilePath -> Text -> IO ()
writeFile path (Text s) = Prelude.writeFile path s
appendFile path (Text s) = Prelude.appendFile path s

hGetContents, hGetLine :: IO.Handle -> IO Text
hGetContents h = whole (IO.hGetContents h)
hGetLine h = IO.hGetLine h >>= \s -> return (Text s)

hPutStr, hPutStrLn :: IO.Handle -> Text -> IO ()
hPutStr h (Text s) = IO.hPutStr h s
hPutStrLn h (Text s) = IO.hPutStrLn h s

interact :: (Text -> Text) -> IO ()
interact f = getContents >>= \t -> putStr (f t)

getContents, getLine :: IO Text
getContents = whole Prelude.getContents
getLine = Prelude.getLine >>= \s -> return (Text s)

putStr, putStrLn :: Text -> IO ()
putStr (Text s) = Prelude.putStr s
putStrLn (Text s) = Prelude.putStrLn s
