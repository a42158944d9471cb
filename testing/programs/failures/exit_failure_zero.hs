-- exit: 1
-- stderr: exit_failure_zero: exitWith: invalid argument (ExitFailure 0)
-- ExitFailure 0 is no failure: asking for it is one.
module Main where

import Control.Exception
import System.Exit
import System.IO.Error

main :: IO ()
main = do
  zero <- try (exitWith (ExitFailure 0)) :: IO (Either IOException ())
  print zero
  print (either (show . ioeGetErrorType) (const "") zero)
  other <- mapM (try . exitWith) [ExitSuccess, ExitFailure 256, ExitFailure (-1)] :: IO [Either ExitCode ()]
  print other
  exitWith (ExitFailure 0)
-- expected stdout:
-- | Left exitWith: invalid argument (ExitFailure 0)
-- | "invalid argument"
-- | [Left ExitSuccess,Left (ExitFailure 256),Left (ExitFailure (-1))]
