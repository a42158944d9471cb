-- A field whose type mentions no variable has that type wherever the value comes from, here a reference: a Word64 is
-- never shown as a negative number.
-- debug:
-- answer: no
-- answer: no
import Data.IORef
import Data.Word

data Generator = Generator Word64 Word8

next :: IORef Generator -> IO Word64
next r = do
  Generator s n <- readIORef r
  let s' = s * 6364136223846793005 + 1442695040888963407
  writeIORef r (Generator s' (n - 1))
  return (s' `div` 4)

main :: IO ()
main = do
  r <- newIORef (Generator 7 200)
  a <- next r
  b <- next r
  print (a > b)
-- expected stdout:
-- | False
-- expected session:
-- | False
-- | 1. main = {prints "False\n"} ? no
-- | 2. next <ref 1> = {reads Generator 7 _ from <ref 1>; sets <ref 1> to Generator 9098160460397411210 _; returns 2274540115099352802} ? no
-- | The fault is in next, words_in_references.hs:12:1
-- |     next r = do
-- |       Generator s n <- readIORef r
-- |       let s' = s * 6364136223846793005 + 1442695040888963407
-- |       writeIORef r (Generator s' (n - 1))
-- |                                   ~~~~~
-- |       return (s' `div` 4)
