-- plant: go | go (x : seen) xs => go seen xs
-- plant: go | x `elem` seen => x `elem` xs
-- plant: go | go (x : seen) xs => go xs (x : seen)
-- Laziness: knots that are tied, infinite lists and trees, values that need their own result.
module Main where

data Stream a = Cons a (Stream a)

takeS :: Int -> Stream a -> [a]
takeS 0 _ = []
takeS n (Cons x xs) = x : takeS (n - 1) xs

iterateS :: (a -> a) -> a -> Stream a
iterateS f x = Cons x (iterateS f (f x))

interleave :: Stream a -> Stream a -> Stream a
interleave (Cons x xs) ys = Cons x (interleave ys xs)

ruler :: Stream Int
ruler = from 0
  where
    from n = interleave (repeatS n) (from (n + 1))
    repeatS k = Cons k (repeatS k)

data Tree = Leaf Int | Fork Tree Tree

-- One pass: every leaf becomes the least one.
repMin :: Tree -> Tree
repMin t = t'
  where
    (t', least) = go t
    go (Leaf n) = (Leaf least, n)
    go (Fork l r) = (Fork l' r', min a b)
      where
        (l', a) = go l
        (r', b) = go r

flatten :: Tree -> [Int]
flatten (Leaf n) = [n]
flatten (Fork l r) = flatten l ++ flatten r

data Person = Person {name :: String, friend :: Person}

pair :: (Person, Person)
pair = (a, b)
  where
    a = Person "ann" b
    b = Person "bob" a

far :: Int -> Person -> String
far 0 p = name p
far n p = far (n - 1) (friend p)

fibs, evens :: [Integer]
fibs = 0 : scanl (+) 1 fibs
evens = [n | n <- fibs, even n]

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

digits :: Int -> Int -> [Int]
digits p q = take 6 (go (p `mod` q))
  where
    go r = let r' = 10 * r in r' `div` q : go (r' `mod` q)

firstRepeat :: [Int] -> Maybe Int
firstRepeat = go []
  where
    go _ [] = Nothing
    go seen (x : xs)
      | x `elem` seen = Just x
      | otherwise = go (x : seen) xs

main :: IO ()
main = do
  print (takeS 8 ruler)
  print (takeS 4 (iterateS (* 2) 3))
  print (flatten (repMin (Fork (Fork (Leaf 5) (Leaf 2)) (Leaf 9))))
  putStrLn (far 3 (fst pair))
  print (takeWhile (< 50) evens)
  mapM_ print (take 4 pascal)
  print (digits 1 7)
  print (firstRepeat (iterate (\n -> (n * n + 1) `mod` 11) 3), fst (3, undefined :: Int))
