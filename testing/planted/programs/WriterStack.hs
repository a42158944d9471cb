-- plant: tickets | M.insert k n m => M.insert k 1 m
-- plant: nested | local (+ 1) => local (+ 2)
-- plant: visit | n `div` 2 => n - 2
-- plant: summary | v * n => v + n
-- plant: runApp | [("odd", 10)] => [("even", 10)]
module Main where
import Control.Monad.State
import Control.Monad.Writer
import Control.Monad.Reader
import qualified Data.Map as M

type App = ReaderT Int (WriterT [String] (State (M.Map String Int)))

tickets :: String -> App Int
tickets k = do
  m <- get
  let n = M.findWithDefault 0 k m + 1
  put (M.insert k n m)
  tell [k ++ show n]
  return n

nested :: App a -> App a
nested = local (+ 1)

visit :: Int -> App Int
visit 0 = ask
visit n = do
  d <- ask
  a <- tickets (if even n then "even" else "odd")
  b <- nested (visit (n `div` 2))
  when (d > 1) $ tell ["deep " ++ show d]
  return (a + b)

summary :: App String
summary = do
  m <- gets M.toList
  n <- asks (* 2)
  return (unwords [k ++ "=" ++ show (v * n) | (k, v) <- m])

runApp :: App a -> ((a, [String]), M.Map String Int)
runApp app = runState (runWriterT (runReaderT app 0)) (M.fromList [("odd", 10)])

main :: IO ()
main = do
  print (runApp (visit 11))
  print (runApp (visit 2 >> nested summary))
  print (fst (runApp (censor (map reverse) (mapM visit [1, 2]))))
