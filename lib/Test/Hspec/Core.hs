{-# LANGUAGE TypeFamilies, FlexibleInstances, ExistentialQuantification #-}
-- | Specifications, as in hspec 2.8. The time that they took is not measured.
module Test.Hspec.Core
  ( Spec, SpecWith, SpecM(..), Example(..), ActionWith, Item(..), Tree(..), Outcome'(..), Config(..), defaultConfig, Summary(..)
  , describe, context, it, specify, example, pending, pendingWith, xit, xspecify, xdescribe, xcontext, focus, fit, fspecify
  , fdescribe, fcontext, parallel, sequential, runIO, before, before_, beforeWith, beforeAll, beforeAll_, after, after_
  , beforeAllWith, ignoreSubject, afterAll, afterAll_, around, around_, aroundWith, mapSubject, hspec, hspecWith, hspecResult, hspecWithResult, isSuccess
  , evaluateSummary, modifyArgs'
  ) where

import Control.Exception
import Control.Monad
import Control.Monad.IO.Class
import Data.IORef
import Data.List (intercalate)
import qualified Inquest.Testing as T
import System.Exit
import Test.HUnit.Lang (HUnitFailure(..), formatFailureReason)
import Test.Hspec.Expectations (Expectation)
import Test.QuickCheck.Property (Property, Testable(..), failed, lateProperty, succeeded)
import qualified Test.QuickCheck.Property as QuickCheck (Result(reason, theException))
import Test.QuickCheck.Test (Args(..), Checked(..), Result(..), checkSilently, stdArgs)

type ActionWith a = a -> IO ()

-- | What an example gave: all is well, with a text; it is pending; it failed.
data Outcome'
  = Passed' String | Pending' (Maybe String) | Failed' String (Maybe [String]) String

newtype Pending = Pending (Maybe String)
instance Show Pending where
  show _ = "pending"
instance Exception Pending

class Example e where
  type Arg e
  evaluateExample :: e -> Args -> (ActionWith (Arg e) -> IO ()) -> IO Outcome'

instance Example Bool where
  type Arg Bool = ()
  evaluateExample b args hook = evaluateExample (\() -> b) args hook
instance Example (a -> Bool) where
  type Arg (a -> Bool) = a
  evaluateExample p _ hook = caught (\ref -> hook (\a -> do
    ok <- evaluate (p a)
    writeIORef ref (if ok then Passed' "" else Failed' "" Nothing "")))
instance Example (IO ()) where
  type Arg (IO ()) = ()
  evaluateExample io args hook = evaluateExample (\() -> io) args hook
instance Example (a -> IO ()) where
  type Arg (a -> IO ()) = a
  evaluateExample io _ hook = caught (\_ -> hook io)
instance Example Property where
  type Arg Property = ()
  evaluateExample p args hook = evaluateExample (\() -> p) args hook
instance Example (a -> Property) where
  type Arg (a -> Property) = a
  evaluateExample p args hook = caught (\ref -> hook (\a -> do
    checked <- checkSilently args { chatty = False } (p a)
    let text = output (checkedResult checked)
    case checkedResult checked of
      Success { } -> writeIORef ref (Passed' text)
      Failure { theException = Just e } | Just (Pending reason') <- fromException e -> writeIORef ref (Pending' reason')
      Failure { theException = e } -> writeIORef ref (Failed' (indentRest (drop (length "*** Failed! ") text) ++ said e) (checkedArguments checked) (checkedReplay checked))
      _ -> writeIORef ref (Failed' (drop (length "*** ") text) Nothing "")))

-- | An expectation as a property, as in the package quickcheck-io.
instance Testable (IO ()) where
  property io = lateProperty ((io >> return succeeded) `catch`
    \e -> return failed { QuickCheck.reason = "Falsified", QuickCheck.theException = Just (toException (e :: HUnitFailure)) })

-- | What an expectation inside a property found.
said :: Maybe SomeException -> String
said e = case e >>= fromException of
  Just (HUnitFailure _ reason') -> '\n' : formatFailureReason reason'
  Nothing -> ""

indentRest :: String -> String
indentRest text = case lines text of
  [] -> ""
  first : rest -> intercalate "\n" (first : map ("  " ++) rest)

caught :: (IORef Outcome' -> IO ()) -> IO Outcome'
caught act = do
  ref <- newIORef (Passed' "")
  (act ref >> readIORef ref) `catches`
    [ Handler (\(HUnitFailure _ reason') -> return (Failed' (formatFailureReason reason') Nothing ""))
    , Handler (\(Pending reason') -> return (Pending' reason'))
    , Handler (\e -> throwIO (e :: AsyncException))
    , Handler (\e -> return (Failed' ("uncaught exception: " ++ kind e ++ "\n" ++ show (e :: SomeException)) Nothing "")) ]
  where
    kind e = case fromException e of
      Just (ErrorCall _) -> "ErrorCall"
      Nothing -> case fromException e of
        Just a -> const "ArithException" (a :: ArithException)
        Nothing -> case fromException e of
          Just i -> const "IOException" (i :: IOException)
          Nothing -> "SomeException"

-- | An example with what is done around it.
data Item a = Item { itemName :: String, itemFocused :: Bool, itemRun :: Args -> (ActionWith a -> IO ()) -> IO Outcome' }
data Tree a = Group String [Tree a] | Leaf (Item a) | Finally (IO ()) [Tree a]

newtype SpecM a r = SpecM { runSpecM :: IO (r, [Tree a]) }
type SpecWith a = SpecM a ()
type Spec = SpecWith ()

instance Functor (SpecM a) where
  fmap f (SpecM m) = SpecM (fmap (\(r, ts) -> (f r, ts)) m)
instance Applicative (SpecM a) where
  pure x = SpecM (return (x, []))
  mf <*> mx = mf >>= \f -> fmap f mx
instance Monad (SpecM a) where
  SpecM m >>= k = SpecM (do
    (r, ts) <- m
    (r', ts') <- runSpecM (k r)
    return (r', ts ++ ts'))
instance MonadIO (SpecM a) where
  liftIO io = runIO io
instance (r ~ ()) => Semigroup (SpecM a r) where
  a <> b = a >> b
instance (r ~ ()) => Monoid (SpecM a r) where
  mempty = return ()

runIO :: IO r -> SpecM a r
runIO io = SpecM (fmap (\r -> (r, [])) io)

mapTrees :: ([Tree a] -> [Tree b]) -> SpecWith a -> SpecWith b
mapTrees f (SpecM m) = SpecM (fmap (\(r, ts) -> (r, f ts)) m)

mapItems :: (Item a -> Item b) -> SpecWith a -> SpecWith b
mapItems f spec = mapTrees (map go) spec
  where
    go (Group name ts) = Group name (map go ts)
    go (Finally io ts) = Finally io (map go ts)
    go (Leaf item) = Leaf (f item)

describe, context, xdescribe, xcontext, fdescribe, fcontext :: String -> SpecWith a -> SpecWith a
describe name spec = mapTrees (\ts -> [Group (if null name then "(no description given)" else name) ts]) spec
context name spec = describe name spec
xdescribe name spec = mapItems (\item -> item { itemRun = \_ _ -> return (Pending' Nothing) }) (describe name spec)
xcontext name spec = xdescribe name spec
fdescribe name spec = focus (describe name spec)
fcontext name spec = focus (describe name spec)

it, specify, xit, xspecify, fit, fspecify :: Example a => String -> a -> SpecWith (Arg a)
it name e = SpecM (return ((), [Leaf (Item (if null name then "(unspecified behavior)" else name) False (evaluateExample e))]))
specify name e = it name e
xit name e = mapItems (\item -> item { itemRun = \_ _ -> return (Pending' Nothing) }) (it name e)
xspecify name e = xit name e
fit name e = focus (it name e)
fspecify name e = focus (it name e)

example :: Expectation -> Expectation
example e = e

pending :: Expectation
pending = throwIO (Pending Nothing)

pendingWith :: String -> Expectation
pendingWith s = throwIO (Pending (Just s))

focus :: SpecWith a -> SpecWith a
focus spec = mapItems (\item -> item { itemFocused = True }) spec

parallel, sequential :: SpecWith a -> SpecWith a
parallel spec = spec
sequential spec = spec

aroundWith :: (ActionWith a -> ActionWith b) -> SpecWith a -> SpecWith b
aroundWith action spec = mapItems (\item -> Item (itemName item) (itemFocused item) (\args hook -> itemRun item args (\act -> hook (action act)))) spec

around :: (ActionWith a -> IO ()) -> SpecWith a -> Spec
around action spec = aroundWith (\e () -> action e) spec

around_ :: (IO () -> IO ()) -> SpecWith a -> SpecWith a
around_ action spec = aroundWith (\e a -> action (e a)) spec

before :: IO a -> SpecWith a -> Spec
before action spec = around (action >>=) spec

before_ :: IO () -> SpecWith a -> SpecWith a
before_ action spec = around_ (action >>) spec

beforeWith :: (b -> IO a) -> SpecWith a -> SpecWith b
beforeWith action spec = aroundWith (\e x -> action x >>= e) spec

beforeAll :: IO a -> SpecWith a -> Spec
beforeAll action spec = do
  ref <- runIO (newIORef Nothing)
  before (memo ref action) spec

beforeAll_ :: IO () -> SpecWith a -> SpecWith a
beforeAll_ action spec = do
  ref <- runIO (newIORef Nothing)
  before_ (memo ref action) spec

memo :: IORef (Maybe a) -> IO a -> IO a
memo ref action = readIORef ref >>= \known -> case known of
  Just a -> return a
  Nothing -> action >>= \a -> writeIORef ref (Just a) >> return a

after :: ActionWith a -> SpecWith a -> SpecWith a
after action spec = aroundWith (\e x -> e x `finally` action x) spec

after_ :: IO () -> SpecWith a -> SpecWith a
after_ action spec = after (\_ -> action) spec

afterAll :: ActionWith a -> SpecWith a -> SpecWith a
afterAll action spec = do
  ref <- runIO (newIORef Nothing)
  mapTrees (\ts -> [Finally (readIORef ref >>= maybe (return ()) action) ts]) (aroundWith (\e a -> writeIORef ref (Just a) >> e a) spec)

beforeAllWith :: (b -> IO a) -> SpecWith a -> SpecWith b
beforeAllWith action spec = do
  ref <- runIO (newIORef Nothing)
  beforeWith (\b -> memo ref (action b)) spec

ignoreSubject :: SpecWith () -> SpecWith a
ignoreSubject spec = mapSubject (const ()) spec

afterAll_ :: IO () -> SpecWith a -> SpecWith a
afterAll_ action spec = mapTrees (\ts -> [Finally action ts]) spec

mapSubject :: (b -> a) -> SpecWith a -> SpecWith b
mapSubject f spec = aroundWith (. f) spec

modifyArgs' :: (Args -> Args) -> SpecWith a -> SpecWith a
modifyArgs' f spec = mapItems (\item -> item { itemRun = \args hook -> itemRun item (f args) hook }) spec

data Config = Config
  { configFastFail, configFailFast, configDryRun, configRandomize, configPrintCpuTime, configFocusedOnly :: Bool
  , configQuickCheckSeed :: Maybe Integer, configQuickCheckMaxSuccess :: Maybe Int, configQuickCheckMaxSize :: Maybe Int }

defaultConfig :: Config
defaultConfig = Config
  { configFastFail = False, configFailFast = False, configDryRun = False, configRandomize = False, configPrintCpuTime = False
  , configFocusedOnly = False, configQuickCheckSeed = Nothing, configQuickCheckMaxSuccess = Nothing, configQuickCheckMaxSize = Nothing }

data Summary = Summary { summaryExamples, summaryFailures :: Int } deriving (Eq, Show)

instance Semigroup Summary where
  Summary a b <> Summary c d = Summary (a + c) (b + d)
instance Monoid Summary where
  mempty = Summary 0 0

isSuccess :: Summary -> Bool
isSuccess s = summaryFailures s == 0

hspec :: Spec -> IO ()
hspec spec = hspecWith defaultConfig spec

hspecWith :: Config -> Spec -> IO ()
hspecWith config spec = hspecWithResult config spec >>= evaluateSummary

hspecResult :: Spec -> IO Summary
hspecResult spec = hspecWithResult defaultConfig spec

evaluateSummary :: Summary -> IO ()
evaluateSummary s = unless (isSuccess s) exitFailure

-- | A failure: the path of names, and what is said.
data Problem = Problem [String] String

data Progress = Progress { examples, pendings :: !Int, problems :: [Problem], stopped :: Bool }

hspecWithResult :: Config -> Spec -> IO Summary
hspecWithResult config spec = do
  (_, trees) <- runSpecM spec
  state <- newIORef (Progress 0 0 [] False)
  putStrLn ""
  let anyFocused = any focused trees
  forM_ trees (\t -> runTree state anyFocused 0 [] t)
  p <- readIORef state
  let failed = reverse (problems p)
  putStrLn ""
  unless (null failed) (do
    putStrLn "Failures:\n"
    forM_ (zip [1 :: Int ..] failed) (\(i, Problem path text) -> do
      putStrLn ("  " ++ show i ++ ") " ++ sentence path)
      mapM_ (\l -> putStrLn (if null l then "" else "       " ++ l)) (lines text)
      putStrLn ("\n  To rerun use: --match " ++ show (concatMap ("/" ++) path ++ "/") ++ "\n")))
  putStrLn "Finished in 0.0000 seconds"
  putStrLn (count (examples p) "example" ++ ", " ++ count (length failed) "failure" ++ (if pendings p > 0 then ", " ++ show (pendings p) ++ " pending" else ""))
  return (Summary (examples p) (length failed))
  where
    args = stdArgs { maxSuccess = maybe 100 id (configQuickCheckMaxSuccess config), maxSize = maybe 100 id (configQuickCheckMaxSize config) }
    fast = configFastFail config || configFailFast config
    focused (Group _ ts) = any focused ts
    focused (Finally _ ts) = any focused ts
    focused (Leaf item) = itemFocused item
    runTree state onlyFocused depth path (Finally io ts) = mapM_ (runTree state onlyFocused depth path) ts >> io
    runTree state onlyFocused depth path (Group name ts) = do
      p <- readIORef state
      unless (stopped p || (onlyFocused && not (any focused ts))) (do
        putStrLn (indent depth ++ name)
        mapM_ (runTree state onlyFocused (depth + 1) (path ++ [name])) ts)
    runTree state onlyFocused depth path (Leaf item) = do
      p <- readIORef state
      n <- if onlyFocused && not (itemFocused item) then return Nothing else T.numbered
      case n of
        Just number | not (stopped p) -> runItem state depth path item number
        _ -> return ()
    runItem state depth path item number = do
      outcome <- itemRun item args (\act -> act ())
      let say text = putStrLn (indent depth ++ itemName item ++ text)
          below text = mapM_ (\l -> putStrLn (indent (depth + 1) ++ l)) (lines text)
          names = path ++ [itemName item]
          count' f = modifyIORef' state (\s -> f s { examples = examples s + 1 })
      case outcome of
        Passed' text -> do
          say ""
          below text
          count' id
          T.report number (T.Outcome "example" names True False text Nothing "")
        Pending' reason' -> do
          say ""
          below ("# PENDING: " ++ maybe "No reason given" id reason')
          count' (\s -> s { pendings = pendings s + 1 })
          T.report number (T.Outcome "example" names True True (maybe "" id reason') Nothing "")
        Failed' text arguments' replay' -> do
          s <- readIORef state
          say (" FAILED [" ++ show (length (problems s) + 1) ++ "]")
          count' (\q -> q { problems = Problem names text : problems q, stopped = fast })
          T.report number (T.Outcome "example" names False False text arguments' replay')
    indent d = replicate (2 * d) ' '
    sentence path = case path of
      [single] -> single
      _ -> intercalate ", " (init' (init path)) ++ (if length path > 1 then " " else "") ++ last path
    init' ps = ps
    count k thing = show k ++ " " ++ thing ++ (if k == (1 :: Int) then "" else "s")
