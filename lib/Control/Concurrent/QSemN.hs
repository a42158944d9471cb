module Control.Concurrent.QSemN (QSemN, newQSemN, waitQSemN, signalQSemN) where

import Control.Concurrent.MVar
import Control.Exception (onException)
import Data.IORef

-- | What is there, and who waits for how much, the first one first.
newtype QSemN = QSemN (IORef (Int, [(Int, MVar ())]))

newQSemN :: Int -> IO QSemN
newQSemN n
  | n < 0 = ioError (userError "newQSemN: Initial quantity must be non-negative")
  | otherwise = fmap QSemN (newIORef (n, []))

waitQSemN :: QSemN -> Int -> IO ()
waitQSemN (QSemN r) wanted = readIORef r >>= \(n, waiting) ->
  if null waiting && n >= wanted
    then writeIORef r (n - wanted, [])
    else newEmptyMVar >>= \turn -> writeIORef r (n, waiting ++ [(wanted, turn)]) >>
      (takeMVar turn `onException` leave turn)
  where
    -- Whoever is killed while it waits waits no more, and gives back what it was given meanwhile.
    leave turn = tryTakeMVar turn >>= \given -> case given of
      Just () -> signalQSemN (QSemN r) wanted
      Nothing -> readIORef r >>= \(n, waiting) ->
        writeIORef r (n, filter ((/= turn) . snd) waiting) >> signalQSemN (QSemN r) 0

signalQSemN :: QSemN -> Int -> IO ()
signalQSemN (QSemN r) more = readIORef r >>= \(n, waiting) -> serve (n + more) waiting
  where
    serve n ((wanted, turn) : rest) | n >= wanted = putMVar turn () >> serve (n - wanted) rest
    serve n waiting = writeIORef r (n, waiting)
