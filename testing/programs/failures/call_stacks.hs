-- The text of an error that the program itself raises says where, as GHC's does.
-- exit: 1
-- stderr: call_stacks: end
-- stderr:   error, called at call_stacks.hs:29:3 in main:Main
module Main where

import Control.Exception

f :: Int -> Int
f x
  | x > 3 = error "big"
  | x > 2 = error $ "middle " ++ show x
  | otherwise = let y = error ("small " ++ show x) in y + 1

report :: Int -> IO ()
report x = (evaluate x >>= print) `catch` \e -> print (e :: SomeException)

main :: IO ()
main = do
  mapM_ (report . f) [4, 3, 1]
  report (errorWithoutStackTrace "plain")
  report (head [])
  (error "io" :: IO ()) `catch` \(ErrorCall m) -> putStrLn m
  r <- try (evaluate (f 5))
  print (r :: Either ErrorCall Int)
  throw (ErrorCall "thrown") `catch` \e -> print (e :: ErrorCall)
  print (ErrorCall "a" == ErrorCall "a")
  _ <- either (\e -> throwIO (e :: ErrorCall)) return r `catch` \e -> putStrLn ("again: " ++ show (e :: ErrorCall)) >> return 0
  error "end"
-- expected stdout:
-- | big
-- | CallStack (from HasCallStack):
-- |   error, called at call_stacks.hs:11:13 in main:Main
-- | middle 3
-- | CallStack (from HasCallStack):
-- |   error, called at call_stacks.hs:12:13 in main:Main
-- | small 1
-- | CallStack (from HasCallStack):
-- |   error, called at call_stacks.hs:13:25 in main:Main
-- | plain
-- | Prelude.head: empty list
-- | io
-- | Left big
-- | CallStack (from HasCallStack):
-- |   error, called at call_stacks.hs:11:13 in main:Main
-- | thrown
-- | True
-- | again: big
-- | CallStack (from HasCallStack):
-- |   error, called at call_stacks.hs:11:13 in main:Main
