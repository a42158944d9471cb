-- What was executed, how often, and what was never demanded.
-- view: source
-- view: source --color always
-- view: source --file Other.hs
module Main where

-- | A comment.
classify :: Int -> String
classify n
  | n > 100 = "huge"
  | even n = "even"
  | otherwise = "odd"

unused :: Int -> Int
unused x = x + 1

lazy :: Int -> (Int, Int)
lazy n = (n * 2, n * 3)

choose :: Bool -> a -> a -> a
choose b x y = if b then x else y

count :: Int -> Int
count 0 = 0
count n = 1 + count (n - 1)

main :: IO ()
main = do
  mapM_ (putStrLn . classify) [1, 2, 3]
  print (fst (lazy 4))
  print (choose True (count 3) (unused 5))
  print [y | x <- [1 .. 4], odd x, let y = x * x]
-- expected stdout:
-- | $ source
-- |           | -- What was executed, how often, and what was never demanded.
-- |           | -- view: source
-- |           | -- view: source --color always
-- |           | -- view: source --file Other.hs
-- |           | module Main where
-- |           |
-- |           | -- | A comment.
-- |           | classify :: Int -> String
-- |         3 | classify n
-- |         3 |   | n > 100 = "huge"
-- |           |               ~~~~~~
-- |         3 |   | even n = "even"
-- |         2 |   | otherwise = "odd"
-- |           |
-- |           | unused :: Int -> Int
-- |         - | unused x = x + 1
-- |           |
-- |           | lazy :: Int -> (Int, Int)
-- |         1 | lazy n = (n * 2, n * 3)
-- |           |
-- |           | choose :: Bool -> a -> a -> a
-- |         1 | choose b x y = if b then x else y
-- |           |                                 ~
-- |           |
-- |           | count :: Int -> Int
-- |         1 | count 0 = 0
-- |         3 | count n = 1 + count (n - 1)
-- |           |
-- |           | main :: IO ()
-- |         1 | main = do
-- |         1 |   mapM_ (putStrLn . classify) [1, 2, 3]
-- |         1 |   print (fst (lazy 4))
-- |         1 |   print (choose True (count 3) (unused 5))
-- |           |                                 ~~~~~~~~
-- |         4 |   print [y | x <- [1 .. 4], odd x, let y = x * x]
-- | $ source --color always
-- |           | -- What was executed, how often, and what was never demanded.
-- |           | -- view: source
-- |           | -- view: source --color always
-- |           | -- view: source --file Other.hs
-- |           | module Main where
-- |           |
-- |           | -- | A comment.
-- |           | classify :: Int -> String
-- |         3 | classify n
-- |         3 |   | n > 100 = [2;31m"huge"[0m
-- |         3 |   | even n = "even"
-- |         2 |   | otherwise = "odd"
-- |           |
-- |           | unused :: Int -> Int
-- |         - | [2;31munused x = x + 1[0m
-- |           |
-- |           | lazy :: Int -> (Int, Int)
-- |         1 | lazy n = (n * 2, n * 3)
-- |           |
-- |           | choose :: Bool -> a -> a -> a
-- |         1 | choose b x y = if b then x else [2;31my[0m
-- |           |
-- |           | count :: Int -> Int
-- |         1 | count 0 = 0
-- |         3 | count n = 1 + count (n - 1)
-- |           |
-- |           | main :: IO ()
-- |         1 | main = do
-- |         1 |   mapM_ (putStrLn . classify) [1, 2, 3]
-- |         1 |   print (fst (lazy 4))
-- |         1 |   print (choose True (count 3) ([2;31munused 5[0m))
-- |         4 |   print [y | x <- [1 .. 4], odd x, let y = x * x]
-- | $ source --file Other.hs
-- | inquest: The trace has no source file `Other.hs` with recorded code.
-- | exit code 2
