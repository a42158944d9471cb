-- plant: >>>> | (c, f' >>>> g') => (c, S f >>>> g')
-- plant: both | both f' g' => both f' (S g)
-- plant: feed | feed s xs => feed (S f) xs
-- plant: delay | (x0, delay x) => (x, delay x)
-- plant: total | acc + x => acc - x
module Main where

-- A function that gives its successor beside its result, in a newtype that leads to itself.
newtype S a b = S { run :: a -> (b, S a b) }
arr :: (a -> b) -> S a b
arr f = S (\a -> (f a, arr f))
(>>>>) :: S a b -> S b c -> S a c
S f >>>> S g = S (\a -> let (b, f') = f a; (c, g') = g b in (c, f' >>>> g'))
delay :: a -> S a a
delay x0 = S (\x -> (x0, delay x))
total :: Int -> S Int Int
total acc = S (\x -> let n = acc + x in (n, total n))
both :: S a b -> S a c -> S a (b, c)
both (S f) (S g) = S (\a -> let (b, f') = f a; (c, g') = g a in ((b, c), both f' g'))
feed :: S a b -> [a] -> [b]
feed _ [] = []
feed (S f) (x : xs) = let (y, s) = f x in y : feed s xs
main :: IO ()
main = do
  print (feed (total 0 >>>> delay 0) [1, 2, 3, 4])
  print (feed (both (arr (* 2)) (total 10) >>>> arr (uncurry (-))) [5, 6, 7])
