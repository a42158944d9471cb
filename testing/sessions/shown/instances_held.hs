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
