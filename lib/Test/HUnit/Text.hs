-- | Running tests with what is said about them on standard error, as in HUnit 1.6.
module Test.HUnit.Text (runTestTT, runTestTTAndExit, showCounts, showPath) where

import Control.Exception
import Control.Monad (when)
import Inquest.Testing
import System.Exit
import System.IO
import Test.HUnit.Base
import Test.HUnit.Lang (performTestCase)
import qualified Test.HUnit.Lang as Lang

runTestTT :: Test -> IO Counts
runTestTT t = do
  c <- go [] (Counts (testCaseCount t) 0 0 0) t
  hPutStrLn stderr (showCounts c)
  return c
  where
    go p c (TestCase action) = do
      n <- numbered
      case n of
        Nothing -> return c
        Just number -> do
          r <- performTestCase action
          let c' = c { tried = tried c + 1 }
              done ok text' = report number (Outcome "case" (labelsOf p) ok False text' Nothing "")
          case r of
            Lang.Success -> done True "" >> return c'
            Lang.Failure _ m -> problem "Failure" m p >> done False m >> return c' { failures = failures c + 1 }
            Lang.Error _ m -> problem "Error" m p >> done False m >> return c' { errors = errors c + 1 }
    go p c (TestList ts) = several p c (zip [0 ..] ts)
    go p c (TestLabel l t') = go (Label l : p) c t'
    several _ c [] = return c
    several p c ((n, t') : rest) = go (ListItem n : p) c t' >>= \c' -> several p c' rest
    problem kind m p = hPutStrLn stderr ("### " ++ kind ++ " in: " ++ showPath p ++ "\n" ++ m)
    labelsOf p = [case node of { Label l -> l; ListItem n -> show n } | node <- reverse p]

runTestTTAndExit :: Test -> IO ()
runTestTTAndExit t = do
  c <- runTestTT t
  if errors c == 0 && failures c == 0 then exitSuccess else exitFailure

showCounts :: Counts -> String
showCounts c =
  "Cases: " ++ show (cases c) ++ "  Tried: " ++ show (tried c) ++ "  Errors: " ++ show (errors c) ++ "  Failures: " ++ show (failures c)

showPath :: Path -> String
showPath [] = ""
showPath nodes = foldl1 (\b a -> a ++ ":" ++ b) (map showNode nodes)
  where
    showNode (ListItem n) = show n
    showNode (Label label) = if ':' `elem` label then show label else label
