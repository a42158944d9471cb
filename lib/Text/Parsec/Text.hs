-- | Parsers of texts.
module Text.Parsec.Text (Parser, GenParser, parseFromFile) where

import qualified Data.Text as Text
import qualified Data.Text.IO as Text
import Text.Parsec.Error
import Text.Parsec.Prim

type Parser = Parsec Text.Text ()
type GenParser st = Parsec Text.Text st

parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p name = Text.readFile name >>= \input -> return (runP p () name input)
