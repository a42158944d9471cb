-- | Exceptions. How they get to the reducer and back is in Inquest.Exception.
module Control.Exception
  ( SomeException(..), Exception(toException, fromException, displayException)
  , IOException, ArithException(..), ArrayException(..), AssertionFailed(..), AsyncException(..)
  , SomeAsyncException(..), asyncExceptionToException, asyncExceptionFromException
  , NonTermination(..), NestedAtomically(..), BlockedIndefinitelyOnMVar(..), BlockedIndefinitelyOnSTM(..), Deadlock(..)
  , AllocationLimitExceeded(..), CompactionFailed(..)
  , NoMethodError(..), PatternMatchFail(..), RecConError(..), RecSelError(..), RecUpdError(..), ErrorCall(ErrorCall), TypeError(..)
  , throw, throwIO, ioError
  , catch, catches, Handler(..), catchJust, handle, handleJust, try, tryJust, evaluate, mapException
  , mask, mask_, uninterruptibleMask, uninterruptibleMask_, MaskingState(..), getMaskingState, interruptible, allowInterrupt
  , assert, bracket, bracket_, bracketOnError, finally, onException
  ) where

import Inquest.Exception
import Inquest.Typeable (cast)
import Inquest.Monad (primIoThen, primIoReturn)

data Handler a = forall e. Exception e => Handler (e -> IO a)

instance Functor Handler where
  fmap f (Handler h) = Handler (\e -> fmap f (h e))

catches :: IO a -> [Handler a] -> IO a
catches action handlers = primIoCatch action (\t -> tryHandlers handlers t (fromThrown t))

tryHandlers :: [Handler a] -> Thrown -> SomeException -> IO a
tryHandlers [] t _ = primIoRaise t
tryHandlers (Handler h : rest) t e = case fromException e of
  Just x -> h x
  Nothing -> tryHandlers rest t e

catchJust :: Exception e => (e -> Maybe b) -> IO a -> (b -> IO a) -> IO a
catchJust select action handler = catch action (\e -> case select e of
  Nothing -> throwIO e
  Just b -> handler b)

handle :: Exception e => (e -> IO a) -> IO a -> IO a
handle handler action = catch action handler

handleJust :: Exception e => (e -> Maybe b) -> (b -> IO a) -> IO a -> IO a
handleJust select handler action = catchJust select action handler

try :: Exception e => IO a -> IO (Either e a)
try action = catch (fmap Right action) (\e -> return (Left e))

tryJust :: Exception e => (e -> Maybe b) -> IO a -> IO (Either b a)
tryJust select action = do
  r <- try action
  case r of
    Right v -> return (Right v)
    Left e -> case select e of
      Nothing -> throwIO e
      Just b -> return (Left b)

-- | Evaluates when executed, not before.
evaluate :: a -> IO a
evaluate x = primIoThen (primIoReturn ()) (x `seq` primIoReturn x)

foreign import prim "ioPerform" primPerform :: IO a -> a

mapException :: (Exception e1, Exception e2) => (e1 -> e2) -> a -> a
mapException f v = primPerform (catch (evaluate v) (\e -> throwIO (f e)))

onException :: IO a -> IO b -> IO a
onException action what = primIoCatch action (\e -> what >> primIoRaise e)

bracket :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracket before after thing = do
  a <- before
  r <- thing a `onException` after a
  _ <- after a
  return r

bracket_ :: IO a -> IO b -> IO c -> IO c
bracket_ before after thing = bracket before (const after) (const thing)

bracketOnError :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracketOnError before after thing = do
  a <- before
  thing a `onException` after a

finally :: IO a -> IO b -> IO a
finally action after = do
  r <- action `onException` after
  _ <- after
  return r

assert :: Bool -> a -> a
assert True x = x
assert False _ = throw (AssertionFailed "Assertion failed")

-- ----------------------------------------------------- masking: there are no asynchronous exceptions

data MaskingState = Unmasked | MaskedInterruptible | MaskedUninterruptible
  deriving (Eq, Show)

getMaskingState :: IO MaskingState
getMaskingState = return Unmasked

mask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
mask f = f id

mask_ :: IO a -> IO a
mask_ action = action

uninterruptibleMask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
uninterruptibleMask f = f id

uninterruptibleMask_ :: IO a -> IO a
uninterruptibleMask_ action = action

interruptible :: IO a -> IO a
interruptible action = action

allowInterrupt :: IO ()
allowInterrupt = return ()

-- --------------------------------------------------------------------- exceptions of the libraries

newtype AssertionFailed = AssertionFailed String
instance Show AssertionFailed where
  showsPrec _ (AssertionFailed s) = showString s
instance Exception AssertionFailed

data ArrayException = IndexOutOfBounds String | UndefinedElement String
  deriving (Eq, Ord)
instance Show ArrayException where
  showsPrec _ (IndexOutOfBounds s) = showString "array index out of range" . withDetail s
  showsPrec _ (UndefinedElement s) = showString "undefined array element" . withDetail s
instance Exception ArrayException

withDetail :: String -> ShowS
withDetail "" = id
withDetail s = showString ": " . showString s

data NestedAtomically = NestedAtomically
instance Show NestedAtomically where
  showsPrec _ NestedAtomically = showString "Control.Concurrent.STM.atomically was nested"
instance Exception NestedAtomically

data BlockedIndefinitelyOnMVar = BlockedIndefinitelyOnMVar
instance Show BlockedIndefinitelyOnMVar where
  showsPrec _ BlockedIndefinitelyOnMVar = showString "thread blocked indefinitely in an MVar operation"
instance Exception BlockedIndefinitelyOnMVar

data BlockedIndefinitelyOnSTM = BlockedIndefinitelyOnSTM
instance Show BlockedIndefinitelyOnSTM where
  showsPrec _ BlockedIndefinitelyOnSTM = showString "thread blocked indefinitely in an STM transaction"
instance Exception BlockedIndefinitelyOnSTM

data Deadlock = Deadlock
instance Show Deadlock where
  showsPrec _ Deadlock = showString "<<deadlock>>"
instance Exception Deadlock

data SomeAsyncException = forall e. Exception e => SomeAsyncException e
instance Show SomeAsyncException where
  showsPrec d (SomeAsyncException e) = showsPrec d e
instance Exception SomeAsyncException

asyncExceptionToException :: Exception e => e -> SomeException
asyncExceptionToException e = toException (SomeAsyncException e)

asyncExceptionFromException :: Exception e => SomeException -> Maybe e
asyncExceptionFromException e = case fromException e of
  Just (SomeAsyncException x) -> cast x
  Nothing -> Nothing

data AllocationLimitExceeded = AllocationLimitExceeded
instance Show AllocationLimitExceeded where
  showsPrec _ AllocationLimitExceeded = showString "allocation limit exceeded"
instance Exception AllocationLimitExceeded

newtype CompactionFailed = CompactionFailed String
instance Show CompactionFailed where
  showsPrec _ (CompactionFailed why) = showString ("compaction failed: " ++ why)
instance Exception CompactionFailed
