-- | What `inquest test` learns from the test libraries, and asks of them: INQUEST_TESTS names the file to which each
-- test adds a line; INQUEST_ONLY has the numbers of the only tests that are run; INQUEST_REPLAY says with which case a
-- property among them.
module Inquest.Testing (Outcome(..), numbered, report, replayOf) where

import Prelude
import Control.Exception (evaluate)
import Control.Monad (unless, when)
import Data.Char (ord)
import Data.IORef
import Numeric (showHex)
import System.IO.Unsafe (unsafePerformIO)

foreign import prim "refNewPrivate" newPrivate :: a -> IO (IORef a)
foreign import prim "lookupSetting" lookupSetting :: String -> IO (Maybe String)

-- | Kind, path of names, whether it passed, what is said of it, where it stands, the arguments of a property's failing case as
-- Haskell, how to repeat that.
data Outcome = Outcome
  { kindOf :: String, pathOf :: [String], passed :: Bool, skippedTest :: Bool, said :: String, arguments :: Maybe [String], replay :: String }

counter :: IORef Int
counter = unsafePerformIO (newPrivate 0)

-- | Gives a test its number. Nothing: it is not to be run.
numbered :: IO (Maybe Int)
numbered = do
  n <- readIORef counter
  writeIORef counter $! n + 1
  only <- lookupSetting "INQUEST_ONLY"
  return (case only of
    Just wanted | wanted /= "" && show n `notElem` words wanted -> Nothing
    _ -> Just n)

replayOf :: IO (Maybe String)
replayOf = do
  text <- lookupSetting "INQUEST_REPLAY"
  return (case text of
    Just t | t /= "" -> Just t
    _ -> Nothing)

report :: Int -> Outcome -> IO ()
report n o = do
  file <- lookupSetting "INQUEST_TESTS"
  case file of
    Just name | name /= "" -> appendFile name (line ++ "\n")
    _ -> return ()
  where
    line = object
      [ ("number", show n), ("kind", text (kindOf o)), ("path", list (map text (pathOf o)))
      , ("outcome", text (if skippedTest o then "skipped" else if passed o then "passed" else "failed")), ("message", text (said o))
      , ("arguments", maybe "null" (list . map text) (arguments o)), ("replay", text (replay o)) ]
    object fields = "{" ++ commas [text k ++ ":" ++ v | (k, v) <- fields] ++ "}"
    list vs = "[" ++ commas vs ++ "]"
    commas [] = ""
    commas vs = foldr1 (\a b -> a ++ "," ++ b) vs

text :: String -> String
text s = "\"" ++ concatMap escape s ++ "\""
  where
    escape '"' = "\\\""
    escape '\\' = "\\\\"
    escape c
      | c < ' ' = let h = showHex (ord c) "" in "\\u" ++ replicate (4 - length h) '0' ++ h
      | ord c >= 0xd800 && ord c < 0xe000 = "?"
      | otherwise = [c]
