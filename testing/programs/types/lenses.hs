{-# LANGUAGE RankNTypes #-}
module Main where
import Data.Functor.Identity
import Data.Functor.Const

type Lens s t a b = forall f. Functor f => (a -> f b) -> s -> f t
type Lens' s a = Lens s s a a
type Traversal s t a b = forall f. Applicative f => (a -> f b) -> s -> f t

lens :: (s -> a) -> (s -> b -> t) -> Lens s t a b
lens g s f x = s x <$> f (g x)

both :: Traversal (a, a) (b, b) a b
both f (a, b) = (,) <$> f a <*> f b

view :: Lens s t a b -> s -> a
view l = getConst . l Const
over :: ((a -> Identity b) -> s -> Identity t) -> (a -> b) -> s -> t
over l f = runIdentity . l (Identity . f)
set :: Lens s t a b -> b -> s -> t
set l b = over l (const b)

data Address = Address { _street :: String, _zip :: Int } deriving Show
data Person = Person { _name :: String, _address :: Address } deriving Show

name :: Lens' Person String
name = lens _name (\p n -> p { _name = n })
address :: Lens' Person Address
address = lens _address (\p a -> p { _address = a })
zipCode :: Lens' Address Int
zipCode f a = (\z -> a { _zip = z }) <$> f (_zip a)

ix :: Int -> Lens' [a] a
ix n = lens (!! n) (\xs x -> take n xs ++ [x] ++ drop (n + 1) xs)

pick :: Bool -> Lens' (a, a) a
pick True f (a, b) = (\a' -> (a', b)) <$> f a
pick False f (a, b) = (\b' -> (a, b')) <$> f b

main :: IO ()
main = do
  let p = Person "ann" (Address "high" 12345)
  print (view (address . zipCode) p)
  print (over (address . zipCode) (+ 1) p)
  print (set name "bob" p)
  print (over both length ("abc", "de"))
  print (view (ix 1 . pick False) [(1, 2), (3, 4 :: Int)])
  print (set (pick True) 'x' ('a', 'b'))
-- expected stdout:
-- | 12345
-- | Person {_name = "ann", _address = Address {_street = "high", _zip = 12346}}
-- | Person {_name = "bob", _address = Address {_street = "high", _zip = 12345}}
-- | (3,2)
-- | 4
-- | ('x','b')
