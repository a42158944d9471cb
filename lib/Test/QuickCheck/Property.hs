-- | Properties, as in QuickCheck 2.14: generators of trees of results, whose branches are smaller cases.
module Test.QuickCheck.Property
  ( Property(..), Testable(..), Discard(..), Prop(..), Rose(..), Result(..), Callback(..), CallbackKind(..), Confidence(..)
  , succeeded, failed, rejected, exception, reduceRose, protectRose, mapResult, mapTotalResult, mapRoseResult, mapProp, mapSize
  , shrinking, noShrinking, counterexample, printTestCase, whenFail, whenFail', verbose, verboseShrinking, expectFailure, once
  , again, withMaxSuccess, withMaxSize, withMaxDiscardRatio, withMaxShrinks, label, collect, classify, cover, tabulate, coverTable
  , checkCoverage, checkCoverageWith, stdConfidence, (==>), within, discardAfter, forAll, forAllShow, forAllBlind, forAllShrink
  , forAllShrinkShow, forAllShrinkBlind, (.&.), (.&&.), conjoin, (.||.), disjoin, (===), (=/=), total, ioProperty, lateProperty
  , idempotentIOProperty, morallyDubiousIOProperty, discard, isDiscard, formatException, withArguments, coverageConditions
  ) where

import Control.Exception
import Data.List (intercalate)
import qualified Data.Map as Map
import qualified Data.Set as Set
import Control.DeepSeq (NFData, rnf)
import System.IO.Unsafe (unsafeInterleaveIO, unsafePerformIO)
import System.Timeout (timeout)
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Gen

infixr 0 ==>
infixr 1 .&.
infixr 1 .&&.
infixr 1 .||.
infix 4 ===
infix 4 =/=

newtype Property = MkProperty { unProperty :: Gen Prop }
newtype Prop = MkProp { unProp :: Rose Result }

data Rose a = MkRose a [Rose a] | IORose (IO (Rose a))

data Discard = Discard deriving (Eq, Show)

data CallbackKind = Counterexample | NotCounterexample deriving Eq
data Callback
  = PostTest CallbackKind (Result -> IO ())
  | PostFinalFailure CallbackKind (Result -> IO ())

data Confidence = Confidence { certainty :: Integer, tolerance :: Double } deriving Show

-- | What a case gave. Texts are the lines that describe it, the outermost first; arguments those of the property
-- itself, as Haskell, as long as nothing but arguments was chosen.
data Result = MkResult
  { ok :: Maybe Bool, expect :: Bool, reason :: String, theException :: Maybe SomeException, abort :: Bool
  , maybeNumTests :: Maybe Int, maybeMaxSize :: Maybe Int, maybeMaxShrinks :: Maybe Int, maybeDiscardedRatio :: Maybe Int
  , maybeCheckCoverage :: Maybe Confidence, labels :: [String], classes :: [String], tables :: [(String, String)]
  , requiredCoverage :: [(Maybe String, String, Double)], callbacks :: [Callback], testCase :: [String]
  , loud :: Bool, caseArguments :: Maybe [String] }

succeeded, failed, rejected :: Result
succeeded = baseResult { ok = Just True }
failed = baseResult { ok = Just False }
rejected = baseResult { ok = Nothing }

baseResult :: Result
baseResult = MkResult
  { ok = Nothing, expect = True, reason = "", theException = Nothing, abort = True, maybeNumTests = Nothing, maybeMaxSize = Nothing
  , maybeMaxShrinks = Nothing, maybeDiscardedRatio = Nothing, maybeCheckCoverage = Nothing, labels = [], classes = [], tables = []
  , requiredCoverage = [], callbacks = [], testCase = [], loud = False, caseArguments = Just [] }

coverageConditions :: Result -> [(Maybe String, String, Double)]
coverageConditions r = requiredCoverage r

exception :: String -> SomeException -> Result
exception msg err
  | isDiscard err = rejected
  | otherwise = failed { reason = formatException msg err, theException = Just err }

formatException :: String -> SomeException -> String
formatException msg err = msg ++ ":" ++ format (show err)
  where
    format xs
      | '\n' `elem` xs = "\n" ++ unlines ["  " ++ l | l <- lines xs]
      | otherwise = " '" ++ xs ++ "'"

data DiscardException = DiscardException
instance Show DiscardException where
  show _ = "DISCARD. You should not see this exception, it is internal to QuickCheck."
instance Exception DiscardException

discard :: a
discard = throw DiscardException

isDiscard :: SomeException -> Bool
isDiscard e = case fromException e of
  Just DiscardException -> True
  Nothing -> False

liftBool :: Bool -> Result
liftBool True = succeeded
liftBool False = failed { reason = "Falsified" }

-- Trees.

instance Functor Rose where
  fmap f (IORose rs) = IORose (fmap (fmap f) rs)
  fmap f (MkRose x rs) = MkRose (f x) [fmap f r | r <- rs]

joinRose :: Rose (Rose a) -> Rose a
joinRose (IORose rs) = IORose (fmap joinRose rs)
joinRose (MkRose (IORose rm) rs) = IORose (do r <- rm; return (joinRose (MkRose r rs)))
joinRose (MkRose (MkRose x ts) tts) = MkRose x (map joinRose tts ++ ts)

reduceRose :: Rose Result -> IO (Rose Result)
reduceRose r@(MkRose _ _) = return r
reduceRose (IORose m) = m >>= reduceRose

ioRose :: IO (Rose Result) -> Rose Result
ioRose m = IORose (protectRose m)

-- | What fails while it is looked at is a failed case.
protectRose :: IO (Rose Result) -> IO (Rose Result)
protectRose act = do
  r <- try act
  case r of
    Left e | isAsync e -> throwIO e
           | otherwise -> return (MkRose (exception "Exception" e) [])
    Right x -> return x

isAsync :: SomeException -> Bool
isAsync e = case fromException e of
  Just a -> a == UserInterrupt
  Nothing -> False

protectResult :: Result -> IO Result
protectResult res = do
  r <- try (evaluate (ok res `seqOk` res))
  case r of
    Left e | isAsync e -> throwIO e
           | otherwise -> return (exception "Exception" e)
    Right x -> return x

seqOk :: Maybe Bool -> b -> b
seqOk (Just b) x = b `seq` x
seqOk Nothing x = x

-- | The result of each case is evaluated when it is looked at, not on the way to a smaller case: who repeats one that
-- is known to fail calls the property with nothing else.
protectResults :: Rose Result -> Rose Result
protectResults rose = onRose (\x rs -> IORose (do
  y <- unsafeInterleaveIO (protectResult x)
  return (MkRose y (map protectResults rs)))) rose

onRose :: (a -> [Rose a] -> Rose a) -> Rose a -> Rose a
onRose f (MkRose x rs) = f x rs
onRose f (IORose m) = IORose (fmap (onRose f) m)

class Testable prop where
  property :: prop -> Property
  propertyForAllShrinkShow :: Gen a -> (a -> [a]) -> (a -> [String]) -> (a -> prop) -> Property
  propertyForAllShrinkShow gen shr shw f = forAllShrinkBlind gen shr (\x -> foldr counterexample (property (f x)) (shw x))

instance Testable Discard where
  property _ = property rejected
instance Testable () where
  property u = property (u `seq` rejected { ok = Just True })
instance Testable Bool where
  property b = property (liftBool b)
instance Testable prop => Testable (Maybe prop) where
  property (Just p) = property p
  property Nothing = property Discard
instance Testable Result where
  property r = MkProperty (return (MkProp (protectResults (MkRose r []))))
instance Testable Prop where
  property p = MkProperty (return p)
instance Testable prop => Testable (Gen prop) where
  property g = MkProperty (g >>= \p -> unProperty (again (property p)))
instance Testable Property where
  property p = p
instance (Arbitrary a, Show a, Testable prop) => Testable (a -> prop) where
  property f = withArguments (\x -> [showsPrec 11 x ""]) arbitrary shrink (\x -> [show x]) f
  propertyForAllShrinkShow gen shr shw f =
    propertyForAllShrinkShow ((,) <$> gen <*> arbitrary) (\(x, y) -> [(x', y) | x' <- shr x] ++ [(x, y') | y' <- shrink y])
      (\(x, y) -> shw x ++ [show y]) (\(x, y) -> f x y)

-- | Cases of the property itself: their arguments are kept as Haskell.
withArguments :: Testable prop => (a -> [String]) -> Gen a -> (a -> [a]) -> (a -> [String]) -> (a -> prop) -> Property
withArguments written gen shr shw f =
  again (shrinkingArguments gen shr (\x ->
    mapTotalResult (\res -> res { testCase = shw x ++ testCase res, caseArguments = fmap (written x ++) (caseArguments res) })
      (property (f x))))

shrinkingArguments :: Gen a -> (a -> [a]) -> (a -> Property) -> Property
shrinkingArguments gen shr pf = MkProperty (gen >>= \x -> unProperty (shrinking shr x pf))

mapResult :: Testable prop => (Result -> Result) -> prop -> Property
mapResult f p = mapRoseResult (protectResults . fmap f) p

mapTotalResult :: Testable prop => (Result -> Result) -> prop -> Property
mapTotalResult f p = mapRoseResult (fmap f) p

mapRoseResult :: Testable prop => (Rose Result -> Rose Result) -> prop -> Property
mapRoseResult f p = mapProp (\(MkProp t) -> MkProp (f t)) p

mapProp :: Testable prop => (Prop -> Prop) -> prop -> Property
mapProp f p = MkProperty (fmap f (unProperty (property p)))

mapSize :: Testable prop => (Int -> Int) -> prop -> Property
mapSize f p = MkProperty (scale f (unProperty (property p)))

shrinking :: Testable prop => (a -> [a]) -> a -> (a -> prop) -> Property
shrinking shr x0 pf = MkProperty (fmap (MkProp . joinRose . fmap unProp) (promoteRose (props x0)))
  where props x = MkRose (unProperty (property (pf x))) [props x' | x' <- shr x]

promoteRose :: Rose (Gen a) -> Gen (Rose a)
promoteRose rose = MkGen (\r n -> fmap (\g -> unGen g r n) rose)

noShrinking :: Testable prop => prop -> Property
noShrinking p = mapRoseResult (onRose (\res _ -> MkRose res [])) p

counterexample :: Testable prop => String -> prop -> Property
counterexample s p = mapTotalResult (\res -> res { testCase = s : testCase res }) (callbackText s p)

callbackText :: Testable prop => String -> prop -> Property
callbackText _ p = property p

printTestCase :: Testable prop => String -> prop -> Property
printTestCase s p = counterexample s p

callback :: Testable prop => Callback -> prop -> Property
callback cb p = mapTotalResult (\res -> res { callbacks = cb : callbacks res }) p

whenFail :: Testable prop => IO () -> prop -> Property
whenFail m p = callback (PostFinalFailure Counterexample (\_ -> m)) p

whenFail' :: Testable prop => IO () -> prop -> Property
whenFail' m p = callback (PostTest NotCounterexample (\res -> if ok res == Just False then m else return ())) p

verbose :: Testable prop => prop -> Property
verbose p = mapTotalResult (\res -> res { loud = True }) p

verboseShrinking :: Testable prop => prop -> Property
verboseShrinking p = property p

expectFailure :: Testable prop => prop -> Property
expectFailure p = mapTotalResult (\res -> res { expect = False }) p

once :: Testable prop => prop -> Property
once p = mapTotalResult (\res -> res { abort = True }) p

again :: Testable prop => prop -> Property
again p = mapTotalResult (\res -> res { abort = False }) p

withMaxSuccess :: Testable prop => Int -> prop -> Property
withMaxSuccess n p = n `seq` mapTotalResult (\res -> res { maybeNumTests = Just n }) p

withMaxSize :: Testable prop => Int -> prop -> Property
withMaxSize n p = mapTotalResult (\res -> res { maybeMaxSize = Just n }) p

withMaxDiscardRatio :: Testable prop => Int -> prop -> Property
withMaxDiscardRatio n p = mapTotalResult (\res -> res { maybeDiscardedRatio = Just n }) p

withMaxShrinks :: Testable prop => Int -> prop -> Property
withMaxShrinks n p = mapTotalResult (\res -> res { maybeMaxShrinks = Just n }) p

label :: Testable prop => String -> prop -> Property
label s p = mapTotalResult (\res -> res { labels = s : labels res }) p

collect :: (Show a, Testable prop) => a -> prop -> Property
collect x p = label (show x) p

classify :: Testable prop => Bool -> String -> prop -> Property
classify True s p = mapTotalResult (\res -> res { classes = s : classes res }) p
classify False _ p = property p

cover :: Testable prop => Double -> Bool -> String -> prop -> Property
cover percent holds s p = mapTotalResult (\res -> res { requiredCoverage = (Nothing, s, percent) : requiredCoverage res }) (classify holds s p)

tabulate :: Testable prop => String -> [String] -> prop -> Property
tabulate key values p = mapTotalResult (\res -> res { tables = [(key, v) | v <- values] ++ tables res }) p

coverTable :: Testable prop => String -> [(String, Double)] -> prop -> Property
coverTable table xs p = mapTotalResult (\res -> res { requiredCoverage = [(Just table, x, q) | (x, q) <- xs] ++ requiredCoverage res }) p

stdConfidence :: Confidence
stdConfidence = Confidence { certainty = 10 ^ (9 :: Int), tolerance = 0.9 }

checkCoverage :: Testable prop => prop -> Property
checkCoverage p = checkCoverageWith stdConfidence p

checkCoverageWith :: Testable prop => Confidence -> prop -> Property
checkCoverageWith c p = mapTotalResult (\res -> res { maybeCheckCoverage = Just c }) p

(==>) :: Testable prop => Bool -> prop -> Property
False ==> _ = property Discard
True ==> p = property p

evaluated :: Rose Result -> IO (Rose Result)
evaluated rose = do
  rose'@(MkRose res _) <- reduceRose rose
  _ <- evaluate (ok res)
  return rose'

-- | In microseconds.
within :: Testable prop => Int -> prop -> Property
within n p = mapRoseResult limited p
  where
    limited rose = ioRose (do
      r <- timeout n (evaluated rose)
      return (case r of
        Just rose' -> rose'
        Nothing -> MkRose failed { reason = "Timeout of " ++ show n ++ " microseconds exceeded." } []))

discardAfter :: Testable prop => Int -> prop -> Property
discardAfter n p = mapRoseResult limited p
  where
    limited rose = ioRose (do
      r <- timeout n (evaluated rose)
      return (case r of
        Just rose' -> rose'
        Nothing -> MkRose rejected []))

-- | What is chosen here is no argument of the property itself.
chosen :: Property -> Property
chosen p = mapTotalResult (\res -> res { caseArguments = Nothing }) p

forAll :: (Show a, Testable prop) => Gen a -> (a -> prop) -> Property
forAll gen pf = forAllShow gen show pf

forAllShow :: Testable prop => Gen a -> (a -> String) -> (a -> prop) -> Property
forAllShow gen shw pf = forAllShrinkShow gen (\_ -> []) shw pf

forAllBlind :: Testable prop => Gen a -> (a -> prop) -> Property
forAllBlind gen pf = forAllShrinkBlind gen (\_ -> []) pf

forAllShrink :: (Show a, Testable prop) => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrink gen shr pf = forAllShrinkShow gen shr show pf

forAllShrinkShow :: Testable prop => Gen a -> (a -> [a]) -> (a -> String) -> (a -> prop) -> Property
forAllShrinkShow gen shr shw pf = forAllShrinkBlind gen shr (\x -> foldr counterexample (property (pf x)) (lines' (shw x)))
  where lines' s = [s]

forAllShrinkBlind :: Testable prop => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrinkBlind gen shr pf = chosen (again (MkProperty (gen >>= \x -> unProperty (shrinking shr x pf))))

(.&.) :: (Testable prop1, Testable prop2) => prop1 -> prop2 -> Property
p1 .&. p2 = chosen (again (MkProperty (arbitrary >>= \b ->
  unProperty (counterexample (if b then "LHS" else "RHS") (if b then property p1 else property p2)))))

(.&&.) :: (Testable prop1, Testable prop2) => prop1 -> prop2 -> Property
p1 .&&. p2 = conjoin [property p1, property p2]

conjoin :: Testable prop => [prop] -> Property
conjoin ps = again (MkProperty (do
  roses <- mapM (fmap unProp . unProperty . property) ps
  return (MkProp (conj [] roses))))
  where
    conj cbs [] = MkRose succeeded { callbacks = cbs } []
    conj cbs (p : rest) = IORose (do
      rose@(MkRose result _) <- reduceRose p
      case ok result of
        _ | not (expect result) -> return (MkRose failed { reason = "expectFailure may not occur inside a conjunction" } [])
        Just True -> return (fmap (addLabels result) (conj (cbs ++ callbacks result) rest))
        Just False -> return rose
        Nothing -> do
          rose2@(MkRose result2 _) <- reduceRose (conj (cbs ++ callbacks result) rest)
          return (case ok result2 of
            Just True -> MkRose result2 { ok = Nothing } []
            _ -> rose2))

addLabels :: Result -> Result -> Result
addLabels result r = r
  { labels = labels result ++ labels r, classes = classes result ++ classes r, tables = tables result ++ tables r
  , requiredCoverage = requiredCoverage result ++ requiredCoverage r }

(.||.) :: (Testable prop1, Testable prop2) => prop1 -> prop2 -> Property
p1 .||. p2 = disjoin [property p1, property p2]

disjoin :: Testable prop => [prop] -> Property
disjoin ps = again (MkProperty (do
  roses <- mapM (fmap unProp . unProperty . property) ps
  return (MkProp (foldr disj (MkRose failed []) roses))))
  where
    disj p q = IORose (do
      rose1@(MkRose result1 _) <- reduceRose p
      case ok result1 of
        _ | not (expect result1) -> return (MkRose failed { reason = "expectFailure may not occur inside a disjunction" } [])
        Just True -> return rose1
        Just False -> do
          MkRose result2 more <- reduceRose q
          return (case ok result2 of
            Just True -> MkRose result2 more
            Just False -> MkRose (both result1 result2) []
            Nothing -> MkRose result2 more)
        Nothing -> do
          MkRose result2 more <- reduceRose q
          return (case ok result2 of
            Just True -> MkRose result2 more
            _ -> rose1))
    both a b = failed
      { reason = if null (reason b) then reason a else intercalate ", " [reason a, reason b], theException = theException a
      , testCase = testCase a ++ (if null (testCase b) then [] else "" : testCase b ++ [""]), callbacks = callbacks a ++ callbacks b }

(===) :: (Eq a, Show a) => a -> a -> Property
x === y = counterexample (show x ++ (if res then " == " else " /= ") ++ show y) res
  where res = x == y

(=/=) :: (Eq a, Show a) => a -> a -> Property
x =/= y = counterexample (show x ++ (if res then " /= " else " == ") ++ show y) res
  where res = x /= y

total :: NFData a => a -> Property
total x = property (rnf x)

ioProperty :: Testable prop => IO prop -> Property
ioProperty p = idempotentIOProperty (fmap noShrinking p)

-- | Done when its result is looked at, not on the way to a smaller case (see 'protectResults').
lateProperty :: IO Result -> Property
lateProperty io = MkProperty (return (MkProp (IORose (fmap (\r -> MkRose r []) (unsafeInterleaveIO io)))))

idempotentIOProperty :: Testable prop => IO prop -> Property
idempotentIOProperty io = MkProperty (fmap (\eval -> MkProp (ioRose (fmap (unProp . eval . unProperty . property) io))) delay)

morallyDubiousIOProperty :: Testable prop => IO prop -> Property
morallyDubiousIOProperty io = ioProperty io
