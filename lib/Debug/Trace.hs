-- | The event log functions only evaluate: there is no event log.
module Debug.Trace
  ( trace, traceId, traceShow, traceShowId, traceStack, traceIO, traceM, traceShowM, putTraceMsg
  , traceEvent, traceEventIO, traceMarker, traceMarkerIO
  ) where

import Inquest.IO (primHandlePutString)

foreign import prim "traceMessage" trace :: String -> a -> a

traceId :: String -> String
traceId s = trace s s

traceShow :: Show a => a -> b -> b
traceShow x y = trace (show x) y

traceShowId :: Show a => a -> a
traceShowId x = trace (show x) x

traceStack :: String -> a -> a
traceStack s x = trace s x

traceIO :: String -> IO ()
traceIO s = primHandlePutString 2 (s ++ "\n")

traceM :: Applicative f => String -> f ()
traceM s = trace s (pure ())

traceShowM :: (Show a, Applicative f) => a -> f ()
traceShowM x = traceM (show x)

putTraceMsg :: String -> IO ()
putTraceMsg s = traceIO s

traceEvent :: String -> a -> a
traceEvent _ x = x

traceEventIO :: String -> IO ()
traceEventIO _ = return ()

traceMarker :: String -> a -> a
traceMarker _ x = x

traceMarkerIO :: String -> IO ()
traceMarkerIO _ = return ()
