-- H2010 4.4.3.2: pattern bindings are lazy, may be recursive, top-level or local.
module Main where

(a, b) = (1, a + 1) :: (Int, Int)
[c, d, e] = map (* 2) [1, 2, 3]
first : _ = "xyz"
Just inner = lookup 2 table
table = [(1, "one"), (2, "two")]
(quotient, remainder) | b > 1 = 17 `divMod` 5
                      | otherwise = (0, 0)
p@(px, py) = (px', 4)
  where px' = 3

minMax :: [Int] -> (Int, Int)
minMax xs = (lo, hi)
  where
    (lo, hi) = foldr step (head xs, head xs) xs
    step x (l, h) = (min x l, max x h)

main :: IO ()
main = do
  print (a, b, c, d, e, first, inner)
  print (quotient, remainder, p, px, py)
  print (minMax [3, 1, 4, 1, 5])
  let (xs, ys) = span (< 3) [1 .. 5]
      z : zs = ys
      (u, v) = (v + 1, 10)
  print (xs, ys, z, zs, u)
  let (evens, odds) = (0 : map (+ 1) odds, map (+ 1) evens)
  print (take 4 evens, take 4 odds)
  let Left err = Left "lazy" :: Either String Int
      Right never = Left "never" :: Either String Int
  putStrLn err

-- expected stdout:
-- | (1,2,2,4,6,'x',"two")
-- | (3,2,(3,4),3,4)
-- | (1,5)
-- | ([1,2],[3,4,5],3,[4,5],11)
-- | ([0,2,4,6],[1,3,5,7])
-- | lazy
