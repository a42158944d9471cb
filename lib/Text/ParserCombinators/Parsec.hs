-- | Parsers under the names of parsec 2.
module Text.ParserCombinators.Parsec
  ( ParseError, errorPos, SourcePos, SourceName, Line, Column, sourceName, sourceLine, sourceColumn, incSourceLine, incSourceColumn
  , setSourceLine, setSourceColumn, setSourceName
  , module Text.ParserCombinators.Parsec.Prim
  , module Text.ParserCombinators.Parsec.Combinator
  , module Text.ParserCombinators.Parsec.Char
  ) where

import Text.Parsec.String ()
import Text.ParserCombinators.Parsec.Char
import Text.ParserCombinators.Parsec.Combinator
import Text.ParserCombinators.Parsec.Error
import Text.ParserCombinators.Parsec.Pos
import Text.ParserCombinators.Parsec.Prim
