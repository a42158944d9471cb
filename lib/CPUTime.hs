-- | The name of this module in Haskell 98.
module CPUTime
  ( getCPUTime, cpuTimePrecision
  ) where

import System.CPUTime
