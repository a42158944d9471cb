-- | Errors of parsers, and how they are joined.
module Text.Parsec.Error
  ( Message(..), messageString, ParseError, errorPos, errorMessages, errorIsUnknown, showErrorMessages, newErrorMessage
  , newErrorUnknown, addErrorMessage, setErrorPos, setErrorMessage, mergeError
  ) where

import Control.Exception (Exception)
import Data.List (nub, sort)
import Text.Parsec.Pos

data Message = SysUnExpect !String | UnExpect !String | Expect !String | Message !String

instance Enum Message where
  fromEnum (SysUnExpect _) = 0
  fromEnum (UnExpect _) = 1
  fromEnum (Expect _) = 2
  fromEnum (Message _) = 3
  toEnum _ = error "toEnum is undefined for Message"
instance Eq Message where
  m1 == m2 = fromEnum m1 == fromEnum m2
instance Ord Message where
  compare msg1 msg2 = compare (fromEnum msg1) (fromEnum msg2)

messageString :: Message -> String
messageString (SysUnExpect s) = s
messageString (UnExpect s) = s
messageString (Expect s) = s
messageString (Message s) = s

data ParseError = ParseError !SourcePos [Message]

errorPos :: ParseError -> SourcePos
errorPos (ParseError pos _) = pos

errorMessages :: ParseError -> [Message]
errorMessages (ParseError _ msgs) = sort msgs

errorIsUnknown :: ParseError -> Bool
errorIsUnknown (ParseError _ msgs) = null msgs

newErrorUnknown :: SourcePos -> ParseError
newErrorUnknown pos = ParseError pos []

newErrorMessage :: Message -> SourcePos -> ParseError
newErrorMessage msg pos = ParseError pos [msg]

addErrorMessage :: Message -> ParseError -> ParseError
addErrorMessage msg (ParseError pos msgs) = ParseError pos (msg : msgs)

setErrorPos :: SourcePos -> ParseError -> ParseError
setErrorPos pos (ParseError _ msgs) = ParseError pos msgs

setErrorMessage :: Message -> ParseError -> ParseError
setErrorMessage msg (ParseError pos msgs) = ParseError pos (msg : filter (msg /=) msgs)

-- | The one that is further on; of two at the same place all messages.
mergeError :: ParseError -> ParseError -> ParseError
mergeError e1@(ParseError pos1 msgs1) e2@(ParseError pos2 msgs2)
  | null msgs2 && not (null msgs1) = e1
  | null msgs1 && not (null msgs2) = e2
  | otherwise = case pos1 `compare` pos2 of
      EQ -> ParseError pos1 (msgs1 ++ msgs2)
      GT -> e1
      LT -> e2

instance Show ParseError where
  show err = show (errorPos err) ++ ":" ++
    showErrorMessages "or" "unknown parse error" "expecting" "unexpected" "end of input" (errorMessages err)
instance Eq ParseError where
  l == r = errorPos l == errorPos r && map messageString (errorMessages l) == map messageString (errorMessages r)
instance Exception ParseError

showErrorMessages :: String -> String -> String -> String -> String -> [Message] -> String
showErrorMessages msgOr msgUnknown msgExpecting msgUnExpected msgEndOfInput msgs
  | null msgs = msgUnknown
  | otherwise = concat (map ("\n" ++) (clean [showSysUnExpect, showUnExpect, showExpect, showMessages]))
  where
    (sysUnExpect, msgs1) = span (SysUnExpect "" ==) msgs
    (unExpect, msgs2) = span (UnExpect "" ==) msgs1
    (expect, messages) = span (Expect "" ==) msgs2
    showExpect = showMany msgExpecting expect
    showUnExpect = showMany msgUnExpected unExpect
    showSysUnExpect
      | not (null unExpect) || null sysUnExpect = ""
      | null firstMsg = msgUnExpected ++ " " ++ msgEndOfInput
      | otherwise = msgUnExpected ++ " " ++ firstMsg
      where firstMsg = messageString (head sysUnExpect)
    showMessages = showMany "" messages
    showMany pre ms = case clean (map messageString ms) of
      [] -> ""
      ms' | null pre -> commasOr ms'
          | otherwise -> pre ++ " " ++ commasOr ms'
    commasOr [] = ""
    commasOr [m] = m
    commasOr ms = commaSep (init ms) ++ " " ++ msgOr ++ " " ++ last ms
    commaSep ms = separate ", " (clean ms)
    separate _ [] = ""
    separate _ [m] = m
    separate sep (m : ms) = m ++ sep ++ separate sep ms
    clean ms = nub (filter (not . null) ms)
