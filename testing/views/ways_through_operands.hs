-- The way through an equation is found again: by choices in operands, by numbers that fit no word, by constructors
-- that are only looked at.
-- view: tree
-- view: verify --instances
data V = Car Int | Bike Int

main :: IO ()
main = print (both 2 3, map far [(1, maxBound), (2, 3)], big (2 ^ 70), real 2.5, word (2 ^ 62), shape, letter 'q')

both :: Int -> Int -> Int
both m n = (if m < n then local (m + 1) else n) + (case n of { 3 -> local n; _ -> 0 })
  where local x = x * 2

far :: (Int, Int) -> Int
far (a, b) = case Just a of
  Just c | b - c < b, b > 100 -> twice c
  _ -> twice b

twice :: Int -> Int
twice x = x + x

big :: Integer -> Integer
big n = if n * n > 2 ^ 100 then next n else n

next :: Integer -> Integer
next n = n `mod` 1000

real :: Double -> Double
real x = if sqrt x * 2 > 3 then half x else x

half :: Double -> Double
half x = x / 2

word :: Word -> Word
word w = case w > 5 of { True -> lower w; False -> w }

lower :: Word -> Word
lower w = w `div` 4

shape :: String
shape = case Bike 1 of { Car _ -> named 1; Bike _ -> named 2 }

named :: Int -> String
named n = show n

letter :: Char -> Int
letter c = if succ c > 'r' then 1 else fromEnum c
-- expected stdout:
-- | $ tree
-- |  0  main = {prints "(12,[2,6],424,1.25,1152921504606846976,\"2\",113)\n"}
-- |  1    both 2 3 = 12
-- |  2      local 3 = 6
-- |  3      local 3 = 6
-- |  4    far (1,9223372036854775807) = 2
-- |  5      twice 1 = 2
-- |  6    far (2,3) = 6
-- |  7      twice 3 = 6
-- |  8    big 1180591620717411303424 = 424
-- |  9      next 1180591620717411303424 = 424
-- | 10    real 2.5 = 1.25
-- | 11      half 2.5 = 1.25
-- | 12    word 4611686018427387904 = 1152921504606846976
-- | 13      lower 4611686018427387904 = 1152921504606846976
-- | 14    shape = "2"
-- | 15      named 2 = "2"
-- | 16    letter 'q' = 113
-- | $ verify --instances
-- | golden.trace is whole; each reduction is an instance of its equation.
