-- Exceptions of actions: who raised them, and with what. What is shown of one that nobody printed is its value.
-- view: trail
-- view: trail --json
-- view: trail --list --width 50
-- view: trail --list --json
-- view: tree
module Main where

import Control.Exception
import Control.Monad (when)
import System.Exit

data Bad = Bad Int deriving Show

instance Exception Bad

check :: Int -> IO Int
check n
  | n > 2 = throwIO (Bad n)
  | otherwise = return n

half :: Int -> Int
half n = if even n then n `div` 2 else throw (userError ("odd " ++ show n))

shown :: IOException -> String
shown e = takeWhile (/= '(') (show e)

leave :: Int -> IO ()
leave n = when (n > 0) $ exitWith (ExitFailure n)

main :: IO ()
main = do
  r <- try (check 5)
  putStrLn (either (\(Bad n) -> "bad " ++ show n) show r)
  s <- try (evaluate (half 3))
  putStrLn (either shown show s)
  mapM_ leave [0, 0, 3]
-- expected stdout:
-- | $ trail
-- | Error:
-- |   exit with code 3
-- | Calls that lead there:
-- |   <- leave 3  -- trail_exceptions.hs:29:26, node 7
-- |   <- main  -- trail_exceptions.hs:37:3, node 0
-- | Trail:
-- |   <- exitWith (ExitFailure 3)  -- trail_exceptions.hs:29:26
-- | $ trail --json
-- | {"error":"exit with code 3","stack_depth":2,"stack":[{"kind":"redex","redex":"leave 3","statement":"leave 3 = {fails: exit with code 3}","place":"trail_exceptions.hs:29:26","branches":[],"node":7},{"kind":"redex","redex":"main","statement":"main = {prints \"bad 5\\nuser error \\n\"; fails: exit with code 3}","place":"trail_exceptions.hs:37:3","branches":[],"node":0}],"steps":[{"kind":"application","redex":"exitWith (ExitFailure 3)","statement":"exitWith (ExitFailure 3) = {fails: exit with code 3}","place":"trail_exceptions.hs:29:26","branches":[]}]}
-- | $ trail --list --width 50
-- |    1  bad 5\n  <- putStrLn "bad 5"  -- trail_exceptions.hs:34:3
-- |    2  user error \n  <- putStrLn «»  -- trail_exceptions.hs:36:3
-- | $ trail --list --json
-- | {"pieces":[{"piece":1,"handle":1,"text":"bad 5\n","by":{"kind":"application","redex":"putStrLn \"bad 5\"","statement":"putStrLn \"bad 5\" = {prints \"bad 5\\n\"}","place":"trail_exceptions.hs:34:3","branches":[]}},{"piece":2,"handle":1,"text":"user error \n","by":{"kind":"application","redex":"putStrLn \"user error \"","statement":"putStrLn \"user error \" = {prints \"user error \\n\"}","place":"trail_exceptions.hs:36:3","branches":[]}}]}
-- | $ tree
-- | 0  main = {prints "bad 5\nuser error \n"; fails: exit with code 3}
-- | 1    check 5 = {fails: Bad 5}
-- | 2    (\(Bad n) -> "bad " ++ show n) (Bad 5) = "bad 5"
-- | 3    half 3 = error "user error (o…)"
-- | 4    shown (userError ("o" ++ _)) = "user error "
-- | 5    leave 0 = {}
-- | 6    leave 0 = {}
-- | 7    leave 3 = {fails: exit with code 3}
