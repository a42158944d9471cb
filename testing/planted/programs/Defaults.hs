-- plant: def | instance Default Integer where { def = 2 } => instance Default Integer where { def = 1 }
-- plant: def | instance Default Int where { def = 1 } => instance Default Int where { def = 2 }
-- plant: def | Default [a] where { def = [def, def] } => Default [a] where { def = [def] }
-- plant: both | both = (def, def) => both = (def, succ def)
-- plant: reset | reset (S n m) = S def def => reset (S n m) = S n def
-- plant: known | known = Any (def :: Int) => known = Any (def + 1 :: Int)
{-# LANGUAGE ExistentialQuantification #-}
module Main where

-- Constants of one name and one value that are different things.
class Default a where
  def :: a

instance Default Int where { def = 1 }
instance Default Integer where { def = 2 }
instance Default Bool where { def = True }
instance Default a => Default [a] where { def = [def, def] }
instance Default a => Default (Maybe a) where { def = Just def }

both :: (Default a, Enum a) => (a, a)
both = (def, def)

data S = S Int Integer deriving Show

reset :: S -> S
reset (S n m) = S def def

data Any = forall a. (Default a, Show a) => Any a

known :: Any
known = Any (def :: Int)

other :: Any
other = Any (def :: Integer)

-- Which instance it is, only the dictionary in the value knows.
again :: Any -> String
again (Any x) = show (again' x)

again' :: Default a => a -> a
again' _ = def

main :: IO ()
main = do
  print (both :: (Int, Int))
  print (both :: (Integer, Integer))
  print (reset (S 7 8))
  print (def :: [[Int]], def :: [Maybe Integer])
  mapM_ (putStrLn . again) [known, other]
  mapM_ (\(Any x) -> print x) [known, other]
