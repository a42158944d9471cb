module System.Environment
  ( getArgs, getProgName, getExecutablePath, lookupEnv, getEnv, getEnvironment, setEnv, unsetEnv, withArgs, withProgName
  ) where

import Inquest.Exception

foreign import prim "getArgs" getArgs :: IO [String]
foreign import prim "getProgName" getProgName :: IO String
foreign import prim "getExecutablePath" getExecutablePath :: IO FilePath
foreign import prim "lookupEnv" lookupEnv :: String -> IO (Maybe String)
foreign import prim "getEnvironment" getEnvironment :: IO [(String, String)]
foreign import prim "setEnv" primSetEnv :: String -> String -> IO ()
foreign import prim "unsetEnv" unsetEnv :: String -> IO ()
foreign import prim "setArgs" primSetArgs :: String -> [String] -> IO ()

getEnv :: String -> IO String
getEnv name = lookupEnv name >>= maybe missing return
  where missing = ioError (IOError NoSuchThing "getEnv" "no environment variable" (Just name))

-- | An empty value removes the variable.
setEnv :: String -> String -> IO ()
setEnv name value = if null value then unsetEnv name else primSetEnv name value

withArgs :: [String] -> IO a -> IO a
withArgs arguments action = getProgName >>= \name -> withProgram name arguments action

withProgName :: String -> IO a -> IO a
withProgName name action = getArgs >>= \arguments -> withProgram name arguments action

-- | The name and the arguments are as before when the action is done, or has failed.
withProgram :: String -> [String] -> IO a -> IO a
withProgram name arguments action =
  getProgName >>= \oldName -> getArgs >>= \oldArguments ->
  primSetArgs name arguments >>
  primIoCatch action (\e -> primSetArgs oldName oldArguments >> primIoRaise e) >>= \result ->
  primSetArgs oldName oldArguments >> return result
