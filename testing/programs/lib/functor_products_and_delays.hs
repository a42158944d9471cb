module Main where
import Control.Concurrent
import Data.Functor.Product
import Data.Functor.Sum
main :: IO ()
main = do
  let p = Pair [1, 2] (Just 3)
  print p
  print (fmap (+ 1) p, sum p)
  print (p == Pair [1, 2] (Just 3), compare p (Pair [1] Nothing))
  print [InL (Just 'x'), InR "yz" :: Sum Maybe [] Char]
  print (InL (Just 1) < (InR [0] :: Sum Maybe [] Int))
  v <- newMVar 'a'
  threadDelay 10
  yield
  modifyMVar_ v (return . succ)
  takeMVar v >>= print
-- expected stdout:
-- | Pair [1,2] (Just 3)
-- | (Pair [2,3] (Just 4),6)
-- | (True,GT)
-- | [InL (Just 'x'),InR "yz"]
-- | True
-- | 'b'
