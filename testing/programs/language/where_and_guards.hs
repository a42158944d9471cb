-- where scopes over all guards; shadowing; nested where; local functions that use what is around them; operators in where.
module Main where

bmi :: Double -> Double -> String
bmi weight height
  | index <= low = "under"
  | index <= high = "normal"
  | otherwise = "over"
  where
    index = weight / height ^ 2
    (low, high) = (18.5, 25.0)

collatz :: Int -> [Int]
collatz n = go n []
  where
    go 1 acc = reverse (1 : acc)
    go m acc
      | even m = next (m `div` 2)
      | otherwise = next (3 * m + 1)
      where
        next k = go k (m : acc)

shadow :: Int -> Int
shadow x = let x' = x + 1; y = f x' in y + (\x -> x * 2) y
  where
    f x = x * scale
    scale = case x of { 0 -> 1; x | x > 10 -> 10 | otherwise -> x }

isEven', isOdd' :: Int -> Bool
(isEven', isOdd') = (ev, od)
  where
    ev 0 = True
    ev n = od (n - 1)
    od 0 = False
    od n = ev (n - 1)

table :: [(String, Int -> Int -> Int)]
table = [("+", (+)), ("<>", x)] where a `x` b = a * 10 + b

main :: IO ()
main = do
  mapM_ (putStrLn . uncurry bmi) [(50, 1.8), (70, 1.8), (90, 1.7)]
  print (collatz 6)
  print (map shadow [0, 5, 50])
  print (isEven' 10, isOdd' 7)
  print [f 3 4 | (_, f) <- table]
-- expected stdout:
-- | under
-- | normal
-- | over
-- | [6,3,10,5,16,8,4,2,1]
-- | [3,90,1530]
-- | (True,True)
-- | [7,34]
