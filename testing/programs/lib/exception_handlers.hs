-- exit: 1
module Main where
import Control.Exception
import System.IO
import System.Exit
import Data.Maybe
data BankError = Insufficient Int | NoAccount String deriving Show
instance Exception BankError
data Other = Other deriving (Show)
instance Exception Other where
  displayException _ = "other!"
withdraw :: Int -> Int -> IO Int
withdraw b n | n > b = throwIO (Insufficient (n - b))
             | otherwise = return (b - n)
main :: IO ()
main = do
  r <- try (withdraw 10 20) :: IO (Either BankError Int)
  print r
  r <- try (evaluate (1 `div` 0 :: Int)) :: IO (Either ArithException Int)
  print r
  r <- try (evaluate (head [])) :: IO (Either SomeException Int)
  putStrLn (either (const "head failed") show r)
  (throwIO (NoAccount "bob") `catch` \e -> putStrLn ("caught " ++ show (e :: BankError))) 
  flip catches [ Handler (\e -> putStrLn ("arith " ++ show (e :: ArithException)))
               , Handler (\e -> putStrLn ("bank " ++ show (e :: BankError)))
               , Handler (\(SomeException e) -> putStrLn ("some " ++ displayException e)) ] $ throwIO Other
  catches (throwIO (NoAccount "x")) [ Handler (\e -> putStrLn ("arith " ++ show (e :: ArithException)))
               , Handler (\e -> putStrLn ("bank " ++ show (e :: BankError)))]
  handle (\e -> case fromException e of
             Just (ErrorCall m) -> putStrLn ("error " ++ m)
             Nothing -> putStrLn ("unknown " ++ show e)) $ do
    _ <- evaluate (length [1, error "boom"])
    _ <- evaluate (error "bang" :: Int)
    return ()
  (do putStrLn "in"; _ <- throwIO (userError "u"); return ()) `catch` (\e -> putStrLn ("io: " ++ show (e :: IOException))) `finally` putStrLn "finally"
  r <- tryJust (\e -> if e == DivideByZero then Just () else Nothing) (evaluate (5 `mod` (0::Int)))
  print r
  r <- try (exitWith (ExitFailure 3)) :: IO (Either ExitCode ())
  print r
  bracket (putStrLn "acquire" >> return 5) (\_ -> putStrLn "release") (\x -> print x)
  r <- try (evaluate (fromJust Nothing :: Int))
  case r of
    Left (SomeException e) -> putStrLn "fromJust"
    Right _ -> return ()
  print (toException (NoAccount "z"))
  throw (toException (Insufficient 3)) `catch` \e -> print (e :: BankError)
  print =<< (try (throwIO (AssertionFailed "af")) :: IO (Either AssertionFailed ()))
  r <- try (evaluate (let f (Just x) = x in f (Nothing :: Maybe Int)))
  case r of
    Left (PatternMatchFail s) -> putStrLn s
    Right n -> print n
  hFlush stdout
  throwIO Other
-- expected stdout:
-- | Left (Insufficient 10)
-- | Left divide by zero
-- | head failed
-- | caught NoAccount "bob"
-- | some other!
-- | bank NoAccount "x"
-- | error bang
-- | in
-- | io: user error (u)
-- | finally
-- | Left ()
-- | Left (ExitFailure 3)
-- | acquire
-- | 5
-- | release
-- | fromJust
-- | NoAccount "z"
-- | Insufficient 3
-- | Left af
-- | exception_handlers.hs:48:27-40: Non-exhaustive patterns in function f
-- |
