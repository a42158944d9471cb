{-# LANGUAGE ExistentialQuantification #-}
module Main where

data Obj = forall a. Show a => Obj a

-- The type of the result is the hidden one.
get (Obj x) = x

elements :: [Obj] -> [String]
elements objs = [show y | Obj x <- objs, let y = [x]]

ok :: Obj -> String
ok (Obj x) = let y = [x] in show y ++ case Obj (x, y) of Obj z -> show z

first :: Maybe Obj -> IO ()
first m = do
  Just (Obj x) <- return m
  let y = (x, x)
  print y

main :: IO ()
main = do
  putStrLn (ok (Obj 'x'))
    putStrLn "a statement that is indented too far"
-- expected stderr:
-- | fail_hidden_type_escapes.hs:7:15: error: I expected `b` but found `a`
-- |  7 | get (Obj x) = x
-- |    |               ^
-- |   note: A type that is known only inside would leave its scope: a type variable of a signature, or the type that a constructor with `forall` hides.
-- | fail_hidden_type_escapes.hs:23:3: error: there are too many arguments: with 1 argument the type is already `IO ()`
-- |  23 |   putStrLn (ok (Obj 'x'))
-- |     |   ^^^^^^^^
-- | fail_hidden_type_escapes.hs:24:5: note: this is one argument too many; if a new statement begins here, it must stand in the column of the other statements
-- |  24 |     putStrLn "a statement that is indented too far"
-- |     |     ^^^^^^^^
-- | 2 errors
