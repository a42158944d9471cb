-- Control.Exception: evaluate, try, catch, handle, throwIO, finally, bracket, arithmetic and pattern failures.
module Main where

import Control.Exception
import qualified Data.List as L

data MyError = MyError Int | Other String deriving Show
instance Exception MyError

f :: Int -> Int
f 1 = 10

main :: IO ()
main = do
  r <- try (evaluate (1 `div` 0 :: Int)) :: IO (Either ArithException Int)
  print r
  r2 <- try (evaluate (head [])) :: IO (Either SomeException Int)
  putStrLn (either (const "head failed") show r2)
  r3 <- try (throwIO (MyError 3)) :: IO (Either MyError ())
  print r3
  handle (\e -> putStrLn ("error call: " ++ takeWhile (/= '\n') (show (e :: ErrorCall)))) (evaluate (error "boom"))
  (putStrLn "body" >> throwIO (Other "x")) `catch` (\e -> putStrLn ("caught " ++ show (e :: MyError))) `finally` putStrLn "finally"
  r4 <- try (evaluate (f 2))
  case r4 of
    Left (PatternMatchFail m) -> putStrLn (L.isInfixOf "Non-exhaustive patterns in function f" m `seq` "pattern failure")
    Right n -> print n
  r5 <- try (bracket (putStrLn "acquire" >> return 5) (\_ -> putStrLn "release") (\x -> evaluate (x `mod` 0)))
  print (r5 :: Either ArithException Int)
  x <- evaluate (length [undefined, undefined])
  print x
  r6 <- try (evaluate (throw (MyError 9) + 1 :: Int))
  print (r6 :: Either MyError Int)
  r7 <- try (ioError (userError "u")) :: IO (Either IOException ())
  print r7

-- expected stdout:
-- | Left divide by zero
-- | head failed
-- | Left (MyError 3)
-- | error call: boom
-- | body
-- | caught Other "x"
-- | finally
-- | pattern failure
-- | acquire
-- | release
-- | Left divide by zero
-- | 2
-- | Left (MyError 9)
-- | Left user error (u)
