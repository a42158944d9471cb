-- Functions that trusted code made are known by what they capture; what runST executes is not main's doing.
-- view: tree --tree edt
import Control.Monad.ST
import Control.Monad.State
import Data.Monoid
import Data.STRef

push :: Int -> State [Int] ()
push x = modify (x :)

pop :: State [Int] Int
pop = do { ~(x:xs) <- get; put xs; return x }

twice :: Int -> State [Int] Int
twice n = do { push n; push (n+1); a <- pop; b <- pop; return (a - b) }

endo :: Int -> Endo Int
endo n = Endo (+ n) <> Endo (* n)

sumST :: [Int] -> Int
sumST xs = runST $ do
  r <- newSTRef 0
  forM_ xs $ \i -> modifySTRef r (+ i)
  readSTRef r

main :: IO ()
main = do
  print (sumST [1, 2])
  print (evalState (twice 3) [])
  print (appEndo (endo 4) 5)
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "3\n1\n24\n"}
-- |  1    sumST [1,2] = 3
-- |  2      (\i -> modifySTRef r (+ i)) 1 = {reads 0 from <ref 1>; sets <ref 1> to 1}, with r = <ref 1>
-- |  3      (\i -> modifySTRef r (+ i)) 2 = {reads 1 from <ref 1>; sets <ref 1> to 3}, with r = <ref 1>
-- |  4    twice 3 = StateT {runStateT = (<(>>)> with m = StateT {runStateT = «»}, k = StateT {runStateT = «»})}
-- |  7      pop = StateT {runStateT = (<(>>=)> with m = StateT {runStateT = <get>}, k = (~(x:xs) <- get ..))}
-- |  9      push 4 = StateT {runStateT = (<state> with f = (<modify> with f = (4 :)))}
-- | 11      push 3 = StateT {runStateT = (<state> with f = (<modify> with f = (3 :)))}
-- |  5    (a <- pop ..) 4 = StateT {runStateT = (<(>>=)> with m = StateT {runStateT = «»}, k = (b <- pop .. with a = 4))}
-- |  7      -> pop = StateT {runStateT = (<(>>=)> with m = StateT {runStateT = <get>}, k = (~(x:xs) <- get ..))}
-- |  6    (b <- pop ..) 3 = StateT {runStateT = (<pure> with a = 1)}, with a = 4
-- |  8    (~(x:xs) <- get ..) [4,3] = StateT {runStateT = (<(>>)> with m = «StateT», k = StateT {runStateT = «»})}
-- | 10    (~(x:xs) <- get ..) [3] = StateT {runStateT = (<(>>)> with k = StateT {runStateT = (<pure> with a = 3)})}
-- | 12    endo 4 = Endo {appEndo = (+ 4) . (* 4)}
