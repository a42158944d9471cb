-- | The name of this module in Haskell 98.
module System
  ( ExitCode(..), getArgs, getProgName, getEnv, exitWith, exitFailure
  ) where

import System.Environment
import System.Exit
