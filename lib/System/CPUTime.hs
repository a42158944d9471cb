module System.CPUTime (getCPUTime, cpuTimePrecision) where

foreign import prim "cpuTime" getCPUTime :: IO Integer

cpuTimePrecision :: Integer
cpuTimePrecision = 1000000
