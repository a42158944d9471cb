-- Control.Monad.Catch of the package exceptions.
import Control.Exception (ArithException(..), ErrorCall(..), evaluate)
import Control.Monad.Catch
import Control.Monad.Except
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Trans.Maybe
import Control.Monad.Writer

data Broken = Broken String Int
  deriving Show
instance Exception Broken

halve :: MonadThrow m => Int -> m Int
halve n
  | even n = return (n `div` 2)
  | otherwise = throwM (Broken "odd" n)

logged :: Int -> StateT [String] IO Int
logged n = do
  modify (("in " ++ show n) :)
  r <- halve n `catch` \(Broken why m) -> modify ((why ++ " " ++ show m) :) >> return 0
  modify ("out" :)
  return r

main :: IO ()
main = do
  print (halve 8 :: Maybe Int, halve 7 :: Maybe Int, halve 6 :: [Int], halve 5 :: [Int])
  print (either (const "failed") show (halve 4), either displayException show (halve 3))
  runStateT (mapM logged [4, 5]) [] >>= print
  r <- try (halve 9) :: IO (Either Broken Int)
  print r
  tried <- runReaderT (try (asks (`div` 0) >>= liftIO . evaluate)) (1 :: Int)
  print (tried :: Either ArithException Int)
  (do bracket (putStrLn "acquire" >> return 3) (\_ -> putStrLn "release") (\n -> halve n) >>= print)
    `catchAll` \e -> putStrLn ("outside: " ++ show e)
  (a, s) <- runStateT (bracket (modify (+ 1) >> return 'r') (\_ -> modify (* 10)) (\c -> modify (+ 2) >> return [c, c])) 0
  print (a, s)
  e <- runExceptT (finally (throwError "no" :: ExceptT String IO ()) (liftIO (putStrLn "finally")))
  print e
  m <- runMaybeT (bracket_ (lift (putStrLn "before")) (lift (putStrLn "after")) (MaybeT (return (Nothing :: Maybe Int))))
  print m
  (w, out) <- runWriterT ((tell ["one"] >> throwM (ErrorCall "lost")) `catch` \(ErrorCall x) -> tell ["caught " ++ x] >> return 7)
  print (w :: Int, out)
  h <- (evaluate (length [1, undefined, error "x" :: Int]) >> throwM Overflow) `catches`
         [Handler (\(ErrorCall x) -> return x), Handler (\x -> return (show (x :: ArithException)))]
  putStrLn h
  (throwM DivideByZero `onException` putStrLn "cleaning") `catchAll` \x -> putStrLn ("then " ++ show x)
  handleIf (\(Broken _ n) -> n > 3) (\_ -> return 0) (halve 5) >>= print
  (r2, ()) <- generalBracket (return ()) (\_ exit -> case exit of
    ExitCaseSuccess n -> putStrLn ("ended with " ++ show (n :: Int))
    ExitCaseException x -> putStrLn ("failed with " ++ show x)
    ExitCaseAbort -> putStrLn "aborted") (\_ -> halve 10)
  print r2
  print =<< runExceptT (mask (\restore -> restore (lift (halve 2) >> throwError "masked")) :: ExceptT String IO Int)
-- expected stdout:
-- | (Just 4,Nothing,[3],[])
-- | ("2","Broken \"odd\" 3")
-- | ([2,0],["out","odd 5","in 5","out","in 4"])
-- | Left (Broken "odd" 9)
-- | Left divide by zero
-- | acquire
-- | release
-- | outside: Broken "odd" 3
-- | ("rr",30)
-- | finally
-- | Left "no"
-- | before
-- | after
-- | Nothing
-- | (7,["caught lost"])
-- | arithmetic overflow
-- | cleaning
-- | then divide by zero
-- | 0
-- | ended with 5
-- | 5
-- | Left "masked"
