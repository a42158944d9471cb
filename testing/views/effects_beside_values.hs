-- What a value executes (runST, trace) is no effect of the action that needed the value.
-- view: tree
-- view: verify --instances
import Control.Monad.ST
import Data.STRef
import Debug.Trace

main :: IO ()
main = do
  putStrLn "a"
  print (total [1, 2, 3])
  print (noisy 4)
  putStrLn "b"

total :: [Int] -> Int
total xs = runST (do { r <- newSTRef 0; mapM_ (\x -> modifySTRef r (+ x)) xs; readSTRef r })

noisy :: Int -> Int
noisy n = trace "noise" (n + 1)
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "a\n6\n5\nb\n"}
-- | 1    total [1,2,3] = 6
-- | 2      (\x -> modifySTRef r (+ x)) 1 = {reads 0 from <ref 1>; sets <ref 1> to 1}, with r = <ref 1>
-- | 3      (\x -> modifySTRef r (+ x)) 2 = {reads 1 from <ref 1>; sets <ref 1> to 3}, with r = <ref 1>
-- | 4      (\x -> modifySTRef r (+ x)) 3 = {reads 3 from <ref 1>; sets <ref 1> to 6}, with r = <ref 1>
-- | 5    noisy 4 = 5
-- | $ verify --instances
-- | golden.trace is whole; each reduction is an instance of its equation.
