-- StateT over a monad of one's own with a wrong >>=: it forgets what the first action logged. What StateT calls belongs
-- to whoever made the action.
-- debug: --tree fdt
-- answer: tree 0 40
-- answer: no
-- answer: no
-- answer: no
module Main where
import Control.Monad.State

newtype Log a = Log (a, [String])
instance Functor Log where
  fmap f (Log (a, w)) = Log (f a, w)
instance Applicative Log where
  pure a = Log (a, [])
  Log (f, v) <*> Log (a, w) = Log (f a, v ++ w)
instance Monad Log where
  Log (a, _) >>= f = let Log (b, w) = f a in Log (b, w)

say :: String -> StateT Int Log ()
say s = lift (Log ((), [s]))

tick :: StateT Int Log Int
tick = do
  n <- get
  say ("tick " ++ show n)
  put (n + 1)
  return n

main :: IO ()
main = let Log r = runStateT (tick >> tick) 5 in print r
-- expected stdout:
-- | ((6,7),[])
-- expected session:
-- | ((6,7),[])
-- | 0  main = {prints "((6,7),[])\n"}
-- |   1  Log ((5,6),_) >>= {(5,6) -> Log ((6,7),[])} = Log ((6,7),[])
-- |   2  tick = {from 5; gives Log ((5,6),_); then from 6; gives Log ((6,7),[])}
-- |     3  Log ((5,5),[]) >>= {(5,5) -> Log ((5,6),_)} = Log ((5,6),_)
-- |     4  pure (5,5) = Log ((5,5),[])
-- |     5  Log ((6,6),[]) >>= {(6,6) -> Log ((6,7),[])} = Log ((6,7),[])
-- |     6  pure (6,6) = Log ((6,6),[])
-- |     7  (n <- get ..) 6 = {from _; gives Log ((6,7),[])}
-- |       8  Log (_,_) >>= {_ -> Log ((6,7),[])} = Log ((6,7),[])
-- |       9  say _ = {from _; gives Log (_,_)}
-- |         10  Log ((),[_]) >>= {} = Log (_,_)
-- |       11  Log (((),7),[]) >>= {((),7) -> Log ((6,7),[])} = Log ((6,7),[])
-- |       12  pure ((),7) = Log (((),7),[])
-- |       13  pure (6,7) = Log ((6,7),[])
-- |     14  (n <- get ..) 5 = {from _; gives Log ((5,6),_)}
-- |       15  Log (_,_) >>= {_ -> Log ((5,6),_)} = Log ((5,6),_)
-- |       16  say _ = {from _; gives Log (_,_)}
-- |         17  Log ((),[_]) >>= {} = Log (_,_)
-- |       18  Log (((),6),[]) >>= {((),6) -> Log ((5,6),[])} = Log ((5,6),_)
-- |       19  pure ((),6) = Log (((),6),[])
-- |       20  pure (5,6) = Log ((5,6),[])
-- | 1. main = {prints "((6,7),[])\n"} ? no
-- | 2. tick = {from 5; gives Log ((5,6),_); then from 6; gives Log ((6,7),[])} ? no
-- | 3. Log ((5,5),[]) >>= {(5,5) -> Log ((5,6),_)} = Log ((5,6),_) ? no
-- | The fault is in >>= of Monad Log, own_bind.hs:18:3
-- |     Log (a, _) >>= f = let Log (b, w) = f a in Log (b, w)
