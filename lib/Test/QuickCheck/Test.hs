-- | Running properties, as QuickCheck 2.14 does and says it.
module Test.QuickCheck.Test
  ( Args(..), Result(..), stdArgs, isSuccess, quickCheck, quickCheckWith, quickCheckResult, quickCheckWithResult, verboseCheck
  , verboseCheckWith, verboseCheckResult, verboseCheckWithResult, recheck, labelledExamples, checkSilently, Checked(..), runNamed, quickCheckNamed
  ) where

import Control.Exception
import Control.Monad
import Data.Char (isSpace)
import Data.List (group, intercalate, nub, sort, sortBy, transpose)
import qualified Data.Map as Map
import Inquest.Testing (numbered, replayOf, report)
import qualified Inquest.Testing as T
import Numeric (showFFloat)
import System.Random.SplitMix (splitSMGen)
import Test.QuickCheck.Gen
import Test.QuickCheck.Property (Confidence, Property, Prop, Rose(..), Testable, property, reduceRose, protectRose, unProp, unProperty)
import qualified Test.QuickCheck.Property as P

data Args = Args
  { replay :: Maybe (QCGen, Int), maxSuccess :: Int, maxDiscardRatio :: Int, maxSize :: Int, chatty :: Bool, maxShrinks :: Int }
  deriving Show

stdArgs :: Args
stdArgs = Args { replay = Nothing, maxSuccess = 100, maxDiscardRatio = 10, maxSize = 100, chatty = True, maxShrinks = maxBound }

data Result
  = Success { numTests :: Int, numDiscarded :: Int, labels :: Map.Map [String] Int, classes :: Map.Map String Int, tables :: Map.Map String (Map.Map String Int), output :: String }
  | GaveUp { numTests :: Int, numDiscarded :: Int, labels :: Map.Map [String] Int, classes :: Map.Map String Int, tables :: Map.Map String (Map.Map String Int), output :: String }
  | Failure
      { numTests :: Int, numDiscarded :: Int, numShrinks :: Int, numShrinkTries :: Int, numShrinkFinal :: Int, usedSeed :: QCGen, usedSize :: Int
      , reason :: String, theException :: Maybe SomeException, output :: String, failingTestCase :: [String], failingLabels :: [String], failingClasses :: [String] }
  | NoExpectedFailure { numTests :: Int, numDiscarded :: Int, labels :: Map.Map [String] Int, classes :: Map.Map String Int, tables :: Map.Map String (Map.Map String Int), output :: String }
  deriving Show

isSuccess :: Result -> Bool
isSuccess (Success { }) = True
isSuccess _ = False

-- | A property that was run: its result, and of a failing case the arguments, as Haskell, and how to repeat it.
data Checked = Checked { checkedResult :: Result, checkedArguments :: Maybe [String], checkedReplay :: String }

data State = State
  { passedSoFar :: Int, discarded :: Int, recentlyDiscarded :: Int, allLabels :: Map.Map [String] Int, allClasses :: Map.Map String Int
  , allTables :: Map.Map String (Map.Map String Int), required :: Map.Map (Maybe String, String) Double, seed :: QCGen, wanted :: Int
  , largest :: Int, ratio :: Int, expected :: Bool }

quickCheck :: Testable prop => prop -> IO ()
quickCheck p = quickCheckWith stdArgs p

quickCheckWith :: Testable prop => Args -> prop -> IO ()
quickCheckWith args p = quickCheckWithResult args p >> return ()

quickCheckResult :: Testable prop => prop -> IO Result
quickCheckResult p = quickCheckWithResult stdArgs p

quickCheckWithResult :: Testable prop => Args -> prop -> IO Result
quickCheckWithResult args p = fmap checkedResult (named [] args p)

quickCheckNamed :: String -> Property -> IO Result
quickCheckNamed name p = fmap checkedResult (named [takeWhile (/= ' ') name] stdArgs p)

-- | A test of its own, which has a number.
named :: Testable prop => [String] -> Args -> prop -> IO Checked
named path args p = do
  n <- numbered
  case n of
    Nothing -> do
      _ <- newQCGen
      return (Checked (Success 0 0 Map.empty Map.empty Map.empty "") Nothing "")
    Just number -> do
      checked <- checkSilently args p
      let result = checkedResult checked
      when (chatty args) (putStr (output result))
      report number (T.Outcome "property" path (isSuccess result) False (output result) (checkedArguments checked) (checkedReplay checked))
      return checked

-- | Properties with their names, as quickCheckAll runs them.
runNamed :: (String -> Property -> IO Result) -> [(String, Property)] -> IO Bool
runNamed check ps = fmap and (forM ps (\(name, p) -> do
  putStrLn ("=== " ++ name ++ " ===")
  r <- check name p
  putStrLn ""
  return (isSuccess r)))

recheck :: Testable prop => Result -> prop -> IO ()
recheck r p = case r of
  Failure { usedSeed = s, usedSize = n } -> quickCheckWith stdArgs { replay = Just (s, n) } p
  _ -> quickCheck p

verboseCheck :: Testable prop => prop -> IO ()
verboseCheck p = quickCheck (P.verbose p)

verboseCheckWith :: Testable prop => Args -> prop -> IO ()
verboseCheckWith args p = quickCheckWith args (P.verbose p)

verboseCheckResult :: Testable prop => prop -> IO Result
verboseCheckResult p = quickCheckResult (P.verbose p)

verboseCheckWithResult :: Testable prop => Args -> prop -> IO Result
verboseCheckWithResult args p = quickCheckWithResult args (P.verbose p)

labelledExamples :: Testable prop => prop -> IO ()
labelledExamples p = quickCheck p

-- | Says nothing: all is in the output of the result.
checkSilently :: Testable prop => Args -> prop -> IO Checked
checkSilently args p = do
  again' <- replayOf
  case again' of
    Just text | [(s, n, path)] <- [(s, n, path) | ((s, n, path), "") <- reads text] -> repeatCase s n path (property p)
    _ -> do
      (s, size) <- case replay args of
        Just (s, n) -> return (s, Just n)
        Nothing -> fmap (\s -> (s, Nothing)) newQCGen
      loop args size (unProperty (property p)) State
        { passedSoFar = 0, discarded = 0, recentlyDiscarded = 0, allLabels = Map.empty, allClasses = Map.empty, allTables = Map.empty
        , required = Map.empty, seed = s, wanted = maxSuccess args, largest = maxSize args, ratio = maxDiscardRatio args, expected = True }

-- | One case alone: a seed, a size, and which of the smaller cases was taken each time.
repeatCase :: QCGen -> Int -> [Int] -> Property -> IO Checked
repeatCase s n path p = do
  let gen = unProperty p
      rose = unProp (unGen gen s n)
  MkRose res _ <- protectRose (follow path rose >>= reduceRose)
  final res
  return (case P.ok res of
    Just True -> Checked (Success 1 0 Map.empty Map.empty Map.empty "") Nothing ""
    _ -> Checked
      Failure { numTests = 1, numDiscarded = 0, numShrinks = length path, numShrinkTries = 0, numShrinkFinal = 0, usedSeed = s, usedSize = n
              , reason = P.reason res, theException = P.theException res
              , output = unlines (("*** Failed! " ++ reasonText res ++ "(repeated):") : P.testCase res), failingTestCase = P.testCase res
              , failingLabels = [], failingClasses = [] }
      (P.caseArguments res) "")
  where
    follow [] rose = return rose
    follow (i : is) rose = children rose >>= \ts -> follow is (ts !! i)
    children (MkRose _ ts) = return ts
    children (IORose m) = m >>= children

reasonText :: P.Result -> String
reasonText res = if '\n' `elem` P.reason res then "" else P.reason res ++ " "

sizeFor :: Args -> State -> Int
sizeFor args st
  | n `roundTo` m + m <= wanted st || n >= wanted st || wanted st `mod` m == 0 = (n `mod` m + d `div` 10) `min` m
  | otherwise = ((n `mod` m) * m `div` (wanted st `mod` m) + d `div` 10) `min` m
  where
    n = passedSoFar st
    m = largest st `max` 1
    d = recentlyDiscarded st
    a `roundTo` b = (a `div` b) * b

loop :: Args -> Maybe Int -> Gen Prop -> State -> IO Checked
loop args firstSize gen st
  | passedSoFar st >= wanted st = done args st
  | discarded st >= ratio st * max (passedSoFar st) (wanted st) = gaveUp args st
  | otherwise = do
      let (s1, s2) = splitSMGen (seed st)
          size = case firstSize of
            Just n -> n
            Nothing -> sizeFor args st
      MkRose res ts <- protectRose (reduceRose (unProp (unGen gen s1 size)))
      let text = if P.loud res then loudText res else ""
          st1 = st { seed = s2, wanted = maybe (wanted st) id (P.maybeNumTests res), largest = maybe (largest st) id (P.maybeMaxSize res)
                   , ratio = maybe (ratio st) id (P.maybeDiscardedRatio res), expected = P.expect res
                   , required = foldr (\(t, c, q) m -> Map.insertWith max (t, c) q m) (required st) (P.requiredCoverage res) }
      when (text /= "") (putStr text)
      runCallbacks res
      case P.ok res of
        Just True -> do
          let st2 = st1
                { passedSoFar = passedSoFar st + 1, recentlyDiscarded = 0, allLabels = Map.insertWith (+) (P.labels res) 1 (allLabels st)
                , allClasses = foldr (\c m -> Map.insertWith (+) c 1 m) (allClasses st) (nub (P.classes res))
                , allTables = foldr (\(t, v) m -> Map.insertWith (Map.unionWith (+)) t (Map.singleton v 1) m) (allTables st) (P.tables res) }
          if P.abort res then done args st2 { wanted = passedSoFar st2 } else loop args Nothing gen st2
        Nothing -> do
          let st2 = st1 { discarded = discarded st + 1, recentlyDiscarded = recentlyDiscarded st + 1 }
          if P.abort res then gaveUp args st2 else loop args Nothing gen st2
        Just False -> do
          (n, path, final') <- smaller (maybe (maxShrinks args) id (P.maybeMaxShrinks res)) 0 [] res ts
          failedWith args st1 s1 size n path final'

runCallbacks :: P.Result -> IO ()
runCallbacks res = sequence_ [f res | P.PostTest _ f <- P.callbacks res]

loudText :: P.Result -> String
loudText res = unlines ((case P.ok res of { Just True -> "Passed:"; Just False -> "Failed:"; Nothing -> "Skipped (precondition false):" }) : P.testCase res ++ [""])

-- | The smallest failing case that is found by always taking the first that fails.
smaller :: Int -> Int -> [Int] -> P.Result -> [Rose P.Result] -> IO (Int, [Int], P.Result)
smaller limit n path res ts = if n >= limit then return (n, reverse path, res) else go 0 ts
  where
    go _ [] = return (n, reverse path, res)
    go i rest = do
      more <- try (evaluate (uncons' rest))
      case more of
        Left e -> const (return (n, reverse path, res)) (e :: SomeException)
        Right Nothing -> return (n, reverse path, res)
        Right (Just (t, rest')) -> do
          MkRose res' ts' <- protectRose (reduceRose t)
          runCallbacks res'
          if P.ok res' == Just False then smaller limit (n + 1) (i : path) res' ts' else go (i + 1 :: Int) rest'
    uncons' [] = Nothing
    uncons' (x : xs) = Just (x, xs)

final :: P.Result -> IO ()
final res = sequence_ [f res | P.PostFinalFailure _ f <- P.callbacks res]

failedWith :: Args -> State -> QCGen -> Int -> Int -> [Int] -> P.Result -> IO Checked
failedWith args st s size shrinks path res
  | not (P.expect res) = return (Checked
      Success { numTests = passedSoFar st + 1, numDiscarded = discarded st, labels = allLabels st, classes = allClasses st, tables = allTables st
              , output = unlines (heading "+++ OK, failed as expected. " ++ P.testCase res) } Nothing "")
  | otherwise = do
      final res
      return (Checked
        Failure { numTests = passedSoFar st + 1, numDiscarded = discarded st, numShrinks = shrinks, numShrinkTries = 0, numShrinkFinal = 0
                , usedSeed = s, usedSize = size, reason = P.reason res, theException = P.theException res
                , output = unlines (heading "*** Failed! " ++ P.testCase res), failingTestCase = P.testCase res
                , failingLabels = P.labels res, failingClasses = P.classes res }
        (P.caseArguments res) (show (s, size, path)))
  where
    oneLine = '\n' `notElem` P.reason res
    heading start = (start ++ (if oneLine then P.reason res ++ " " else "") ++ count ++ ":") : (if oneLine then [] else lines (P.reason res))
    count = "(after " ++ number (passedSoFar st + 1) "test" ++ (if shrinks > 0 then " and " ++ number shrinks "shrink" else "") ++ ")"

number :: Int -> String -> String
number n thing = show n ++ " " ++ thing ++ (if n == 1 then "" else "s")

counted :: State -> String
counted st = number (passedSoFar st) "test" ++ (if discarded st > 0 then "; " ++ show (discarded st) ++ " discarded" else "")

done :: Args -> State -> IO Checked
done args st
  | not (expected st) = return (Checked
      (NoExpectedFailure (passedSoFar st) (discarded st) (allLabels st) (allClasses st) (allTables st)
        ("*** Failed! Passed " ++ counted st ++ " (expected failure)" ++ summary st)) Nothing "")
  | otherwise = return (Checked
      (Success (passedSoFar st) (discarded st) (allLabels st) (allClasses st) (allTables st) ("+++ OK, passed " ++ counted st ++ summary st)) Nothing "")

gaveUp :: Args -> State -> IO Checked
gaveUp args st
  | not (expected st) = done args st
  | otherwise = return (Checked
      (GaveUp (passedSoFar st) (discarded st) (allLabels st) (allClasses st) (allTables st)
        ("*** Gave up! Passed only " ++ number (passedSoFar st) "test" ++ "; " ++ show (discarded st) ++ " discarded tests" ++ summary st)) Nothing "")

-- | What stands behind the number of tests: labels and tables.
summary :: State -> String
summary st = case concat labelled of
  [] -> ".\n" ++ concatMap paragraph tableLines
  [line] | [_] <- labelled -> " (" ++ dropWhile isSpace line ++ ").\n" ++ concatMap paragraph tableLines
  _ -> ":\n" ++ intercalate "\n" (map unlines labelled) ++ concatMap paragraph tableLines
  where
    paragraph ls = "\n" ++ unlines ls
    labelled = filter (not . null) (classLines : labelLines)
    total = passedSoFar st
    labelLines = [rows total (Map.fromListWith (+) (counts column)) | column <- columns]
    columns = transpose' [(ls, k) | (ls, k) <- Map.toList (allLabels st)]
    counts column = column
    transpose' entries = let width = maximum (0 : map (length . fst) entries) in
      [[(ls !! i, k) | (ls, k) <- entries, length ls > i] | i <- [0 .. width - 1]]
    classLines = rows total (Map.unionWith const (allClasses st) (Map.fromList [(c, 0) | (Nothing, c) <- Map.keys (required st)]))
      ++ missing
    missing = [ "Only " ++ percent total k ++ " " ++ c ++ ", but expected " ++ showPercent 0 q
              | ((Nothing, c), q) <- Map.toList (required st), let k = Map.findWithDefault 0 c (allClasses st), fromIntegral k * 100 < q * fromIntegral total ]
    tableLines = [ (t ++ " (" ++ show n ++ " in total):") : rows n m | (t, m) <- Map.toList (allTables st), let n = sum (Map.elems m) ]

rows :: Int -> Map.Map String Int -> [String]
rows total m = [pad (percent total k) ++ " " ++ name | (name, k) <- entries]
  where
    entries = sortBy (\(a, i) (b, j) -> compare (j, a) (i, b)) (Map.toList m)
    width = maximum (0 : map (length . percent total . snd) entries)
    pad s = replicate (width - length s) ' ' ++ s

percent :: Int -> Int -> String
percent total k = showPercent places (100 * fromIntegral k / fromIntegral (max 1 total))
  where places = max 0 (ceiling (logBase 10 (fromIntegral (max 1 total)) - 2 :: Double))

showPercent :: Int -> Double -> String
showPercent places p = showFFloat (Just places) p "%"
