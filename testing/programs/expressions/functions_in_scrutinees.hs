-- What a scrutinee or an operand allocates stays in the trail beside what the alternatives allocate.
module Main (main) where

choose :: Bool -> Int
choose b = case (if b then [] else (let g p = [p, 1] in g 0)) of
  [] -> 3
  (x : _) -> let h q = q + x in h 4

both :: Int -> Int -> Int
both m n =
  (case compare m n of { LT -> let f x = x * 2 in f m; _ -> n }) +
  (case m `mod` 3 of { 0 -> 1; k -> let f x = x - k in f (f n) })

inner :: [Int] -> Int
inner xs = case (case xs of { [] -> Nothing; (y : _) | y > 2 -> Just (let f z = z + y in f); _ -> Just negate }) of
  Nothing -> 0
  Just f -> let g z = f (f z) in g 10

main :: IO ()
main = do
  print (map choose [True, False])
  print [both m n | m <- [1 .. 3], n <- [2, 3]]
  print (map inner [[], [1], [5]])
-- expected stdout:
-- | [3,4]
-- | [2,3,0,3,3,4]
-- | [0,10,20]
