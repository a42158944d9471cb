-- plant: makeShell | ("again", again shell) => ("again", showVar shell)
-- plant: value | M.findWithDefault (read w) w m => M.findWithDefault 0 w m
-- plant: pair | k ++ "=" ++ show v => show v ++ "=" ++ k
-- plant: again | filter (/= "again") h => h
-- plant: execute | (line :) => (++ [line])
module Main where
import qualified Data.Map as M
import Data.IORef
import Data.List (intercalate)

-- A shell whose commands are actions in a map.
data Shell = Shell { vars :: IORef (M.Map String Int), history :: IORef [String], commands :: M.Map String ([String] -> IO String) }

makeShell :: IO Shell
makeShell = do
  v <- newIORef M.empty
  h <- newIORef []
  let shell = Shell v h table
      table = M.fromList [("set", setVar shell), ("add", addVar shell), ("show", showVar shell), ("again", again shell), ("list", const (listVars shell))]
  return shell

setVar, addVar, showVar, again :: Shell -> [String] -> IO String
setVar sh [name, value] = do
  modifyIORef (vars sh) (M.insert name (read value))
  return "ok"
setVar _ args = return ("set: " ++ show (length args) ++ " arguments")
addVar sh (name : rest) = do
  m <- readIORef (vars sh)
  let total = sum (map (value m) rest)
  writeIORef (vars sh) (M.insertWith (+) name total m)
  return (show total)
  where value m w = M.findWithDefault (read w) w m
addVar _ [] = return "add: what?"
showVar sh names = do
  m <- readIORef (vars sh)
  return (intercalate "," [maybe "?" show (M.lookup n m) | n <- names])
again sh _ = do
  h <- readIORef (history sh)
  case filter (/= "again") h of
    [] -> return "nothing"
    line : _ -> execute sh line

listVars :: Shell -> IO String
listVars sh = unwords . map pair . M.toList <$> readIORef (vars sh)
  where pair (k, v) = k ++ "=" ++ show v

execute :: Shell -> String -> IO String
execute sh line = case words line of
  [] -> return ""
  c : args -> do
    modifyIORef (history sh) (line :)
    maybe (return ("unknown " ++ c)) ($ args) (M.lookup c (commands sh))

main :: IO ()
main = do
  sh <- makeShell
  mapM_ (\l -> execute sh l >>= putStrLn) ["set x 3", "add x 4 x", "show x y", "set y", "again", "add y x 1", "again", "list", "nope"]
