module GHC.Enum
  ( Bounded(..), Enum(..), boundedEnumFrom, boundedEnumFromThen, toEnumError, fromEnumError, succError, predError
  ) where

boundedEnumFrom :: (Enum a, Bounded a) => a -> [a]
boundedEnumFrom n = map toEnum [fromEnum n .. fromEnum (maxBound `asTypeOf` n)]

boundedEnumFromThen :: (Enum a, Bounded a) => a -> a -> [a]
boundedEnumFromThen n1 n2
  | i2 >= i1 = map toEnum [i1, i2 .. fromEnum (maxBound `asTypeOf` n1)]
  | otherwise = map toEnum [i1, i2 .. fromEnum (minBound `asTypeOf` n1)]
  where
    i1 = fromEnum n1
    i2 = fromEnum n2

toEnumError :: Show a => String -> Int -> (a, a) -> b
toEnumError name i bounds = errorWithoutStackTrace ("Enum.toEnum{" ++ name ++ "}: tag (" ++ show i ++
  ") is outside of bounds " ++ show bounds)

fromEnumError :: Show a => String -> a -> b
fromEnumError name x = errorWithoutStackTrace ("Enum.fromEnum{" ++ name ++ "}: value (" ++ show x ++
  ") is outside of Int's bounds " ++ show (minBound :: Int, maxBound :: Int))

succError, predError :: String -> a
succError name = errorWithoutStackTrace (name ++ ".succ: bad argument")
predError name = errorWithoutStackTrace (name ++ ".pred: bad argument")
