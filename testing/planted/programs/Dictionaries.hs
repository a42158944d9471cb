-- plant: name | instance Named Int where { name _ = "Int"; mark = 1 } => instance Named Int where { name _ = "int"; mark = 1 }
-- plant: mark | instance Named Integer where { name _ = "Integer"; mark = 2 } => instance Named Integer where { name _ = "Integer"; mark = 1 }
-- plant: name | name p = "(" ++ name (fst p) => name p = "[" ++ name (fst p)
-- plant: deep | deep n x = deep (n - 1) (x, x) => deep n x = deep (n - 2) (x, x)
-- plant: twice | twice f = (f (3 :: Int), f (3 :: Integer)) => twice f = (f (3 :: Int), f (4 :: Integer))
-- plant: tagged | tagged x = name x ++ show (mark `asTypeOf` x) => tagged x = name x ++ show (mark `asTypeOf` x) ++ "!"
{-# LANGUAGE RankNTypes, ExistentialQuantification #-}
module Main where

-- Dictionaries that are made while the program runs: nothing but they knows the types.
class Show a => Named a where
  name :: a -> String
  mark :: a

instance Named Int where { name _ = "Int"; mark = 1 }
instance Named Integer where { name _ = "Integer"; mark = 2 }
instance (Named a, Named b) => Named (a, b) where
  name p = "(" ++ name (fst p) ++ "," ++ name (snd p) ++ ")"
  mark = (mark, mark)

-- Polymorphic recursion.
deep :: Named a => Int -> a -> String
deep 0 x = tagged x
deep n x = deep (n - 1) (x, x)

tagged :: Named a => a -> String
tagged x = name x ++ show (mark `asTypeOf` x)

-- A function that is used at two types.
twice :: (forall a. Named a => a -> String) -> (String, String)
twice f = (f (3 :: Int), f (3 :: Integer))

data Some = forall a. Named a => Some a

main :: IO ()
main = do
  putStrLn (deep 2 (3 :: Int))
  putStrLn (deep 1 (3 :: Integer))
  print (twice tagged)
  mapM_ (\(Some x) -> putStrLn (tagged x)) [Some (3 :: Int), Some (3 :: Integer), Some (3 :: Int, 4 :: Integer)]
