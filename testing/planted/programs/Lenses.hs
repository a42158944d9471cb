-- plant: over | over l f = runId . l (Id . f) => over l f = runId . l (Id . f . f)
-- plant: street | (\s' -> a { streetOf = s' }) => (\s' -> a { cityOf = s' })
-- plant: rename | map toUpper => map toLower
{-# LANGUAGE RankNTypes #-}
module Main where

import Data.Char (toLower, toUpper)

newtype Id a = Id { runId :: a }
instance Functor Id where fmap f (Id a) = Id (f a)

newtype K b a = K { getK :: b }
instance Functor (K b) where fmap _ (K b) = K b

type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s

view :: Lens s a -> s -> a
view l = getK . l K

over :: Lens s a -> (a -> a) -> s -> s
over l f = runId . l (Id . f)

set :: Lens s a -> a -> s -> s
set l a = over l (const a)

data Address = Address { streetOf :: String, cityOf :: String } deriving (Show, Eq)
data Person = Person { nameOf :: String, ageOf :: Int, addressOf :: Address } deriving (Show, Eq)

street :: Lens Address String
street k a = fmap (\s' -> a { streetOf = s' }) (k (streetOf a))

city :: Lens Address String
city k a = fmap (\c -> a { cityOf = c }) (k (cityOf a))

address :: Lens Person Address
address k p = fmap (\a -> p { addressOf = a }) (k (addressOf p))

age :: Lens Person Int
age k p = (\n -> p { ageOf = n }) <$> k (ageOf p)

birthday :: Person -> Person
birthday = over age (+ 1)

rename :: Person -> Person
rename = over (address . street) (map toUpper)

move :: String -> Person -> Person
move c = set (address . city) c . birthday

main :: IO ()
main = do
  let p = Person "Ann" 41 (Address "High Street" "Oxford")
  print (rename p)
  print (move "Leeds" p)
  putStrLn (view (address . city) (move "York" (rename p)))
