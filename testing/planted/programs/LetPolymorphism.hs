-- Local definitions: polymorphic lets, local operators, shadowing, functions in where with guards.
module Main where

infixr 5 +++

(+++) :: [a] -> [a] -> [a]
xs +++ ys = foldr (:) ys xs

both :: (Int, String) -> (Int, String)
both (n, s) =
  let twice f = f . f
      wrap x = [x, x]
   in (twice (+ n) 1, concat (wrap (twice tail s)))

distance :: (Int, Int) -> (Int, Int) -> Int
distance p q = p |-| q
  where
    infixl 6 |-|
    (a, b) |-| (c, d) = gap a c + gap b d
    gap m n
      | m < n = n - m
      | otherwise = m - n

shadow :: Int -> Int
shadow x =
  let y = x + 1
   in let x = y * 2
       in case x of
            6 -> y
            x | x > 10 -> x - y
              | otherwise -> x + y

grades :: [(String, Int)] -> [(String, Char)]
grades marks = [(who, grade (curve m)) | (who, m) <- marks]
  where
    top = maximum (map snd marks)
    curve m = m * 100 `div` top
    grade m
      | m >= 90 = 'A'
      | m >= 75, even m = 'B'
      | m >= 60 = 'C'
      | otherwise = 'F'

vectors :: [(Int, Int)] -> (Int, Int)
vectors vs = foldr (<+>) zero [2 *. v | v <- vs]
  where
    (a, b) <+> (c, d) = (a + c, b + d)
    k *. (a, b) = (k * a, k * b)
    zero = (0, 0)

pairs :: [a] -> [b] -> [(a, b)]
pairs xs ys = let combine = (,) in zipWith combine xs ys

select :: Bool -> (a, a) -> a
select which (a, b) = let choose c x y = if c then x else y in choose which a b

days :: Int -> Int -> Int
days month year
  | month `elem` [4, 6, 9, 11] = 30
  | month == 2 = if leap then 29 else 28
  | otherwise = 31
  where
    leap = year `mod` 4 == 0 && (year `mod` 100 /= 0 || year `mod` 400 == 0)

main :: IO ()
main = do
  print (both (3, "abcd"))
  print (distance (1, 5) (4, 3))
  print (map shadow [2, 5, 1])
  print (grades [("ann", 40), ("bob", 31), ("cy", 33), ("di", 20)])
  print (vectors [(1, 2), (3, 4)])
  print (pairs "ab" [True, False], pairs [1 :: Int] "x")
  print (select True (1 :: Int, 2), select False ('a', 'b'))
  print ([1, 2] +++ [3 :: Int] +++ [], map (days 2) [1900, 2000, 2004], days 9 1999)
