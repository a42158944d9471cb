{-# LANGUAGE FlexibleContexts #-}
-- | Definitions of languages.
module Text.Parsec.Language (haskellDef, haskell, mondrianDef, mondrian, emptyDef, haskellStyle, javaStyle, LanguageDef, GenLanguageDef) where

import Text.Parsec.Char
import Text.Parsec.Prim
import Text.Parsec.Token

emptyDef, haskellStyle, javaStyle :: LanguageDef st
emptyDef = LanguageDef
  { commentStart = "", commentEnd = "", commentLine = "", nestedComments = True, identStart = letter <|> char '_'
  , identLetter = alphaNum <|> oneOf "_'", opStart = oneOf ":!#$%&*+./<=>?@\\^|-~", opLetter = oneOf ":!#$%&*+./<=>?@\\^|-~"
  , reservedOpNames = [], reservedNames = [], caseSensitive = True }
haskellStyle = emptyDef
  { commentStart = "{-", commentEnd = "-}", commentLine = "--", nestedComments = True, identStart = letter
  , identLetter = alphaNum <|> oneOf "_'", opStart = opLetter haskellStyle, opLetter = oneOf ":!#$%&*+./<=>?@\\^|-~"
  , reservedOpNames = [], reservedNames = [], caseSensitive = True }
javaStyle = emptyDef
  { commentStart = "/*", commentEnd = "*/", commentLine = "//", nestedComments = True, identStart = letter
  , identLetter = alphaNum <|> oneOf "_'", reservedNames = [], reservedOpNames = [], caseSensitive = False }

haskell, mondrian :: TokenParser st
haskell = makeTokenParser haskellDef
mondrian = makeTokenParser mondrianDef

haskellDef, haskell98Def, mondrianDef :: LanguageDef st
haskellDef = haskell98Def
  { identLetter = identLetter haskell98Def <|> char '#'
  , reservedNames = reservedNames haskell98Def ++
      ["foreign", "import", "export", "primitive", "_ccall_", "_casm_", "forall"] }
haskell98Def = haskellStyle
  { reservedOpNames = ["::", "..", "=", "\\", "|", "<-", "->", "@", "~", "=>"]
  , reservedNames =
      ["let", "in", "case", "of", "if", "then", "else", "data", "type", "class", "default", "deriving", "do", "import", "infix"
      , "infixl", "infixr", "instance", "module", "newtype", "where", "primitive"] }
mondrianDef = javaStyle
  { reservedNames = ["case", "class", "default", "extends", "import", "in", "infix", "instance", "let", "new", "of", "package"]
  , caseSensitive = True }
