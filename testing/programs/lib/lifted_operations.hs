-- Operations of the monad below, lifted; folds and traversals of two things at once.
module Main where

import Control.Monad.Trans.Class
import qualified Control.Monad.Trans.Cont as C
import qualified Control.Monad.Trans.Except as E
import qualified Control.Monad.Trans.Maybe as M
import qualified Control.Monad.Trans.RWS.Strict as RWS
import qualified Control.Monad.Trans.Reader as R
import qualified Control.Monad.Trans.State.Strict as S
import qualified Control.Monad.Trans.State.Lazy as SL
import qualified Control.Monad.Trans.Writer.Strict as W
import Data.Bifoldable
import Data.Bitraversable
import Data.Functor.Identity

stateCatch :: S.StateT Int (E.Except String) Int -> (String -> S.StateT Int (E.Except String) Int) -> S.StateT Int (E.Except String) Int
stateCatch = S.liftCatch E.catchE

main :: IO ()
main = do
  print (E.runExcept (S.runStateT (stateCatch (S.put 5 >> lift (E.throwE "no")) (\e -> S.gets (+ length e))) 1))
  print (E.runExcept (SL.runStateT (SL.liftCatch E.catchE (lift (E.throwE 'x')) (\c -> SL.put [c] >> return c)) ""))
  print (E.runExcept (M.runMaybeT (M.liftCatch E.catchE (lift (E.throwE 3)) (\n -> return (n + 1)))) :: Either Int (Maybe Int))
  print (E.runExcept (R.runReaderT (R.liftCatch E.catchE (lift (E.throwE "e")) (\e -> R.asks (++ e))) "r"))
  print (E.runExcept (W.runWriterT (W.liftCatch E.catchE (W.tell "lost" >> lift (E.throwE ())) (\_ -> W.tell "kept"))))
  print (E.runExcept (RWS.runRWST (RWS.liftCatch E.catchE (RWS.put 9 >> lift (E.throwE "e")) (\e -> RWS.tell [e] >> RWS.ask)) 'r' (1 :: Int)))
  print (W.runWriter (S.runStateT (S.liftListen W.listen (lift (W.tell "w") >> S.modify (+ 1) >> return 'a')) 1))
  print (W.runWriter (E.runExceptT (E.liftPass W.pass (lift (W.tell "ab") >> return ((), map succ)))) :: (Either Int (), String))
  print (W.runWriter (M.runMaybeT (M.liftListen W.listen (lift (W.tell "w") >> return 1))))
  print (C.evalCont (S.runStateT (S.liftCallCC C.callCC (\k -> S.put 2 >> k 'x' >> S.put 3 >> return 'y')) 1))
  print (C.evalCont (S.runStateT (S.liftCallCC' C.callCC (\k -> S.put 2 >> k 'x' >> S.put 3 >> return 'y')) 1))
  print (C.evalCont (E.runExceptT (E.liftCallCC C.callCC (\k -> k 'x' >> E.throwE "no"))))
  print (R.runReader (C.evalContT (C.liftLocal R.ask R.local (+ 1) (lift (R.asks (* 2))))) 5)
  print (bifoldMap show show (1, 'a'), bifoldr (:) (:) [] ('a', 'b'), bilength (Left 1), biany even odd (2, 2), biconcatMap (replicate 2) show ('a', 5), bisum (3, 4), bimaximum ('a', 'c'), bielem 3 (Right 3), binotElem 1 (2, 3), biList (1, 2), binull (1, 2), biand (True, False), bior (True, False), bifind even (1, 2 :: Int))
  print =<< bitraverse (\a -> print a >> return (a + 1)) (\b -> print b >> return [b]) (1, 'x')
  print (bisequenceA (Just 1, Just 'a'), bisequence (Left [1, 2] :: Either [Int] [Char]), bimapDefault (+ 1) show (1, 2), bifoldMapDefault show show (1, 2), bimapAccumL (\a b -> (a + b, a)) (\a c -> (a + c, [a])) 10 (1, 2), bimapAccumR (\a b -> (a + b, a)) (\a c -> (a + c, [a])) 10 (1, 2))
  bitraverse_ print print ('a', True)
  bifor_ (Left 3 :: Either Int Char) print print
  biforM_ (1, 2) print print
  bisequence_ (print 1, print 2)
  print =<< bifoldrM (\a b -> print a >> return (a + b)) (\a b -> print a >> return (a * b)) 10 (2, 3)
  print =<< bifoldlM (\b a -> print a >> return (a + b)) (\b a -> print a >> return (a * b)) 10 (2, 3)
  print (bifoldl1 (-) (5, 3), bifoldr1 (-) (5, 3), biproduct (3, 4), biminimumBy (\a b -> compare b a) (1, 2), biasum (Nothing, Just 3), bimsum ([1], [2]), biconcat ("a", "b"), runIdentity (biforM (1, 2) Identity Identity))
-- expected stdout:
-- | Right (3,1)
-- | Right ('x',"x")
-- | Right (Just 4)
-- | Right "re"
-- | Right ((),"kept")
-- | Right ('r',1,["e"])
-- | ((('a',"w"),2),"w")
-- | (Right (),"bc")
-- | (Just (1,"w"),"w")
-- | ('x',1)
-- | ('x',2)
-- | Right 'x'
-- | 12
-- | ("1'a'","ab",1,True,"aa5",7,'c',True,True,[1,2],False,False,True,Just 2)
-- | 1
-- | 'x'
-- | (2,"x")
-- | (Just (1,'a'),[Left 1,Left 2],(2,"2"),"12",(13,(10,[11])),(13,(12,[10])))
-- | 'a'
-- | True
-- | 3
-- | 1
-- | 2
-- | 1
-- | 2
-- | 3
-- | 2
-- | 32
-- | 2
-- | 3
-- | 36
-- | (2,2,12,2,Just 3,[1,2],"ab",(1,2))
