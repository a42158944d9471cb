-- What desugaring makes has no node of its own: comprehensions, do, where, guards, case, if, enumerations, literals and
-- sections are shown in the words of the source.
-- view: tree
-- view: observe
import Control.Monad (forM_, when)

main :: IO ()
main = do
  let limit = 3
  forM_ [1 .. limit] $ \n -> when (odd n) $ print (classify n)
  print (pairs limit)
  r <- twice (return 5)
  print r
  print (safe 0, safe 4)

classify :: Int -> String
classify n
  | Just w <- lookup n table, long w = w
  | even n = "even"
  | otherwise = case n of
      1 -> if n > 0 then "one" else "?"
      _ -> "many"
  where
    table = [(3, "three")]
    long w = length w > 4

pairs :: Int -> [(Int, Int)]
pairs n = [(x, y) | x <- [1 .. n], let z = double x, y <- [x .. n], z < y + 2]

double :: Int -> Int
double x = 2 * x

twice :: IO Int -> IO Int
twice act = do
  x <- act
  y <- act
  return (x + y)

safe :: Int -> Maybe Int
safe n = do
  m <- check n
  k <- check (m - 1)
  return (m + k)

check :: Int -> Maybe Int
check n = if n == 0 then Nothing else Just n
-- expected stdout:
-- | $ tree
-- |  0  main = {prints "\"one\"\n\"three\"\n[(1,1),(1,2),(1,3),(2,3)]\n10\n(Nothing,Just 7)\n"}
-- |  1    (\n -> when (odd n) $ print (classify n)) 1 = {prints "\"one\"\n"}
-- |  2      classify 1 = "one"
-- |  3    (\n -> when (odd n) $ print (classify n)) 2 = {}
-- |  4    (\n -> when (odd n) $ print (classify n)) 3 = {prints "\"three\"\n"}
-- |  5      classify 3 = "three"
-- |  6        long "three" = True
-- |  7    pairs 3 = [(1,1),(1,2),(1,3),(2,3)]
-- |  8      double 1 = 2
-- |  9      double 2 = 4
-- | 10      double 3 = 6
-- | 11    twice {returns 5} = {returns 10}
-- | 12    safe 0 = Nothing
-- | 13      check 0 = Nothing
-- | 14    safe 4 = Just 7
-- | 15      check 4 = Just 4
-- | 16      check 3 = Just 3
-- | $ observe
-- |            1  main  desugared.hs:8-14
-- |            3  (\n -> when (odd n) $ print (classify n)) (in main)  desugared.hs:10
-- |            2  classify  desugared.hs:17-25
-- |            1  long (in classify)  desugared.hs:25
-- |            1  pairs  desugared.hs:28
-- |            3  double  desugared.hs:31
-- |            1  twice  desugared.hs:34-37
-- |            2  safe  desugared.hs:40-43
-- |            3  check  desugared.hs:46
