{-# LANGUAGE ExistentialQuantification #-}
module Main where

-- Values that hold an instance: the same fields, and yet not the same.
newtype Tag u = Tag Int
data Km = Km
data Mi = Mi

class Unit u where
  unit :: Tag u -> String
  metres :: Tag u -> Int
instance Unit Km where
  unit _ = "km"
  metres (Tag n) = 1000 * n
instance Unit Mi where
  unit _ = "mi"
  metres (Tag n) = 1609 * n

data Any = forall u. Unit u => Any (Tag u)

describe :: Any -> String
describe (Any t@(Tag n)) = show n ++ unit t

longest :: Any -> Any -> Any
longest a@(Any x) b@(Any y)
  | metres x >= metres y = a
  | otherwise = b

data Shape = forall s. (Show s, Ord s) => Shape { sides :: [s] }

widest :: Shape -> String
widest (Shape ss) = show (maximum ss)

main :: IO ()
main = do
  let km = Any (Tag 3 :: Tag Km)
      mi = Any (Tag 3 :: Tag Mi)
  mapM_ (putStrLn . describe) [km, mi]
  putStrLn (describe (longest km mi))
  putStrLn (describe (longest mi km))
  mapM_ (putStrLn . widest) [Shape [1, 3, 2 :: Int], Shape [2.5, 1 :: Double], Shape "abc"]
-- plant: unit | unit _ = "mi" => unit _ = "km"
-- plant: metres | 1609 * n => 609 * n
-- plant: longest | metres x >= metres y => metres x < metres y
-- plant: describe | show n ++ unit t => show n ++ " " ++ unit t
-- plant: widest | maximum ss => head ss
