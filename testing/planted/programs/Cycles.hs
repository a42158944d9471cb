module Main where

-- constants that need each other without functions of one's own in between
xs, ys, zs :: [Int]
xs = 1 : map (* 2) ys
ys = 3 : zipWith (+) xs zs
zs = 5 : map (subtract 1) xs

evens, odds :: [Integer]
evens = 0 : map succ odds
odds = map succ evens

thue, inverted :: [Int]
thue = 0 : interleave inverted (tail thue)
inverted = map (1 -) thue

interleave :: [a] -> [a] -> [a]
interleave (a : as) bs = a : interleave bs as
interleave [] bs = bs

main :: IO ()
main = do
  print (take 6 xs, take 5 ys, take 4 zs)
  print (take 4 evens, take 4 odds)
  print (take 12 thue)
-- plant: xs | map (* 2) ys => map (* 3) ys
-- plant: ys | zipWith (+) xs zs => zipWith (-) xs zs
-- plant: zs | subtract 1 => subtract 2
-- plant: evens | 0 : map succ odds => 1 : map succ odds
-- plant: odds | map succ evens => map pred evens
-- plant: inverted | map (1 -) thue => map (0 -) thue
-- plant: interleave | a : interleave bs as => a : interleave as bs
-- plant: thue | tail thue => thue
-- plant: ys | 3 : => 4 :
