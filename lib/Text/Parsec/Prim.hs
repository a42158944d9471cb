{-# LANGUAGE FlexibleContexts, FlexibleInstances, FunctionalDependencies, MultiParamTypeClasses, RankNTypes, UndecidableInstances #-}
-- | Parsers that try the second of two only if the first took nothing, as in parsec 3.1.14.
module Text.Parsec.Prim
  ( unknownError, sysUnExpectError, unexpected, ParsecT, runParsecT, mkPT, Parsec, Consumed(..), Reply(..), State(..), parsecMap
  , parserReturn, parserBind, mergeErrorReply, parserFail, parserZero, parserPlus, (<?>), (<|>), label, labels, lookAhead
  , Stream(..), tokens, tokens', try, token, tokenPrim, tokenPrimEx, many, skipMany, manyAccum, runPT, runP, runParserT, runParser
  , parse, parseTest, getPosition, getInput, setPosition, setInput, getParserState, setParserState, updateParserState, getState
  , putState, modifyState, setState, updateState
  ) where

import qualified Control.Applicative as Applicative
import Control.Monad
import Control.Monad.Cont.Class
import Control.Monad.Error.Class
import Control.Monad.Fail (MonadFail(..))
import Control.Monad.IO.Class
import Control.Monad.Identity (Identity(..), runIdentity)
import Control.Monad.Reader.Class
import Control.Monad.State.Class
import Control.Monad.Trans.Class
import qualified Data.ByteString.Char8 as C
import qualified Data.Text as T
import qualified Data.Text.Lazy as TL
import Prelude hiding (fail)
import qualified Prelude as P
import Text.Parsec.Error
import Text.Parsec.Pos

infix 0 <?>
infixr 1 <|>

data Consumed a = Consumed a | Empty !a
data Reply s u a = Ok a !(State s u) ParseError | Error ParseError

data State s u = State { stateInput :: s, statePos :: !SourcePos, stateUser :: !u }

newtype ParsecT s u m a = ParsecT
  { unParser :: forall b. State s u -> (a -> State s u -> ParseError -> m b) -> (ParseError -> m b)
             -> (a -> State s u -> ParseError -> m b) -> (ParseError -> m b) -> m b }

type Parsec s u = ParsecT s u Identity

class Monad m => Stream s m t | s -> t where
  uncons :: s -> m (Maybe (t, s))

instance Monad m => Stream [tok] m tok where
  uncons [] = return Nothing
  uncons (t : ts) = return (Just (t, ts))
instance Monad m => Stream T.Text m Char where
  uncons t = return (T.uncons t)
instance Monad m => Stream TL.Text m Char where
  uncons t = return (TL.uncons t)
instance Monad m => Stream C.ByteString m Char where
  uncons t = return (C.uncons t)

instance Functor Consumed where
  fmap f (Consumed x) = Consumed (f x)
  fmap f (Empty x) = Empty (f x)
instance Functor (Reply s u) where
  fmap f (Ok x s e) = Ok (f x) s e
  fmap _ (Error e) = Error e
instance Functor (ParsecT s u m) where
  fmap f p = parsecMap f p
instance Applicative (ParsecT s u m) where
  pure x = parserReturn x
  pf <*> px = parserBind pf (\f -> parserBind px (\x -> parserReturn (f x)))
  p1 *> p2 = p1 `parserBind` \_ -> p2
  p1 <* p2 = p1 `parserBind` \x -> p2 `parserBind` \_ -> parserReturn x
instance Applicative.Alternative (ParsecT s u m) where
  empty = parserZero
  p <|> q = parserPlus p q
  many p = many p
instance Monad (ParsecT s u m) where
  return x = parserReturn x
  p >>= f = parserBind p f
  p >> q = p `parserBind` \_ -> q
instance MonadFail (ParsecT s u m) where
  fail msg = parserFail msg
instance MonadPlus (ParsecT s u m) where
  mzero = parserZero
  mplus p q = parserPlus p q
instance Semigroup a => Semigroup (ParsecT s u m a) where
  p <> q = (<>) <$> p <*> q
instance Monoid a => Monoid (ParsecT s u m a) where
  mempty = pure mempty
instance MonadTrans (ParsecT s u) where
  lift amb = ParsecT (\s _ _ eok _ -> amb >>= \a -> eok a s (unknownError s))
instance MonadIO m => MonadIO (ParsecT s u m) where
  liftIO io = lift (liftIO io)
instance MonadState s m => MonadState s (ParsecT s' u m) where
  get = lift get
  put s = lift (put s)
instance MonadReader r m => MonadReader r (ParsecT s u m) where
  ask = lift ask
  local f p = mkPT (\s -> local f (runParsecT p s))
instance MonadError e m => MonadError e (ParsecT s u m) where
  throwError e = lift (throwError e)
  p `catchError` h = mkPT (\s -> runParsecT p s `catchError` \e -> runParsecT (h e) s)

unknownError :: State s u -> ParseError
unknownError state = newErrorUnknown (statePos state)

sysUnExpectError :: String -> SourcePos -> Reply s u a
sysUnExpectError msg pos = Error (newErrorMessage (SysUnExpect msg) pos)

unexpected :: Stream s m t => String -> ParsecT s u m a
unexpected msg = ParsecT (\s _ _ _ eerr -> eerr (newErrorMessage (UnExpect msg) (statePos s)))

runParsecT :: Monad m => ParsecT s u m a -> State s u -> m (Consumed (m (Reply s u a)))
runParsecT p s = unParser p s cok cerr eok eerr
  where
    cok a s' err = return (Consumed (return (Ok a s' err)))
    cerr err = return (Consumed (return (Error err)))
    eok a s' err = return (Empty (return (Ok a s' err)))
    eerr err = return (Empty (return (Error err)))

mkPT :: Monad m => (State s u -> m (Consumed (m (Reply s u a)))) -> ParsecT s u m a
mkPT k = ParsecT (\s cok cerr eok eerr -> do
  cons <- k s
  case cons of
    Consumed mrep -> do
      rep <- mrep
      case rep of
        Ok x s' err -> cok x s' err
        Error err -> cerr err
    Empty mrep -> do
      rep <- mrep
      case rep of
        Ok x s' err -> eok x s' err
        Error err -> eerr err)

parsecMap :: (a -> b) -> ParsecT s u m a -> ParsecT s u m b
parsecMap f p = ParsecT (\s cok cerr eok eerr -> unParser p s (\x s' e -> cok (f x) s' e) cerr (\x s' e -> eok (f x) s' e) eerr)

parserReturn :: a -> ParsecT s u m a
parserReturn x = ParsecT (\s _ _ eok _ -> eok x s (unknownError s))

parserBind :: ParsecT s u m a -> (a -> ParsecT s u m b) -> ParsecT s u m b
parserBind m k = ParsecT (\s cok cerr eok eerr ->
  let mcok x s' err
        | errorIsUnknown err = unParser (k x) s' cok cerr cok cerr
        | otherwise =
            let pcok = cok
                pcerr = cerr
                peok y s'' err' = cok y s'' (mergeError err err')
                peerr err' = cerr (mergeError err err')
            in unParser (k x) s' pcok pcerr peok peerr
      meok x s' err
        | errorIsUnknown err = unParser (k x) s' cok cerr eok eerr
        | otherwise =
            let peok y s'' err' = eok y s'' (mergeError err err')
                peerr err' = eerr (mergeError err err')
            in unParser (k x) s' cok cerr peok peerr
  in unParser m s mcok cerr meok eerr)

mergeErrorReply :: ParseError -> Reply s u a -> Reply s u a
mergeErrorReply err1 reply = case reply of
  Ok x state err2 -> Ok x state (mergeError err1 err2)
  Error err2 -> Error (mergeError err1 err2)

parserFail :: String -> ParsecT s u m a
parserFail msg = ParsecT (\s _ _ _ eerr -> eerr (newErrorMessage (Message msg) (statePos s)))

parserZero :: ParsecT s u m a
parserZero = ParsecT (\s _ _ _ eerr -> eerr (unknownError s))

parserPlus :: ParsecT s u m a -> ParsecT s u m a -> ParsecT s u m a
parserPlus m n = ParsecT (\s cok cerr eok eerr ->
  let meerr err =
        let neok y s' err' = eok y s' (mergeError err err')
            neerr err' = eerr (mergeError err err')
        in unParser n s cok cerr neok neerr
  in unParser m s cok cerr eok meerr)

(<?>) :: ParsecT s u m a -> String -> ParsecT s u m a
p <?> msg = label p msg

(<|>) :: ParsecT s u m a -> ParsecT s u m a -> ParsecT s u m a
p1 <|> p2 = parserPlus p1 p2

label :: ParsecT s u m a -> String -> ParsecT s u m a
label p msg = labels p [msg]

labels :: ParsecT s u m a -> [String] -> ParsecT s u m a
labels p msgs = ParsecT (\s cok cerr eok eerr ->
  let eok' x s' err = eok x s' (if errorIsUnknown err then err else setExpectErrors err msgs)
      eerr' err = eerr (setExpectErrors err msgs)
  in unParser p s cok cerr eok' eerr')
  where
    setExpectErrors err [] = setErrorMessage (Expect "") err
    setExpectErrors err [m] = setErrorMessage (Expect m) err
    setExpectErrors err (m : ms) = foldr (\m' err' -> addErrorMessage (Expect m') err') (setErrorMessage (Expect m) err) ms

try :: ParsecT s u m a -> ParsecT s u m a
try p = ParsecT (\s cok _ eok eerr -> unParser p s cok eerr eok eerr)

lookAhead :: Stream s m t => ParsecT s u m a -> ParsecT s u m a
lookAhead p = ParsecT (\s _ cerr eok eerr ->
  let eok' a _ _ = eok a s (newErrorUnknown (statePos s))
  in unParser p s eok' cerr eok' eerr)

tokens :: (Stream s m t, Eq t) => ([t] -> String) -> (SourcePos -> [t] -> SourcePos) -> [t] -> ParsecT s u m [t]
tokens _ _ [] = ParsecT (\s _ _ eok _ -> eok [] s (unknownError s))
tokens showTokens nextposs tts@(tok : toks) = ParsecT (\(State input pos u) cok cerr _ eerr ->
  let errEof = setErrorMessage (Expect (showTokens tts)) (newErrorMessage (SysUnExpect "") pos)
      errExpect x = setErrorMessage (Expect (showTokens tts)) (newErrorMessage (SysUnExpect (showTokens [x])) pos)
      walk [] rs = ok rs
      walk (t : ts) rs = do
        sr <- uncons rs
        case sr of
          Nothing -> cerr errEof
          Just (x, xs) | t == x -> walk ts xs
                       | otherwise -> cerr (errExpect x)
      ok rs = let pos' = nextposs pos tts
                  s' = State rs pos' u
              in cok tts s' (newErrorUnknown pos')
  in do
    sr <- uncons input
    case sr of
      Nothing -> eerr errEof
      Just (x, xs) | tok == x -> walk toks xs
                   | otherwise -> eerr (errExpect x))

-- | Takes nothing if not all of it is there.
tokens' :: (Stream s m t, Eq t) => ([t] -> String) -> (SourcePos -> [t] -> SourcePos) -> [t] -> ParsecT s u m [t]
tokens' showTokens nextposs tts = try (tokens showTokens nextposs tts)

token :: Stream s Identity t => (t -> String) -> (t -> SourcePos) -> (t -> Maybe a) -> Parsec s u a
token showToken tokpos test = tokenPrim showToken nextpos test
  where
    nextpos _ tok ts = case runIdentity (uncons ts) of
      Nothing -> tokpos tok
      Just (tok', _) -> tokpos tok'

tokenPrim :: Stream s m t => (t -> String) -> (SourcePos -> t -> s -> SourcePos) -> (t -> Maybe a) -> ParsecT s u m a
tokenPrim showToken nextpos test = tokenPrimEx showToken nextpos Nothing test

tokenPrimEx
  :: Stream s m t => (t -> String) -> (SourcePos -> t -> s -> SourcePos) -> Maybe (SourcePos -> t -> s -> u -> u) -> (t -> Maybe a)
  -> ParsecT s u m a
tokenPrimEx showToken nextpos mbNextState test = ParsecT (\(State input pos user) cok _ _ eerr -> do
  r <- uncons input
  case r of
    Nothing -> eerr (newErrorMessage (SysUnExpect "") pos)
    Just (c, cs) -> case test c of
      Just x -> let newpos = nextpos pos c cs
                    newUser = maybe user (\next -> next pos c cs user) mbNextState
                    newstate = State cs newpos newUser
                in seq newpos (seq newstate (cok x newstate (newErrorUnknown newpos)))
      Nothing -> eerr (newErrorMessage (SysUnExpect (showToken c)) pos))

many :: ParsecT s u m a -> ParsecT s u m [a]
many p = do
  xs <- manyAccum (:) p
  return (reverse xs)

skipMany :: ParsecT s u m a -> ParsecT s u m ()
skipMany p = manyAccum (\_ _ -> []) p >> return ()

manyAccum :: (a -> [a] -> [a]) -> ParsecT s u m a -> ParsecT s u m [a]
manyAccum acc p = ParsecT (\s cok cerr eok _ ->
  let walk xs x s' _ =
        let ys = acc x xs
        in seq ys (unParser p s' (walk ys) cerr manyErr (\e -> cok ys s' e))
  in unParser p s (walk []) cerr manyErr (\e -> eok [] s e))

manyErr :: a
manyErr = error "Text.ParserCombinators.Parsec.Prim.many: combinator 'many' is applied to a parser that accepts an empty string."

runPT, runParserT :: Stream s m t => ParsecT s u m a -> u -> SourceName -> s -> m (Either ParseError a)
runPT p u name s = do
  res <- runParsecT p (State s (initialPos name) u)
  r <- parserReply res
  case r of
    Ok x _ _ -> return (Right x)
    Error err -> return (Left err)
  where
    parserReply res = case res of
      Consumed r -> r
      Empty r -> r
runParserT p u name s = runPT p u name s

runP, runParser :: Stream s Identity t => Parsec s u a -> u -> SourceName -> s -> Either ParseError a
runP p u name s = runIdentity (runPT p u name s)
runParser p u name s = runP p u name s

parse :: Stream s Identity t => Parsec s () a -> SourceName -> s -> Either ParseError a
parse p name s = runP p () name s

parseTest :: (Stream s Identity t, Show a) => Parsec s () a -> s -> IO ()
parseTest p input = case parse p "" input of
  Left err -> putStr "parse error at " >> print err
  Right x -> print x

getPosition :: Monad m => ParsecT s u m SourcePos
getPosition = fmap statePos getParserState

getInput :: Monad m => ParsecT s u m s
getInput = fmap stateInput getParserState

setPosition :: Monad m => SourcePos -> ParsecT s u m ()
setPosition pos = updateParserState (\(State input _ user) -> State input pos user) >> return ()

setInput :: Monad m => s -> ParsecT s u m ()
setInput input = updateParserState (\(State _ pos user) -> State input pos user) >> return ()

getParserState :: Monad m => ParsecT s u m (State s u)
getParserState = updateParserState id

setParserState :: Monad m => State s u -> ParsecT s u m (State s u)
setParserState st = updateParserState (const st)

updateParserState :: (State s u -> State s u) -> ParsecT s u m (State s u)
updateParserState f = ParsecT (\s _ _ eok _ -> let s' = f s in eok s' s' (unknownError s'))

getState :: Monad m => ParsecT s u m u
getState = fmap stateUser getParserState

putState, setState :: Monad m => u -> ParsecT s u m ()
putState u = updateParserState (\s -> s { stateUser = u }) >> return ()
setState u = putState u

modifyState, updateState :: Monad m => (u -> u) -> ParsecT s u m ()
modifyState f = updateParserState (\s -> s { stateUser = f (stateUser s) }) >> return ()
updateState f = modifyState f
