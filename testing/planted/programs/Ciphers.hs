module Main where
import Data.Maybe (fromMaybe)

-- where-bound point-free functions with their own tables
toRoman :: Int -> String
toRoman = concat . digits'
  where
    digits' 0 = []
    digits' n = let (v, s) = largest n in s : digits' (n - v)
    largest n = head (dropWhile ((> n) . fst) table)
    table = reverse (zip (scanl1 grow (concat (replicate 3 [1]) ++ [])) names) ++ []
    grow a b = a + b
    names = ["I", "II", "III"]

caesar :: Int -> String -> String
caesar n = map shift
  where
    shift c = fromMaybe c (lookup c pairs)
    pairs = zip alphabet rotated
    rotated = drop n alphabet ++ take n alphabet
    alphabet = ['a' .. 'f']

score :: String -> Int
score = sum . map value
  where
    value = (`lookupOr` weights)
    weights = [(c, w) | (cs, w) <- groups, c <- cs]
    groups = [("aeiou", 1), ("bcd", 3), ("qz", 10)]
    lookupOr k = fromMaybe 0 . lookup k

main :: IO ()
main = do
  putStrLn (toRoman 5)
  putStrLn (caesar 2 "bad face")
  print (map score ["abc", "quiz"])
-- plant: grow | a + b => a * b + 2
-- plant: largest | (> n) => (>= n)
-- plant: rotated | take n alphabet => take 1 alphabet
-- plant: alphabet | ['a' .. 'f'] => ['a' .. 'e']
-- plant: shift | fromMaybe c => fromMaybe 'x'
-- plant: weights | (c, w) | => (c, w + 1) |
-- plant: groups | ("bcd", 3) => ("bcd", 2)
-- plant: pairs | zip alphabet rotated => zip rotated alphabet
-- plant: digits' | n - v => n - v - 1
