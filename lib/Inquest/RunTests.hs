-- | The main that a module gets which has tests and does not run them.
module Inquest.RunTests (runAll, AnInteger) where

import Prelude
import Control.Exception
import Control.Monad
import System.Exit

-- | At which polymorphic properties are tested.
type AnInteger = Integer

-- | One after the other, also where one ends the program, as those of hspec and tasty do.
runAll :: [IO ()] -> IO ()
runAll runs = do
  codes <- mapM ending runs
  unless (all (== ExitSuccess) codes) exitFailure
  where
    ending run = (run >> return ExitSuccess) `catch` return
