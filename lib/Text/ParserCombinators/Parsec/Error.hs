-- | Errors under the names of parsec 2.
module Text.ParserCombinators.Parsec.Error
  ( Message(..), messageString, messageCompare, messageEq, ParseError, errorPos, errorMessages, errorIsUnknown, showErrorMessages
  , newErrorMessage, newErrorUnknown, addErrorMessage, setErrorPos, setErrorMessage, mergeError
  ) where

import Text.Parsec.Error

messageCompare :: Message -> Message -> Ordering
messageCompare a b = compare a b

messageEq :: Message -> Message -> Bool
messageEq a b = a == b
