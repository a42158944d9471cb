-- An exit code of 0 is no success where it says that it is a failure.
import Control.Exception
import System.Exit

main :: IO ()
main = do
  print (ExitFailure 0 == ExitSuccess, ExitFailure 0 == ExitFailure 0, ExitFailure 1 == ExitFailure 2)
  print (compare ExitSuccess (ExitFailure 0))
  mapM_ throws [ExitSuccess, ExitFailure 0, ExitFailure 3, ExitFailure (-1)]

throws :: ExitCode -> IO ()
throws code = do
  caught <- try (throwIO code)
  print (caught :: Either ExitCode ())
-- expected stdout:
-- | (False,True,False)
-- | LT
-- | Left ExitSuccess
-- | Left (ExitFailure 0)
-- | Left (ExitFailure 3)
-- | Left (ExitFailure (-1))
