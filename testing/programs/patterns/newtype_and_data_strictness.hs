-- H2010 3.17.2 and 4.2.3: a newtype pattern forces nothing, a data pattern forces the constructor.
module Main where

newtype N = N Int
data D = D Int
data S = S !Int

n :: N -> Int
n (N _) = 42

d :: D -> Int
d (D _) = 42

lazyD :: D -> Int
lazyD ~(D _) = 42

s :: S -> Int
s (S _) = 42

data Pair a b = Pair !a b

main :: IO ()
main = do
  print (n undefined)
  print (n (N undefined))
  print (d (D undefined))
  print (lazyD undefined)
  print (s (S 1))
  case N undefined of N _ -> putStrLn "newtype"
  let Pair a _ = Pair 1 undefined
  print (a :: Int)
  print (case Pair 2 undefined of Pair x _ -> x)
  putStrLn (seq (D undefined) "seq on data is fine")
  putStrLn (seq (\_ -> undefined :: Int) "seq on a function is fine")
  putStrLn (seq (Just undefined) "seq on Just is fine")

-- expected stdout:
-- | 42
-- | 42
-- | 42
-- | 42
-- | 42
-- | newtype
-- | 1
-- | 2
-- | seq on data is fine
-- | seq on a function is fine
-- | seq on Just is fine
