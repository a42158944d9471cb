module System.Exit (ExitCode(..), exitWith, exitFailure, exitSuccess, die) where

import Inquest.Exception
import Inquest.IO (primHandlePutString)

exitWith :: ExitCode -> IO a
exitWith (ExitFailure 0) = ioError (IOError InvalidArgument "exitWith" "ExitFailure 0" Nothing)
exitWith code = throwIO code

exitFailure :: IO a
exitFailure = exitWith (ExitFailure 1)

exitSuccess :: IO a
exitSuccess = exitWith ExitSuccess

die :: String -> IO a
die message = primHandlePutString 2 (message ++ "\n") >> exitFailure
