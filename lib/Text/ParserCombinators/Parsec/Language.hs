-- | Definitions of languages under the names of parsec 2.
module Text.ParserCombinators.Parsec.Language
  ( haskellDef, haskell, mondrianDef, mondrian, emptyDef, haskellStyle, javaStyle, LanguageDef, GenLanguageDef(..)
  ) where

import Text.Parsec.Language hiding (GenLanguageDef)
import Text.Parsec.Token (GenLanguageDef(..))
