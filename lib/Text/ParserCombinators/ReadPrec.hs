module Text.ParserCombinators.ReadPrec
  ( ReadPrec, Prec, minPrec, lift, prec, step, reset, get, look, (+++), (<++), pfail, choice
  , readPrec_to_P, readP_to_Prec, readPrec_to_S, readS_to_Prec
  ) where

import Inquest.ReadP hiding ((+++), (<++))
import qualified Inquest.ReadP as P

infixr 5 +++, <++

minPrec :: Prec
minPrec = 0

lift :: ReadP a -> ReadPrec a
lift p = ReadPrec (\_ -> p)

-- | At the next precedence.
step :: ReadPrec a -> ReadPrec a
step (ReadPrec f) = ReadPrec (\n -> f (n + 1))

reset :: ReadPrec a -> ReadPrec a
reset (ReadPrec f) = ReadPrec (\_ -> f minPrec)

-- | Fails where the context binds tighter.
prec :: Prec -> ReadPrec a -> ReadPrec a
prec n (ReadPrec f) = ReadPrec (\c -> if c <= n then f n else Fail)

get :: ReadPrec Char
get = lift (Get return)

look :: ReadPrec String
look = lift (Look return)

(+++), (<++) :: ReadPrec a -> ReadPrec a -> ReadPrec a
ReadPrec f +++ ReadPrec g = ReadPrec (\n -> f n P.+++ g n)
ReadPrec f <++ ReadPrec g = ReadPrec (\n -> f n P.<++ g n)

pfail :: ReadPrec a
pfail = lift Fail

choice :: [ReadPrec a] -> ReadPrec a
choice ps = foldr (+++) pfail ps

readP_to_Prec :: (Int -> ReadP a) -> ReadPrec a
readP_to_Prec f = ReadPrec f
