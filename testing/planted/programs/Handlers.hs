-- plant: subscribe | hs ++ [h] => h : hs
-- plant: emit | mapM_ ($ e) hs => mapM_ ($ e) (take 1 hs)
-- plant: counter | (+ 1) => (+ 2)
-- plant: filtered | p e => not (p e)
-- plant: logger | pre ++ => drop 1 pre ++
module Main where
import Control.Monad
import Control.Monad.State

-- Handlers in the state of State: actions that take and make handlers, called from inside others.
type Handler = String -> State World ()
data World = World { handlers :: [Handler], count :: Int, out :: [String] }
subscribe :: Handler -> State World ()
subscribe h = modify (\w -> let hs = handlers w in w { handlers = hs ++ [h] })
emit :: String -> State World ()
emit e = do { hs <- gets handlers; mapM_ ($ e) hs }
counter :: Handler
counter _ = modify (\w -> w { count = (+ 1) (count w) })
logger :: String -> Handler
logger pre e = modify (\w -> w { out = (pre ++ e) : out w })
filtered :: (String -> Bool) -> Handler -> Handler
filtered p h e = when (p e) (h e)
scenario :: State World ()
scenario = do
  subscribe counter
  subscribe (filtered ((> 2) . length) (logger "> "))
  emit "ab"
  emit "abc"
  subscribe (\e -> when (e == "more") (emit "nested"))
  emit "more"
main :: IO ()
main = let w = execState scenario (World [] 0 []) in print (count w, out w)
