{-# LANGUAGE FlexibleContexts #-}
-- | Expressions by a table of operators.
module Text.Parsec.Expr (Assoc(..), Operator(..), OperatorTable, buildExpressionParser) where

import Text.Parsec.Combinator
import Text.Parsec.Prim

data Assoc = AssocNone | AssocLeft | AssocRight

data Operator s u m a
  = Infix (ParsecT s u m (a -> a -> a)) Assoc
  | Prefix (ParsecT s u m (a -> a))
  | Postfix (ParsecT s u m (a -> a))

type OperatorTable s u m a = [[Operator s u m a]]

buildExpressionParser :: Stream s m t => OperatorTable s u m a -> ParsecT s u m a -> ParsecT s u m a
buildExpressionParser operators simpleExpr = foldl makeParser simpleExpr operators
  where
    makeParser term ops = termP >>= \x -> rassocP x <|> lassocP x <|> nassocP x <|> return x <?> "operator"
      where
        (rassoc, lassoc, nassoc, prefix, postfix) = foldr splitOp ([], [], [], [], []) ops
        rassocOp = choice rassoc
        lassocOp = choice lassoc
        nassocOp = choice nassoc
        prefixOp = choice prefix <?> ""
        postfixOp = choice postfix <?> ""
        ambiguous assoc op = try (op >> parserFail ("ambiguous use of a " ++ assoc ++ " associative operator"))
        ambiguousRight = ambiguous "right" rassocOp
        ambiguousLeft = ambiguous "left" lassocOp
        ambiguousNon = ambiguous "non" nassocOp
        termP = do
          pre <- prefixP
          x <- term
          post <- postfixP
          return (post (pre x))
        postfixP = postfixOp <|> return id
        prefixP = prefixOp <|> return id
        rassocP x = (rassocOp >>= \f -> (termP >>= rassocP1) >>= \y -> return (f x y)) <|> ambiguousLeft <|> ambiguousNon
        rassocP1 x = rassocP x <|> return x
        lassocP x = (lassocOp >>= \f -> termP >>= \y -> lassocP1 (f x y)) <|> ambiguousRight <|> ambiguousNon
        lassocP1 x = lassocP x <|> return x
        nassocP x = do
          f <- nassocOp
          y <- termP
          ambiguousRight <|> ambiguousLeft <|> ambiguousNon <|> return (f x y)
    splitOp (Infix op assoc) (rassoc, lassoc, nassoc, prefix, postfix) = case assoc of
      AssocNone -> (rassoc, lassoc, op : nassoc, prefix, postfix)
      AssocLeft -> (rassoc, op : lassoc, nassoc, prefix, postfix)
      AssocRight -> (op : rassoc, lassoc, nassoc, prefix, postfix)
    splitOp (Prefix op) (rassoc, lassoc, nassoc, prefix, postfix) = (rassoc, lassoc, nassoc, op : prefix, postfix)
    splitOp (Postfix op) (rassoc, lassoc, nassoc, prefix, postfix) = (rassoc, lassoc, nassoc, prefix, op : postfix)
