-- Control.Exception, System.IO.Error.
import Control.Exception
import Control.Monad
import System.IO
import System.IO.Error

data Problem = Problem Int
instance Show Problem where
  showsPrec d (Problem n) = showParen (d > 10) (showString "Problem " . showsPrec 11 n)
instance Exception Problem

newtype Other = Other String
instance Show Other where
  show (Other s) = "other " ++ s
instance Exception Other where
  displayException (Other s) = "displayed " ++ s

main :: IO ()
main = do
  handle (\e -> putStrLn ("caught " ++ show (e :: ArithException))) (print (1 `div` (0 :: Int)))
  handle (\e -> putStrLn ("caught " ++ takeWhile (/= '\n') (show (e :: ErrorCall)))) (error "boom")
  catch (throwIO (Problem 3)) (\e -> case e of Problem n -> print (n + 1))
  r <- (try (throwIO (Problem 1)) :: IO (Either Other ()))
        `catch` \e -> do { putStrLn ("passed on: " ++ show (e :: Problem)); return (Right ()) }
  print (either (const "left") (const "right") r)
  r2 <- try (evaluate (length [1, undefined, 3 :: Int])) :: IO (Either SomeException Int)
  print (either (const (-1)) id r2)
  r3 <- try (throwIO (Other "x")) :: IO (Either SomeException ())
  putStrLn (either (\e -> show e ++ " / " ++ displayException e) (const "") r3)
  case r3 of
    Left e | Just (Other s) <- fromException e -> putStrLn ("it was " ++ s)
           | Just (Problem _) <- fromException e -> putStrLn "problem"
    _ -> putStrLn "nothing"
  (putStrLn "body" >> throwIO (userError "oops")) `catch` (\e -> putStrLn ("io: " ++ show (e :: IOException))) `finally` putStrLn "finally"
  r4 <- try (bracket (putStrLn "acquire" >> return 5) (\_ -> putStrLn "release") (\x -> when (x > 3) (throwIO (Problem x)) >> return x))
  print (r4 :: Either Problem Int)
  r5 <- tryJust (\e -> if e == DivideByZero then Just "zero" else Nothing) (evaluate (1 `mod` (0 :: Int)))
  print r5
  r6 <- try (evaluate (let f (Just x) = x in f (Nothing :: Maybe Int))) :: IO (Either PatternMatchFail Int)
  putStrLn (either (const "no match") show r6)
  r7 <- try (readFile "/nonexistent/file")
  case r7 of
    Left e | isDoesNotExistError e -> putStrLn ("missing: " ++ show (ioeGetFileName e))
           | otherwise -> putStrLn "other"
    Right _ -> putStrLn "there"
  catchIOError (ioError (userError "mine")) (\e -> print (isUserError e, ioeGetErrorString e))
  r8 <- tryIOError (ioError (annotateIOError (mkIOError doesNotExistErrorType "loc" Nothing (Just "file.txt")) "here" Nothing Nothing)) :: IO (Either IOError ())
  print r8
  (do { _ <- evaluate (throw Overflow :: Int); return () }) `catch` \e -> putStrLn ("arith: " ++ show (e :: SomeException))
  r9 <- try (throwIO (AssertionFailed "bad")) :: IO (Either AssertionFailed ())
  print r9
  r10 <- try (evaluate (foldr (\x k -> if x > 3 then throw (Problem x) else x + k) 0 [1 ..]))
  print (r10 :: Either Problem Int)
  print =<< catchJust (\e -> if isUserError e then Just () else Nothing) (ioError (userError "u")) (\_ -> return "handled")
  (throwIO (ErrorCall "call") `onException` putStrLn "on exception") `catch` \(ErrorCall m) -> putStrLn m
  hFlush stdout

-- expected stdout:
-- | caught divide by zero
-- | caught boom
-- | 4
-- | passed on: Problem 1
-- | "right"
-- | 3
-- | other x / displayed x
-- | it was x
-- | body
-- | io: user error (oops)
-- | finally
-- | acquire
-- | release
-- | Left (Problem 5)
-- | Left "zero"
-- | no match
-- | missing: Just "/nonexistent/file"
-- | (True,"mine")
-- | Left file.txt: here: does not exist
-- | arith: arithmetic overflow
-- | Left bad
-- | Left (Problem 4)
-- | "handled"
-- | on exception
-- | call
