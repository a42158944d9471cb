-- | Expressions under the names of parsec 2.
module Text.ParserCombinators.Parsec.Expr (Assoc(..), Operator(..), OperatorTable, buildExpressionParser) where

import Text.Parsec.Char ()
import Text.Parsec.Expr (Assoc(..))
import qualified Text.Parsec.Expr as N
import Text.ParserCombinators.Parsec.Prim

data Operator tok st a
  = Infix (GenParser tok st (a -> a -> a)) Assoc
  | Prefix (GenParser tok st (a -> a))
  | Postfix (GenParser tok st (a -> a))

type OperatorTable tok st a = [[Operator tok st a]]

buildExpressionParser :: OperatorTable tok st a -> GenParser tok st a -> GenParser tok st a
buildExpressionParser table p = N.buildExpressionParser (map (map convert) table) p
  where
    convert (Infix q a) = N.Infix q a
    convert (Prefix q) = N.Prefix q
    convert (Postfix q) = N.Postfix q
