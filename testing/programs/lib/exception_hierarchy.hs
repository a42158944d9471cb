-- exit: 1
{-# LANGUAGE ExistentialQuantification #-}
module Main where
import Control.Exception
import Control.Monad
-- an exception hierarchy as in the documentation of Control.Exception
data SomeCompilerException = forall e . Exception e => SomeCompilerException e
instance Show SomeCompilerException where show (SomeCompilerException e) = show e
instance Exception SomeCompilerException
compilerExceptionToException :: Exception e => e -> SomeException
compilerExceptionToException = toException . SomeCompilerException
compilerExceptionFromException :: Exception e => SomeException -> Maybe e
compilerExceptionFromException x = do
    SomeCompilerException a <- fromException x
    castE a
  where castE a = fromException (toException a)
data MismatchedParentheses = MismatchedParentheses Int deriving Show
instance Exception MismatchedParentheses where
    toException   = compilerExceptionToException
data E1 = E1 deriving (Show, Eq)
instance Exception E1
main :: IO ()
main = do
  throwIO (MismatchedParentheses 3) `catch` \e -> putStrLn ("Caught " ++ show (e :: SomeCompilerException))
  r <- try (throwIO E1) :: IO (Either E1 ())
  print r
  r <- try (evaluate (foldr1 max ([] :: [Int])))
  case r of
    Left (SomeException e) -> putStrLn "empty"
    Right v -> print v
  forM_ [0, 1, 2] $ \i ->
    handleJust (\e -> case e of { ErrorCall m | i > 0 -> Just m; _ -> Nothing }) (\m -> putStrLn ("error: " ++ m)) (when (i > 0) (error ("number " ++ show i)))
  mask $ \restore -> do
    a <- restore (return 1)
    b <- restore (return "x")
    print (a, b)
  (print (1 `div` (0 :: Int))) `catch` \e -> do
    putStrLn ("caught " ++ show (e :: SomeException))
    case fromException e of
      Just DivideByZero -> putStrLn "div by zero"
      _ -> putStrLn "?"
  n <- (readFile "/nonexistent" >>= return . length) `catch` \e -> do { print (e :: IOException); return 0 }
  print n
  throwIO (SomeException (MismatchedParentheses 4))
-- expected stdout:
-- | Caught MismatchedParentheses 3
-- | Left E1
-- | empty
-- | error: number 1
-- | error: number 2
-- | (1,"x")
-- | caught divide by zero
-- | div by zero
-- | /nonexistent: openFile: does not exist (No such file or directory)
-- | 0
