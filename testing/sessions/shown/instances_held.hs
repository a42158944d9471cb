{-# LANGUAGE ExistentialQuantification #-}
-- A constructor that holds an instance says which: the two calls of describe are different statements.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
module Main where

newtype Tag u = Tag Int
data Km = Km
data Mi = Mi

class Unit u where
  unit :: Tag u -> String
instance Unit Km where
  unit _ = "km"
instance Unit Mi where
  unit _ = "km"

data Any = forall u. Unit u => Any (Tag u)

describe :: Any -> String
describe (Any t@(Tag n)) = show n ++ unit t

main :: IO ()
main = mapM_ (putStrLn . describe) [Any (Tag 3 :: Tag Km), Any (Tag 3 :: Tag Mi)]
-- expected stdout:
-- | 3km
-- | 3km
-- expected session:
-- | 3km
-- | 3km
-- | 1. main = {prints "3km\n3km\n"} ? no
-- | 2. describe ((Any :: Unit Km => _) (Tag 3)) = "3km" ? yes
-- | 3. describe ((Any :: Unit Mi => _) (Tag 3)) = "3km" ? no
-- | 4. (unit :: Tag Mi -> String) (Tag 3) = "km" ? no
-- | The fault is in unit of Unit Mi, instances_held.hs:19:3
-- |     unit _ = "km"
