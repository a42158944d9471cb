{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}
{-# LANGUAGE UnliftedFFITypes #-}
-- | What the plugin puts into a program: probes, which note a call with its arguments, its result and the cost-centre
-- stack around it, and change nothing. What was noted is a chain on the program's own heap, the newest call first; the
-- recorder (recorder/) walks it when the program ends.
--
-- A probe keeps arguments and result as they are, evaluated or not. It is given the body of the function, suspends it and
-- returns that: so it is evaluated just when the call would have been.
module Inquest.Probe
  ( probe0, probe1, probe2, probe3, probe4, probe5, probe6, probe7, probe8, probeMany, Values, noValues, andValue
  , wrapFunction, wrapAction, wrapUnknown, asItIs, wrapped, recorded
  ) where

import Control.Exception
import Data.IORef (IORef, newIORef)
import Foreign.C.String (CString, withCString)
import Foreign.Ptr (Ptr)
import Foreign.StablePtr (StablePtr, newStablePtr, freeStablePtr)
import GHC.Exts
import GHC.IO (IO(..), unsafePerformIO)
import GHC.IORef (IORef(..), readIORef)
import GHC.Ptr (Ptr(..))
import GHC.STRef (STRef(..))
import System.Exit (ExitCode)
import System.IO (hFlush, stdout)

-- | The recorder tells these apart by name. Pointers come first, then label and stack, as GHC lays them out.
data Chain
  = End
  | Call0 Any Chain Addr# Addr#
  | Call1 Any Any Chain Addr# Addr#
  | Call2 Any Any Any Chain Addr# Addr#
  | Call3 Any Any Any Any Chain Addr# Addr#
  | Call4 Any Any Any Any Any Chain Addr# Addr#
  | Call5 Any Any Any Any Any Any Chain Addr# Addr#
  | Call6 Any Any Any Any Any Any Any Chain Addr# Addr#
  | Call7 Any Any Any Any Any Any Any Any Chain Addr# Addr#
  | Call8 Any Any Any Any Any Any Any Any Any Chain Addr# Addr#
  | CallMany Values Any Chain Addr# Addr#
  | Applied Any Any Any Chain   -- ^ wrapper, argument, result
  | Executed Any Any Chain      -- ^ wrapper of an action, what will hold its result

data Values = None | Value Any Values

noValues :: Values
noValues = None

andValue :: a -> Values -> Values
andValue a = Value (unsafeCoerce# a)

-- The result of an execution that is not there yet, or never will be.
data NoResult = NotYet | Failed SomeException

{-# NOINLINE chain #-}
chain :: IORef Chain
chain = unsafePerformIO (newIORef End)

-- How many more calls are kept. The recorder sets it when the program starts.
foreign import ccall "&inquest_calls_left" callsLeft :: Ptr Int
foreign import ccall unsafe "inquest_call_not_kept" callNotKept :: Addr# -> Addr# -> IO ()
foreign import ccall unsafe "inquest_write" write
  :: StablePtr Chain -> Int -> Int -> CString -> CString -> IO ()

type Step = State# RealWorld -> State# RealWorld

-- Puts a call in front of the chain. There may be several threads, even at once.
{-# INLINE keep #-}
keep :: (Chain -> Chain) -> Step
keep make s0 = case chain of
  IORef (STRef var) ->
    let again s = case readMutVar# var s of
          (# s1, old #) -> case casMutVar# var old (make old) s1 of
            (# s2, 0#, _ #) -> s2
            (# s2, _, _ #) -> again s2
    in again s0

-- Whether one more call is kept.
{-# INLINE keeping #-}
keeping :: State# RealWorld -> (# State# RealWorld, Int# #)
keeping s = case callsLeft of
  Ptr address -> case readIntOffAddr# address 0# s of
    (# s1, left #) -> case left ># 0# of
      0# -> (# s1, 0# #)
      _ -> case writeIntOffAddr# address 0# (left -# 1#) s1 of s2 -> (# s2, 1# #)

-- A call that is not kept is evaluated at once, so that a loop that takes no stack takes none.
{-# INLINE call #-}
call :: (Any -> Addr# -> Chain -> Chain) -> Addr# -> Use r -> (() -> r) -> r
call make label use body =
  case runRW# (\s -> case getCurrentCCS# label' s of
    (# s1, stack #) -> case keeping s1 of
      (# s2, 0# #) -> case callNotKept label stack of IO count -> case count s2 of (# s3, _ #) -> (# s3, Nothing #)
      (# s2, _ #) -> let r = result use body in case keep (make (any# r) stack) s2 of s3 -> (# s3, Just r #)) of
    (# _, Just r #) -> lazy r  -- it must not be evaluated before the call is in the chain
    (# _, Nothing #) -> body ()
 where
  label' = I# (addr2Int# label)

{-# NOINLINE result #-}
result :: Use r -> (() -> r) -> r
result use body = case use of
  AsItIs -> body ()
  Wrapped wrap -> wrap (body ())

{-# NOINLINE probe0 #-}
probe0 :: Addr# -> Use r -> (() -> r) -> r
probe0 l use body =
  call (\r stack next -> Call0 r next l stack) l use body

{-# NOINLINE probe1 #-}
probe1 :: Addr# -> a -> Use r -> (() -> r) -> r
probe1 l a use body =
  call (\r stack next -> Call1 (any# a) r next l stack) l use body

{-# NOINLINE probe2 #-}
probe2 :: Addr# -> a -> b -> Use r -> (() -> r) -> r
probe2 l a b use body =
  call (\r stack next -> Call2 (any# a) (any# b) r next l stack) l use body

{-# NOINLINE probe3 #-}
probe3 :: Addr# -> a -> b -> c -> Use r -> (() -> r) -> r
probe3 l a b c use body =
  call (\r stack next -> Call3 (any# a) (any# b) (any# c) r next l stack) l use body

{-# NOINLINE probe4 #-}
probe4 :: Addr# -> a -> b -> c -> d -> Use r -> (() -> r) -> r
probe4 l a b c d use body =
  call (\r stack next -> Call4 (any# a) (any# b) (any# c) (any# d) r next l stack) l use body

{-# NOINLINE probe5 #-}
probe5 :: Addr# -> a -> b -> c -> d -> e -> Use r -> (() -> r) -> r
probe5 l a b c d e use body =
  call (\r stack next -> Call5 (any# a) (any# b) (any# c) (any# d) (any# e) r next l stack) l use body

{-# NOINLINE probe6 #-}
probe6 :: Addr# -> a -> b -> c -> d -> e -> f -> Use r -> (() -> r) -> r
probe6 l a b c d e f use body =
  call (\r stack next -> Call6 (any# a) (any# b) (any# c) (any# d) (any# e) (any# f) r next l stack) l use body

{-# NOINLINE probe7 #-}
probe7 :: Addr# -> a -> b -> c -> d -> e -> f -> g -> Use r -> (() -> r) -> r
probe7 l a b c d e f g use body =
  call (\r stack next -> Call7 (any# a) (any# b) (any# c) (any# d) (any# e) (any# f) (any# g) r next l stack) l use body

{-# NOINLINE probe8 #-}
probe8 :: Addr# -> a -> b -> c -> d -> e -> f -> g -> h -> Use r -> (() -> r) -> r
probe8 l a b c d e f g h use body =
  call (\r stack next -> Call8 (any# a) (any# b) (any# c) (any# d) (any# e) (any# f) (any# g) (any# h) r next l stack) l use body

{-# NOINLINE probeMany #-}
probeMany :: Addr# -> Values -> Use r -> (() -> r) -> r
probeMany l values use body = call (\r stack next -> CallMany values r next l stack) l use body

{-# INLINE any# #-}
any# :: a -> Any
any# = unsafeCoerce#

-- | How a value that is passed to or from a function is noted: a function among them is wrapped in turn.
data Use a = AsItIs | Wrapped (a -> a)

asItIs :: Use a
asItIs = AsItIs

wrapped :: (a -> a) -> Use a
wrapped = Wrapped

-- | The function, so that each application of it is noted: it is shown as a finite map. What is noted already stays as
-- it is, since a function that is passed on is one value.
{-# NOINLINE wrapFunction #-}
wrapFunction :: Use a -> Use b -> (a -> b) -> (a -> b)
wrapFunction onArgument onResult !function
  | codeOf function == functionWrapper = function
  | otherwise = case runRW# (newFunctionWrapper onArgument onResult function) of (# _, wrapper #) -> wrapper

{-# NOINLINE newFunctionWrapper #-}
newFunctionWrapper :: Use a -> Use b -> (a -> b) -> State# RealWorld -> (# State# RealWorld, a -> b #)
newFunctionWrapper onArgument onResult function s =
  let wrapper x = applied wrapper onArgument onResult function x in (# s, wrapper #)

{-# NOINLINE applied #-}
applied :: (a -> b) -> Use a -> Use b -> (a -> b) -> a -> b
applied wrapper onArgument onResult function x = case onArgument of
  AsItIs -> noteApplied wrapper x (after (function x))
  Wrapped wrap -> let x' = wrap x in noteApplied wrapper x' (after (function x'))
 where
  after r = case onResult of
    AsItIs -> r
    Wrapped wrap -> wrap r

{-# NOINLINE noteApplied #-}
noteApplied :: w -> a -> r -> r
noteApplied wrapper x r =
  case runRW# (\s -> case keeping s of
    (# s1, 0# #) -> s1
    (# s1, _ #) -> keep (Applied (any# wrapper) (any# x) (any# r)) s1) of
    !_ -> lazy r  -- as for calls

-- | The same for an action: each execution of it is noted.
{-# NOINLINE wrapAction #-}
wrapAction :: Use a -> IO a -> IO a
wrapAction onResult !action
  | codeOf action == actionWrapper = action
  | otherwise = case runRW# (newActionWrapper onResult action) of (# _, wrapper #) -> wrapper

{-# NOINLINE newActionWrapper #-}
newActionWrapper :: Use a -> IO a -> State# RealWorld -> (# State# RealWorld, IO a #)
newActionWrapper onResult (IO action) s =
  let wrapper = IO (\s0 -> executed wrapper onResult action s0) in (# s, wrapper #)

{-# NOINLINE executed #-}
executed :: IO a -> Use a -> (State# RealWorld -> (# State# RealWorld, a #)) -> State# RealWorld
         -> (# State# RealWorld, a #)
executed wrapper onResult action s0 = case keeping s0 of
  (# s1, 0# #) -> action s1
  (# s1, _ #) -> case newMutVar# (any# NotYet) s1 of
    (# s2, result #) -> case keep (Executed (any# wrapper) (unsafeCoerce# result)) s2 of
      s3 -> case catch# action (failed result) s3 of
        (# s4, x #) -> case onResult of
          AsItIs -> case writeMutVar# result (any# x) s4 of s5 -> (# s5, x #)
          Wrapped wrap -> let x' = wrap x in case writeMutVar# result (any# x') s4 of s5 -> (# s5, x' #)

-- What an execution threw is its result; it goes on to whoever catches it.
failed :: MutVar# RealWorld Any -> SomeException -> State# RealWorld -> (# State# RealWorld, a #)
failed result e s = case writeMutVar# result (any# (Failed e)) s of s1 -> raiseIO# e s1

-- | The same for a value whose type does not tell: `m a` may be a function or an action, which shows when it is evaluated.
-- (A function that returns something unboxed must not come here. No type of the form `m a` has such functions, but in
-- GHC itself.)
{-# NOINLINE wrapUnknown #-}
wrapUnknown :: a -> a
wrapUnknown suspended = case runRW# (\s0 -> case seq# suspended s0 of
  (# s1, value #) -> case anyToAddr# value s1 of
    (# s2, address #) -> case nextArgument address of
      IO look -> case look s2 of (# s3, next #) -> (# s3, (value, next) #)) of
    (# _, (value, 1) #) -> unsafeCoerce# (wrapFunction AsItIs (Wrapped wrapUnknown) (unsafeCoerce# value :: Any -> Any))
    (# _, (value, 2) #) -> unsafeCoerce# (wrapAction AsItIs (unsafeCoerce# value :: IO Any))
    (# _, (value, _) #) -> value

-- 1: the closure is a function that takes a value next; 2: one that takes a state.
foreign import ccall unsafe "inquest_next_argument" nextArgument :: Addr# -> IO Int

-- The code of a function: all wrappers have the same. Where a function is evaluated, GHC puts a partial application to no
-- arguments around it, which remembers the cost-centre stack.
{-# NOINLINE codeOf #-}
codeOf :: a -> Int
codeOf !x = case runRW# (\s -> case anyToAddr# x s of
  (# s1, address #) ->
    let untagged p = int2Addr# (andI# (addr2Int# p) -8#)
        code p = case indexIntOffAddr# p 0# of
          info -> case partialApplication of
            Ptr pap
              | isTrue# (info ==# addr2Int# pap), isTrue# (uncheckedIShiftRL# (indexIntOffAddr# p 3#) 32# ==# 0#) ->
                  code (untagged (indexAddrOffAddr# p 4#))
              | otherwise -> I# info
    in case code (untagged address) of result -> (# s1, result #)) of (# _, !result #) -> result

foreign import ccall "&stg_PAP_info" partialApplication :: Ptr ()

{-# NOINLINE functionWrapper #-}
functionWrapper :: Int
functionWrapper = case runRW# (newFunctionWrapper AsItIs AsItIs not) of (# _, wrapper #) -> codeOf wrapper

{-# NOINLINE actionWrapper #-}
actionWrapper :: Int
actionWrapper = case runRW# (newActionWrapper AsItIs (return ())) of (# _, wrapper #) -> codeOf wrapper

-- | The program's main: what was noted is written when it ends, however it does.
recorded :: IO a -> IO a
recorded action = do
  result <- action `catch` \failure -> do
    noted <- readIORef chain
    case () of
      _ | Just code <- fromException failure -> finish noted "finished" (const "" (code :: ExitCode))
        | Just UserInterrupt <- fromException failure -> finish noted "interrupted" ""
        | Just StackOverflow <- fromException failure -> finish noted "limit" "stack overflow"
        | Just HeapOverflow <- fromException failure -> finish noted "limit" "heap overflow"
        | otherwise -> do
            message <- try (evaluate (let text = displayException failure in length text `seq` text))
            finish noted "failed" (either (\e -> const "" (e :: SomeException)) id message)
    throwIO (failure :: SomeException)
  noted <- readIORef chain
  finish noted "finished" ""
  return result

-- What the program printed comes before what takes long now.
finish :: Chain -> String -> String -> IO ()
finish noted how message = mask_ $ do
  hFlush stdout `catch` \e -> const (return ()) (e :: SomeException)
  root <- newStablePtr noted
  withCString how $ \how' -> withCString message $ \message' -> write root functionWrapper actionWrapper how' message'
  freeStablePtr root
