-- | The parsers behind Read: all alternatives in parallel, so that nothing is read twice. The rest of the
-- combinators is in Text.ParserCombinators.ReadP and ReadPrec.
module Inquest.ReadP where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Monad

infixr 5 +++, <++

-- | What the parser does next. Final has at least one element.
data ReadP a
  = Get (Char -> ReadP a)
  | Look (String -> ReadP a)
  | Fail
  | Result a (ReadP a)
  | Final [(a, String)]

type ReadS a = String -> [(a, String)]

instance Functor ReadP where
  fmap f p = p >>= \x -> Result (f x) Fail
instance Applicative ReadP where
  pure x = Result x Fail
  (<*>) = ap
  liftA2 = liftM2
  p *> q = p >>= \_ -> q
instance Monad ReadP where
  Get f >>= k = Get (\c -> f c >>= k)
  Look f >>= k = Look (\s -> f s >>= k)
  Fail >>= _ = Fail
  Result x p >>= k = k x +++ (p >>= k)
  Final rs >>= k = final (concatMapList (\(x, s) -> readP_to_S (k x) s) rs)
instance MonadFail ReadP where
  fail _ = Fail
instance Alternative ReadP where
  empty = Fail
  (<|>) = (+++)
instance MonadPlus ReadP

final :: [(a, String)] -> ReadP a
final [] = Fail
final rs = Final rs

-- | Both, in parallel.
(+++) :: ReadP a -> ReadP a -> ReadP a
Get f +++ Get g = Get (\c -> f c +++ g c)
Result x p +++ q = Result x (p +++ q)
p +++ Result x q = Result x (p +++ q)
Fail +++ p = p
p +++ Fail = p
Final r +++ Final t = Final (r ++ t)
Final r +++ Look f = Look (\s -> Final (r ++ readP_to_S (f s) s))
Final r +++ p = Look (\s -> Final (r ++ readP_to_S p s))
Look f +++ Final r = Look (\s -> Final (readP_to_S (f s) s ++ r))
p +++ Final r = Look (\s -> Final (readP_to_S p s ++ r))
Look f +++ Look g = Look (\s -> f s +++ g s)
Look f +++ p = Look (\s -> f s +++ p)
p +++ Look f = Look (\s -> p +++ f s)

-- | The second only if the first produces nothing.
(<++) :: ReadP a -> ReadP a -> ReadP a
p <++ q = Look (\s -> leftBiased p q s 0)

leftBiased :: ReadP a -> ReadP a -> String -> Int -> ReadP a
leftBiased (Get f) q (c : s) n = leftBiased (f c) q s (n + 1)
leftBiased (Look f) q s n = leftBiased (f s) q s n
leftBiased p@(Result _ _) _ _ n = discard n >> p
leftBiased (Final rs) _ _ _ = Final rs
leftBiased _ q _ _ = q

discard :: Int -> ReadP ()
discard 0 = Result () Fail
discard n = Get (\_ -> discard (n - 1))

readP_to_S :: ReadP a -> ReadS a
readP_to_S (Get f) (c : s) = readP_to_S (f c) s
readP_to_S (Look f) s = readP_to_S (f s) s
readP_to_S (Result x p) s = (x, s) : readP_to_S p s
readP_to_S (Final rs) _ = rs
readP_to_S _ _ = []

readS_to_P :: ReadS a -> ReadP a
readS_to_P r = Look (\s -> final (r s))

-- ------------------------------------------------------------------------------- with a precedence

newtype ReadPrec a = ReadPrec (Int -> ReadP a)

type Prec = Int

readPrec_to_P :: ReadPrec a -> Int -> ReadP a
readPrec_to_P (ReadPrec f) n = f n

readPrec_to_S :: ReadPrec a -> Int -> ReadS a
readPrec_to_S (ReadPrec f) n s = readP_to_S (f n) s

readS_to_Prec :: (Int -> ReadS a) -> ReadPrec a
readS_to_Prec f = ReadPrec (\n -> readS_to_P (f n))

instance Functor ReadPrec where
  fmap f (ReadPrec p) = ReadPrec (\n -> fmap f (p n))
instance Applicative ReadPrec where
  pure x = ReadPrec (\_ -> pure x)
  (<*>) = ap
  liftA2 = liftM2
instance Monad ReadPrec where
  ReadPrec f >>= k = ReadPrec (\n -> f n >>= \x -> readPrec_to_P (k x) n)
instance MonadFail ReadPrec where
  fail _ = ReadPrec (\_ -> Fail)
instance Alternative ReadPrec where
  empty = ReadPrec (\_ -> Fail)
  ReadPrec f <|> ReadPrec g = ReadPrec (\n -> f n +++ g n)
instance MonadPlus ReadPrec
