-- | Parsers under the names of parsec 2.
module Text.ParserCombinators.Parsec.Prim
  ( (<?>), (<|>), Parser, GenParser, runParser, parse, parseFromFile, parseTest, token, tokens, tokenPrim, tokenPrimEx, try, label
  , labels, unexpected, pzero, many, skipMany, getState, setState, updateState, getPosition, setPosition, getInput, setInput
  , State(..), getParserState, setParserState
  ) where

import Text.Parsec.Prim
import Text.Parsec.String

pzero :: GenParser tok st a
pzero = parserZero
