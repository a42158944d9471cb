{-# LANGUAGE PatternSynonyms #-}
-- | Exceptions.
--
-- What the reducer raises and catches is a value of the type 'Thrown'. It looks the constructors up by name and
-- makes these itself (all fields lazy, strings are Haskell strings):
--
--   ThrownError message n              `error`, the primitive raiseError; n: where, for the primitive errorPlace
--   ThrownArith n                      n as in 'ArithException': 0 overflow, 1 underflow, 2 loss of precision,
--                                      3 divide by zero, 4 denormal, 5 Ratio has zero denominator
--   ThrownMatch n message              0 no equation or alternative matches, 1 record selector, 2 field missing in a
--                                      construction, 3 record update, 4 missing method; message as GHC words it:
--                                      "Main.hs:3:1-20: Non-exhaustive patterns in function f"
--   ThrownIO kind location text file   kind: position in 'IOErrorType'; location as "openFile"; text as
--                                      "No such file or directory"; file or "<stdin>", "" if there is none
--   ThrownLoop                         a black hole was entered: <<loop>>
--   ThrownAsync n                      0 stack overflow, 1 heap overflow, 2 thread killed, 3 user interrupt
--
-- and the libraries make these:
--
--   ThrownExit n                       exitWith; uncaught it ends the program with exit code n
--   ThrownUser type exception shown    any other exception, its type and its text
--
-- The primitives "raise" and "ioRaise" take a Thrown, "ioCatch" hands one to its handler. An uncaught one is
-- reported by 'Inquest.IO.topHandler'.
module Inquest.Exception where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Show
import Inquest.Monad
import Inquest.Typeable

foreign import prim "raise" primRaise :: Thrown -> a
foreign import prim "ioRaise" primIoRaise :: Thrown -> IO a
foreign import prim "errorPlace" primErrorPlace :: Int -> String
foreign import prim "ioCatch" primIoCatch :: IO a -> (Thrown -> IO a) -> IO a

data Thrown
  = ThrownError String Int
  | ThrownArith Int
  | ThrownMatch Int String
  | ThrownIO Int String String String
  | ThrownLoop
  | ThrownAsync Int
  | ThrownExit Int
  | ThrownUser TypeRep SomeException String

data SomeException = forall e. Exception e => SomeException e

class (Typeable e, Show e) => Exception e where
  toException :: e -> SomeException
  fromException :: SomeException -> Maybe e
  displayException :: e -> String
  -- | What the reducer raises for it.
  toThrown :: e -> Thrown
  toException e = SomeException e
  fromException (SomeException e) = cast e
  displayException e = show e
  toThrown e = ThrownUser (typeOf e) (SomeException e) (show e)

someToThrown :: SomeException -> Thrown
someToThrown (SomeException e) = toThrown e

fromThrown :: Thrown -> SomeException
fromThrown (ThrownError s n) = SomeException (ErrorCallAt s n)
fromThrown (ThrownArith n) = SomeException (arithFromInt n)
fromThrown (ThrownMatch 0 s) = SomeException (PatternMatchFail s)
fromThrown (ThrownMatch 1 s) = SomeException (RecSelError s)
fromThrown (ThrownMatch 2 s) = SomeException (RecConError s)
fromThrown (ThrownMatch 3 s) = SomeException (RecUpdError s)
fromThrown (ThrownMatch _ s) = SomeException (NoMethodError s)
fromThrown (ThrownIO k l t f) = SomeException (ioErrorFromThrown k l t f)
fromThrown ThrownLoop = SomeException NonTermination
fromThrown (ThrownAsync n) = SomeException (asyncFromInt n)
fromThrown (ThrownExit n) = SomeException (exitFromInt n)
fromThrown (ThrownUser _ e _) = e

throw :: Exception e => e -> a
throw e = primRaise (someToThrown (toException e))

throwIO :: Exception e => e -> IO a
throwIO e = primIoRaise (someToThrown (toException e))

catch :: Exception e => IO a -> (e -> IO a) -> IO a
catch action handler = primIoCatch action (catchHandler handler)

catchHandler :: Exception e => (e -> IO a) -> Thrown -> IO a
catchHandler handler t = case fromException (fromThrown t) of
  Just e -> handler e
  Nothing -> primIoRaise t

instance Show SomeException where
  showsPrec d (SomeException e) r = showsPrec d e r

instance Exception SomeException where
  toException e = e
  fromException e = Just e
  displayException (SomeException e) = displayException e
  toThrown e = someToThrown e

-- | As GHC reports it.
instance Show Thrown where
  showsPrec d t r = showsPrec d (fromThrown t) r

-- ------------------------------------------------------------------ the exceptions that the reducer makes

-- | The message, and where `error` was called: see ThrownError.
data ErrorCall = ErrorCallAt String Int

pattern ErrorCall :: String -> ErrorCall
pattern ErrorCall s <- ErrorCallAt s _ where
  ErrorCall s = ErrorCallAt s (-1)

-- | Of one call only: functions do not hand on who called them.
callStack :: String -> String
callStack "" = ""
callStack place = "\nCallStack (from HasCallStack):\n  error, called at " ++ place

instance Eq ErrorCall where
  ErrorCallAt a _ == ErrorCallAt b _ = a == b
instance Ord ErrorCall where
  compare (ErrorCallAt a _) (ErrorCallAt b _) = compare a b
instance Show ErrorCall where
  showsPrec _ (ErrorCallAt s n) r = s ++ callStack (primErrorPlace n) ++ r
instance Exception ErrorCall where
  toThrown (ErrorCallAt s n) = ThrownError s n

data ArithException
  = Overflow | Underflow | LossOfPrecision | DivideByZero | Denormal | RatioZeroDenominator

arithToInt :: ArithException -> Int
arithToInt Overflow = 0
arithToInt Underflow = 1
arithToInt LossOfPrecision = 2
arithToInt DivideByZero = 3
arithToInt Denormal = 4
arithToInt RatioZeroDenominator = 5

arithFromInt :: Int -> ArithException
arithFromInt 0 = Overflow
arithFromInt 1 = Underflow
arithFromInt 2 = LossOfPrecision
arithFromInt 3 = DivideByZero
arithFromInt 4 = Denormal
arithFromInt _ = RatioZeroDenominator

instance Eq ArithException where
  a == b = arithToInt a == arithToInt b
instance Ord ArithException where
  compare a b = compare (arithToInt a) (arithToInt b)
instance Show ArithException where
  showsPrec _ Overflow r = "arithmetic overflow" ++ r
  showsPrec _ Underflow r = "arithmetic underflow" ++ r
  showsPrec _ LossOfPrecision r = "loss of precision" ++ r
  showsPrec _ DivideByZero r = "divide by zero" ++ r
  showsPrec _ Denormal r = "denormal" ++ r
  showsPrec _ RatioZeroDenominator r = "Ratio has zero denominator" ++ r
instance Exception ArithException where
  toThrown e = ThrownArith (arithToInt e)

data AsyncException = StackOverflow | HeapOverflow | ThreadKilled | UserInterrupt

asyncToInt :: AsyncException -> Int
asyncToInt StackOverflow = 0
asyncToInt HeapOverflow = 1
asyncToInt ThreadKilled = 2
asyncToInt UserInterrupt = 3

asyncFromInt :: Int -> AsyncException
asyncFromInt 0 = StackOverflow
asyncFromInt 1 = HeapOverflow
asyncFromInt 2 = ThreadKilled
asyncFromInt _ = UserInterrupt

instance Eq AsyncException where
  a == b = asyncToInt a == asyncToInt b
instance Ord AsyncException where
  compare a b = compare (asyncToInt a) (asyncToInt b)
instance Show AsyncException where
  showsPrec _ StackOverflow r = "stack overflow" ++ r
  showsPrec _ HeapOverflow r = "heap overflow" ++ r
  showsPrec _ ThreadKilled r = "thread killed" ++ r
  showsPrec _ UserInterrupt r = "user interrupt" ++ r
instance Exception AsyncException where
  toThrown e = ThrownAsync (asyncToInt e)

data ExitCode = ExitSuccess | ExitFailure Int

-- ExitFailure 0, which exitWith refuses, can be thrown: a number that no program uses stands for it.
exitToInt :: ExitCode -> Int
exitToInt ExitSuccess = 0
exitToInt (ExitFailure 0) = -1000000000000000000
exitToInt (ExitFailure n) = n

exitFromInt :: Int -> ExitCode
exitFromInt 0 = ExitSuccess
exitFromInt (-1000000000000000000) = ExitFailure 0
exitFromInt n = ExitFailure n

instance Eq ExitCode where
  a == b = exitToInt a == exitToInt b
instance Ord ExitCode where
  compare ExitSuccess ExitSuccess = EQ
  compare ExitSuccess _ = LT
  compare _ ExitSuccess = GT
  compare (ExitFailure a) (ExitFailure b) = compare a b
instance Show ExitCode where
  showsPrec _ ExitSuccess r = "ExitSuccess" ++ r
  showsPrec d (ExitFailure n) r = showParen (d > 10) (\s -> "ExitFailure " ++ showsPrec 11 n s) r
instance Exception ExitCode where
  toThrown e = ThrownExit (exitToInt e)

newtype PatternMatchFail = PatternMatchFail String
newtype RecSelError = RecSelError String
newtype RecConError = RecConError String
newtype RecUpdError = RecUpdError String
newtype NoMethodError = NoMethodError String
newtype TypeError = TypeError String

instance Show PatternMatchFail where
  showsPrec _ (PatternMatchFail s) r = s ++ r
instance Show RecSelError where
  showsPrec _ (RecSelError s) r = s ++ r
instance Show RecConError where
  showsPrec _ (RecConError s) r = s ++ r
instance Show RecUpdError where
  showsPrec _ (RecUpdError s) r = s ++ r
instance Show NoMethodError where
  showsPrec _ (NoMethodError s) r = s ++ r
instance Show TypeError where
  showsPrec _ (TypeError s) r = s ++ r

instance Exception PatternMatchFail where
  toThrown (PatternMatchFail s) = ThrownMatch 0 s
instance Exception RecSelError where
  toThrown (RecSelError s) = ThrownMatch 1 s
instance Exception RecConError where
  toThrown (RecConError s) = ThrownMatch 2 s
instance Exception RecUpdError where
  toThrown (RecUpdError s) = ThrownMatch 3 s
instance Exception NoMethodError where
  toThrown (NoMethodError s) = ThrownMatch 4 s
instance Exception TypeError

data NonTermination = NonTermination
instance Show NonTermination where
  showsPrec _ NonTermination r = "<<loop>>" ++ r
instance Exception NonTermination where
  toThrown NonTermination = ThrownLoop

-- -------------------------------------------------------------------------------------------- IOError

-- | The position is the number in ThrownIO.
data IOErrorType
  = AlreadyExists         -- 0
  | NoSuchThing           -- 1
  | ResourceBusy          -- 2
  | ResourceExhausted     -- 3
  | EOF                   -- 4
  | IllegalOperation      -- 5
  | PermissionDenied      -- 6
  | UserError             -- 7
  | UnsatisfiedConstraints
  | SystemError
  | ProtocolError
  | OtherError
  | InvalidArgument       -- 12
  | InappropriateType     -- 13
  | HardwareFault
  | UnsupportedOperation  -- 15
  | TimeExpired
  | ResourceVanished      -- 17
  | Interrupted

foreign import prim "dataTag" ioErrorTypeToInt :: IOErrorType -> Int

ioErrorTypes :: [IOErrorType]
ioErrorTypes =
  [ AlreadyExists, NoSuchThing, ResourceBusy, ResourceExhausted, EOF, IllegalOperation, PermissionDenied, UserError
  , UnsatisfiedConstraints, SystemError, ProtocolError, OtherError, InvalidArgument, InappropriateType, HardwareFault
  , UnsupportedOperation, TimeExpired, ResourceVanished, Interrupted ]

instance Eq IOErrorType where
  a == b = ioErrorTypeToInt a == ioErrorTypeToInt b
instance Ord IOErrorType where
  compare a b = compare (ioErrorTypeToInt a) (ioErrorTypeToInt b)
instance Show IOErrorType where
  showsPrec _ e r = ioErrorTypeText e ++ r

ioErrorTypeText :: IOErrorType -> String
ioErrorTypeText e = case e of
  AlreadyExists -> "already exists"
  NoSuchThing -> "does not exist"
  ResourceBusy -> "resource busy"
  ResourceExhausted -> "resource exhausted"
  EOF -> "end of file"
  IllegalOperation -> "illegal operation"
  PermissionDenied -> "permission denied"
  UserError -> "user error"
  UnsatisfiedConstraints -> "unsatisfied constraints"
  SystemError -> "system error"
  ProtocolError -> "protocol error"
  OtherError -> "failed"
  InvalidArgument -> "invalid argument"
  InappropriateType -> "inappropriate type"
  HardwareFault -> "hardware fault"
  UnsupportedOperation -> "unsupported operation"
  TimeExpired -> "timeout"
  ResourceVanished -> "resource vanished"
  Interrupted -> "interrupted"

-- | Kind, location, description, file name.
data IOException = IOError IOErrorType String String (Maybe String)

type IOError = IOException

instance Eq IOException where
  IOError k l t f == IOError k' l' t' f' = k == k' && l == l' && t == t' && f == f'
instance Show IOException where
  showsPrec _ (IOError kind location text file) r =
    ioErrorPrefix file (colonAfter location (ioErrorTypeText kind ++ inParens text r))

ioErrorPrefix :: Maybe String -> String -> String
ioErrorPrefix Nothing r = r
ioErrorPrefix (Just name) r = name ++ ": " ++ r

colonAfter :: String -> String -> String
colonAfter "" r = r
colonAfter s r = s ++ ": " ++ r

inParens :: String -> String -> String
inParens "" r = r
inParens s r = " (" ++ s ++ ")" ++ r

instance Exception IOException where
  toThrown (IOError kind location text file) =
    ThrownIO (ioErrorTypeToInt kind) location text (case file of { Nothing -> ""; Just f -> f })

ioErrorFromThrown :: Int -> String -> String -> String -> IOException
ioErrorFromThrown k l t f =
  IOError (ioErrorTypes !! k) l t (case f of { "" -> Nothing; _ -> Just f })

userError :: String -> IOError
userError s = IOError UserError "" s Nothing

ioError :: IOError -> IO a
ioError e = throwIO e

instance MonadFail IO where
  fail s = ioError (userError s)

-- | The second if the first fails with an IOError.
instance Alternative IO where
  empty = ioError (userError "mzero")
  m <|> n = catch m (orElse n)
instance MonadPlus IO

orElse :: IO a -> IOException -> IO a
orElse n _ = n
