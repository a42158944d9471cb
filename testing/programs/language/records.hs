-- Construction, update, patterns, field labels of several constructors, puns and wildcards.
{-# LANGUAGE NamedFieldPuns, RecordWildCards #-}
module Main where

data Person = Person { name :: String, age :: Int, email :: Maybe String } deriving (Show, Eq, Ord)

data Vehicle
  = Car { wheels :: Int, maker :: String }
  | Bike { wheels :: Int }
  deriving (Show, Read, Eq)

newtype Wrapper a = Wrapper { unwrap :: a } deriving Show

data Op = Op { (<+>) :: Int -> Int -> Int, label :: String }

older :: Int -> Person -> Person
older n p = p { age = age p + n }

describe :: Person -> String
describe Person { name = n, age = a } | a < 18 = n ++ " is young"
describe Person { name } = name ++ " is grown up"

summary :: Person -> String
summary Person {..} = name ++ "/" ++ show age ++ maybe "" ("/" ++) email

make :: String -> Person
make name = Person { email = Nothing, .. } where age = 33

main :: IO ()
main = do
  let ann = Person { name = "Ann", age = 17, email = Just "ann@example.org" }
      bob = Person "Bob" 44 Nothing
  print ann
  print (older 3 ann)
  putStrLn (describe ann)
  putStrLn (describe (older 1 ann))
  print (ann < bob, ann == ann { age = 17 }, map age [ann, bob])
  print [Car { wheels = 4, maker = "x" }, Bike 2]
  print (map wheels [Car 4 "y", Bike { wheels = 3 }])
  print ((Car 4 "z") { wheels = 6 })
  print (read "Car { wheels = 3, maker = \"q\" }" :: Vehicle)
  print (unwrap (Wrapper 'c'), Wrapper (Just (-3)))
  let op = Op { (<+>) = (*), label = "times" }
  print ((<+>) op 6 7, label op)
  putStrLn (summary ann)
  putStrLn (summary (make "Zoe"))
  print (case Bike {wheels = 1} of Car {} -> "car"; Bike {} -> "bike")
-- expected stdout:
-- | Person {name = "Ann", age = 17, email = Just "ann@example.org"}
-- | Person {name = "Ann", age = 20, email = Just "ann@example.org"}
-- | Ann is young
-- | Ann is grown up
-- | (True,True,[17,44])
-- | [Car {wheels = 4, maker = "x"},Bike {wheels = 2}]
-- | [4,3]
-- | Car {wheels = 6, maker = "z"}
-- | Car {wheels = 3, maker = "q"}
-- | ('c',Wrapper {unwrap = Just (-3)})
-- | (42,"times")
-- | Ann/17/ann@example.org
-- | Zoe/33
-- | "bike"
