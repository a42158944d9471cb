-- | Lexical parsers under the names of parsec 2.
module Text.ParserCombinators.Parsec.Token (LanguageDef, GenLanguageDef(..), TokenParser, GenTokenParser(..), makeTokenParser) where

import Text.Parsec.Token
