-- | Input and output of the Prelude, handles, and how a program ends.
--
-- Where a primitive fails it raises ThrownIO (see Inquest.Exception) with the operation's name in System.IO as its
-- location, "hGetLine", and the file's path or "<stdin>", "<stdout>", "<stderr>" as its file.
module Inquest.IO where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Show
import Inquest.Monad
import Inquest.Exception
import Inquest.Read

foreign import prim "handlePutString" primHandlePutString :: Int -> String -> IO ()
foreign import prim "handleGetLine" primHandleGetLine :: Int -> IO String
foreign import prim "handleGetChar" primHandleGetChar :: Int -> IO Char
foreign import prim "handleGetContents" primHandleGetContents :: Int -> IO String
foreign import prim "handleFlush" primHandleFlush :: Int -> IO ()
foreign import prim "handleClose" primHandleClose :: Int -> IO ()
foreign import prim "handleOpen" primHandleOpen :: String -> Int -> IO Int
foreign import prim "getProgName" primGetProgName :: IO String
foreign import prim "valueFieldCount" primValueFieldCount :: a -> Int
foreign import prim "valueField" primValueField :: Int -> a -> b
foreign import prim "exitWith" primExitWith :: Int -> IO a

type FilePath = String

-- | The reducer's number of the file, and the path.
data Handle = Handle Int FilePath

instance Eq Handle where
  Handle m _ == Handle n _ = m == n
instance Show Handle where
  showsPrec _ (Handle _ path) r = "{handle: " ++ path ++ "}" ++ r

handlePath :: Handle -> FilePath
handlePath (Handle _ path) = path

putChar :: Char -> IO ()
putChar c = primHandlePutString 1 [c]

putStr :: String -> IO ()
putStr s = primHandlePutString 1 s

putStrLn :: String -> IO ()
putStrLn s = primIoThen (primHandlePutString 1 s) (primHandlePutString 1 "\n")

print :: Show a => a -> IO ()
print x = putStrLn (show x)

getChar :: IO Char
getChar = primHandleGetChar 0

getLine :: IO String
getLine = primHandleGetLine 0

getContents :: IO String
getContents = primHandleGetContents 0

interact :: (String -> String) -> IO ()
interact f = primIoBind getContents (\s -> putStr (f s))

readFile :: FilePath -> IO String
readFile path = primIoBind (primHandleOpen path 0) primHandleGetContents

writeFile :: FilePath -> String -> IO ()
writeFile path s = putFile path 1 s

appendFile :: FilePath -> String -> IO ()
appendFile path s = putFile path 2 s

putFile :: FilePath -> Int -> String -> IO ()
putFile path mode s = primIoBind (primHandleOpen path mode) (\h ->
  primIoThen (primIoCatch (primHandlePutString h s) (\e -> primIoThen (primHandleClose h) (primIoRaise e)))
             (primHandleClose h))

readIO :: Read a => String -> IO a
readIO s = case [x | (x, t) <- reads s, onlySpaces t] of
  [x] -> primIoReturn x
  [] -> ioError (userError "Prelude.readIO: no parse")
  _ -> ioError (userError "Prelude.readIO: ambiguous parse")

readLn :: Read a => IO a
readLn = primIoBind getLine readIO

-- ----------------------------------------------------------------------------- the end of a program

-- | Runs main: an uncaught exception is reported, standard output is flushed.
runMain :: IO a -> IO ()
runMain main = primIoCatch (primIoThen main (primHandleFlush 1)) topHandler

-- | Evaluates a value in full: what stands for main when an expression is evaluated in a program's scope. If it fails, the
-- exception is evaluated in full.
evaluateAll :: a -> IO ()
evaluateAll x = primIoCatch (case deepForce x of () -> primIoReturn ()) (\e -> case deepForce e of () -> primIoRaise e)

deepForce :: a -> ()
deepForce x = seq x (forceFields 0 (primValueFieldCount x) x)

forceFields :: Int -> Int -> a -> ()
forceFields i n x
  | i >= n = ()
  | i + 1 == n = deepForce (primValueField i x)
  | otherwise = seq (deepForce (primValueField i x)) (forceFields (i + 1) n x)

-- | Reports an uncaught exception as GHC does and ends the program.
topHandler :: Thrown -> IO ()
topHandler (ThrownExit (-1000000000000000000)) = primIoThen flushOutput (primExitWith 0)  -- ExitFailure 0
topHandler (ThrownExit n) = primIoThen flushOutput (primExitWith n)
topHandler e@(ThrownAsync 0) = report e " (--max-memory raises the limit)" 2
topHandler e = report e "" 1

report :: Thrown -> String -> Int -> IO ()
report e hint code =
  primIoThen flushOutput (primIoBind primGetProgName (\name ->
  primIoThen (primHandlePutString 2 (name ++ ": " ++ shows e (hint ++ "\n"))) (primExitWith code)))

flushOutput :: IO ()
flushOutput = primIoCatch (primHandleFlush 1) (\_ -> primIoReturn ())
