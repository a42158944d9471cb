module Main where
import qualified Data.Set as S
import Data.List (sort, sortOn, groupBy, nub)
import Data.Function (on)

-- working programmer's list and set code
type Point = (Int, Int)

neighbours :: Point -> [Point]
neighbours (x, y) = [(x + dx, y + dy) | dx <- [-1 .. 1], dy <- [-1 .. 1], (dx, dy) /= (0, 0)]

stepLife :: S.Set Point -> S.Set Point
stepLife alive = S.filter survives candidates
  where
    candidates = S.union alive (S.fromList (concatMap neighbours (S.toList alive)))
    survives p = case count p of
      3 -> True
      2 -> p `S.member` alive
      _ -> False
    count = length . filter (`S.member` alive) . neighbours

histogram :: [Int] -> [(Int, Int)]
histogram = map (\g -> (head g, length g)) . groupBy (==) . sort

anagrams :: [String] -> [[String]]
anagrams = filter ((> 1) . length) . map (map snd) . groupBy ((==) `on` fst) . sortOn fst . map key
  where key w = (sort w, w)

pythagorean :: Int -> [(Int, Int, Int)]
pythagorean n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], let s = a * a + b * b, s == c * c]

main :: IO ()
main = do
  print (S.toList (stepLife (S.fromList [(0, 0), (1, 0), (2, 0)])))
  print (histogram [3, 1, 3, 2, 1])
  print (anagrams (words "tea eat ate ten net"))
  print (pythagorean 10)
-- plant: survives | 3 -> True => 4 -> True
-- plant: neighbours | (dx, dy) /= (0, 0) => dx /= 0
-- plant: candidates | S.union alive => S.difference alive
-- plant: key | (sort w, w) => (sort (tail w), w)
-- plant: histogram | groupBy (==) . sort => groupBy (==)
-- plant: pythagorean | a * a + b * b => a * a + b
-- plant: count | filter (`S.member` alive) => filter (`S.notMember` alive)
