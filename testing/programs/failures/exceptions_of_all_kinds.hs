-- exit: 1
import Control.Exception
import System.IO
import System.Exit
data MyErr = MyErr String Int deriving Show
instance Exception MyErr
main = do
  hPutStrLn stderr "warn"
  r <- try (readFile "/nonexistent/file") :: IO (Either IOException String)
  either (\e -> putStrLn ("io: " ++ show e)) putStrLn r
  r <- try (exitWith (ExitFailure 4)) :: IO (Either ExitCode ())
  print r
  r <- try (evaluate (let xs = [1,2,3] in xs !! 5)) :: IO (Either SomeException Int)
  putStrLn (either (const "idx") show r)
  print =<< (try (ioError (userError "mine")) :: IO (Either IOException ()))
  r <- tryJust (\e -> if e == DivideByZero then Just () else Nothing) (evaluate (5 `mod` (0 :: Int)))
  print r
  (throw (MyErr "a" 1) :: IO ()) `catch` \(MyErr s n) -> putStrLn (s ++ show n)
  res <- bracket (putStrLn "acquire" >> return 5) (\_ -> putStrLn "release") (\x -> return (x * 2))
  print res
  r <- try (evaluate (assertPositive (-1)))
  case r of
    Left (ErrorCall m) -> putStrLn ("caught: " ++ m)
    Right v -> print v
  throwIO (MyErr "final" 2) `onException` putStrLn "on exception"
assertPositive :: Int -> Int
assertPositive n | n > 0 = n
                 | otherwise = error ("not positive: " ++ show n)
-- expected stdout:
-- | io: /nonexistent/file: openFile: does not exist (No such file or directory)
-- | Left (ExitFailure 4)
-- | idx
-- | Left user error (mine)
-- | Left ()
-- | a1
-- | acquire
-- | release
-- | 10
-- | caught: not positive: -1
-- | on exception
