module System.Timeout (Timeout, timeout) where

import Control.Concurrent.Scheduler
import Control.Exception
import Data.Unique

newtype Timeout = Timeout Unique
instance Eq Timeout where
  Timeout a == Timeout b = a == b
instance Show Timeout where
  show _ = "<<timeout>>"
instance Exception Timeout

-- | Time passes only while all threads sleep or wait: what computes has all the time it needs.
timeout :: Int -> IO a -> IO (Maybe a)
timeout n action
  | n < 0 = fmap Just action
  | n == 0 = return Nothing
  | otherwise = do
      me <- self
      limit <- fmap Timeout newUnique
      clock <- fork (sleep n >> throwTo me limit)
      handleJust (\e -> if e == limit then Just () else Nothing) (\_ -> return Nothing)
        (fmap Just action `finally` throwTo clock ThreadKilled)
