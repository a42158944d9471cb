-- Trails through trusted code, guards, case, local functions and data of libraries; a failing program begins at its error.
-- view: trail
-- view: trail --go source --go a1
-- view: trail --list
-- view: trail --piece 1 --go a1 --go a1.2 --go a1
-- view: trail --piece 1 --go a1 --go a1.2- --go a1
-- view: trail --piece 2 --go a1 --go up
-- view: trail --piece 3 --go a1
-- view: trail --node 5 --go 'unfold r' --go 'fold 20'
import qualified Data.Map as M
data T = T { tx :: Int, ty :: String } deriving Show
look :: Int -> M.Map Int String -> String
look k m = case M.lookup k m of
  Just v -> v
  Nothing -> error ("no key " ++ show k)
inc :: Int -> Int
inc x = x + 1
total :: [Int] -> Int
total xs = sum (map inc xs)
part x
  | x > 10 = "big"
  | x > 5 = "mid"
  | otherwise = let y = x * 2; go 0 = "small"; go n = go (n - 1) in go y
main = do
  let m = M.fromList [(1,"a"),(2,"b")]
  print (total [1,2,3])
  putStrLn (part 3)
  putStrLn (look 1 m)
  putStrLn (look 3 m)
-- expected stdout:
-- | $ trail
-- | Error:
-- |   no key 3
-- | Calls that lead there:
-- |   <- main  -- trail_failing.hs:29:13, node 0
-- | Trail:
-- |   <- look 3 (fromList [(1,"a"),(2,_)]) | case Nothing  -- trail_failing.hs:15:14, node 14
-- | $ trail --go source --go a1
-- | Error:
-- |   no key 3
-- | Calls that lead there:
-- |   <- main  -- trail_failing.hs:29:13, node 0
-- | Trail:
-- |   <- look 3 (fromList [(1,"a"),(2,_)]) | case Nothing  -- trail_failing.hs:15:14, node 14
-- | trail_failing.hs:15:14
-- |     Nothing -> error ("no key " ++ show k)
-- |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- |   <- main  -- trail_failing.hs:29:18, node 0
-- | $ trail --list
-- |    1  9\n  <- print 9  -- trail_failing.hs:26:3
-- |    2  small\n  <- putStrLn "small"  -- trail_failing.hs:27:3
-- |    3  a\n  <- putStrLn "a"  -- trail_failing.hs:28:3
-- | $ trail --piece 1 --go a1 --go a1.2 --go a1
-- | Output:
-- |   9\n
-- | Trail:
-- |   <- print 9  -- trail_failing.hs:26:3
-- |   <- sum [2,3,4]  -- trail_failing.hs:19:12
-- |   <- inc 2  -- trail_failing.hs:17:9, node 3
-- |   <- map inc [1,2,3]  -- trail_failing.hs:19:17
-- | $ trail --piece 1 --go a1 --go a1.2- --go a1
-- | Output:
-- |   9\n
-- | Trail:
-- |   <- print 9  -- trail_failing.hs:26:3
-- |   <- sum [2,3,4]  -- trail_failing.hs:19:12
-- |   <- map inc [1,2,3]  -- trail_failing.hs:19:17
-- |   <- total [1,2,3]  -- trail_failing.hs:19:21, node 1
-- | $ trail --piece 2 --go a1 --go up
-- | Output:
-- |   small\n
-- | Trail:
-- |   <- putStrLn "small"  -- trail_failing.hs:27:3
-- |   <- go 0  -- trail_failing.hs:23:39, node 12
-- |   <- go 1  -- trail_failing.hs:23:55, node 11
-- | $ trail --piece 3 --go a1
-- | Output:
-- |   a\n
-- | Trail:
-- |   <- putStrLn "a"  -- trail_failing.hs:28:3
-- |   <- main  -- trail_failing.hs:25:26, node 0
-- | $ trail --node 5 --go 'unfold r' --go 'fold 20'
-- | Trail:
-- |   <- part 3 | otherwise  -- trail_failing.hs:23:17, node 5
-- | "small"
-- |   <- part 3 | otherwise  -- trail_failing.hs:23:17, node 5
