-- Counts are those of the text of a line: of alternatives, of what follows a generator, of copies for several types.
-- A section of a library function is no code of its own. What nothing mentions was never executed.
-- view: source
module Main where

unused :: Int -> Int
unused n = n + 1

usedByUnused :: Int -> Int
usedByUnused n = unused n

class C a where
  m1 :: a -> Int
  m1 _ = 1
  m2 :: a -> Int
  m2 x = m1 x + 1
instance C Bool where
  m1 True = 3
  m1 False = 4
instance C Int where
  m2 n = n

sel :: Maybe Int -> Int
sel r = case r of
  Nothing -> 0
  Just v -> v

sect :: Int -> [Int]
sect k = map (`div` k) [10, 20] ++ map (subtract k) [1] ++ map (k -) [1] ++ map (.+. k) [2] where a .+. b = a * b

opt :: Bool -> Int -> Int
opt b n = if b then n * 2 else n `div` 0

mb :: Int -> Maybe Int
mb n = do
  a <- if n > 0 then Just n else Nothing
  b <- Just (a + 1)
  let c = a * b
  return c

io :: Int -> IO Int
io n = do
  r <- return n
  case r of
    0 -> return 0
    _ | r > 5 -> return (r * 2)
      | otherwise -> return r

main :: IO ()
main = do
  putStrLn (twice (1 :: Int) ++ twice (2 :: Int) ++ twice True)
  print (m1 True, m2 False, m2 (7 :: Int))
  print (sel (Just 1), sel (Just 2), sel Nothing)
  print (sect 3)
  print (opt True 1)
  print (mb 1, mb 0)
  a <- io 0
  b <- io 3
  c <- io 9
  print (a + b + c)

twice :: Show a => a -> String
twice x = go 2
  where
    go 0 = []
    go n = show x ++ go (n - 1)
-- expected stdout:
-- | $ source
-- |           | -- Counts are those of the text of a line: of alternatives, of what follows a generator, of copies for several types.
-- |           | -- A section of a library function is no code of its own. What nothing mentions was never executed.
-- |           | -- view: source
-- |           | module Main where
-- |           |
-- |           | unused :: Int -> Int
-- |         - | unused n = n + 1
-- |           |
-- |           | usedByUnused :: Int -> Int
-- |         - | usedByUnused n = unused n
-- |           |
-- |           | class C a where
-- |           |   m1 :: a -> Int
-- |         - |   m1 _ = 1
-- |           |   m2 :: a -> Int
-- |         1 |   m2 x = m1 x + 1
-- |           | instance C Bool where
-- |         1 |   m1 True = 3
-- |         1 |   m1 False = 4
-- |           | instance C Int where
-- |         1 |   m2 n = n
-- |           |
-- |           | sel :: Maybe Int -> Int
-- |         3 | sel r = case r of
-- |         1 |   Nothing -> 0
-- |         2 |   Just v -> v
-- |           |
-- |           | sect :: Int -> [Int]
-- |         1 | sect k = map (`div` k) [10, 20] ++ map (subtract k) [1] ++ map (k -) [1] ++ map (.+. k) [2] where a .+. b = a * b
-- |           |
-- |           | opt :: Bool -> Int -> Int
-- |         1 | opt b n = if b then n * 2 else n `div` 0
-- |           |                                ~~~~~~~~~
-- |           |
-- |           | mb :: Int -> Maybe Int
-- |         2 | mb n = do
-- |         2 |   a <- if n > 0 then Just n else Nothing
-- |         1 |   b <- Just (a + 1)
-- |         1 |   let c = a * b
-- |         1 |   return c
-- |           |
-- |           | io :: Int -> IO Int
-- |         3 | io n = do
-- |         3 |   r <- return n
-- |           |   case r of
-- |         1 |     0 -> return 0
-- |         2 |     _ | r > 5 -> return (r * 2)
-- |         1 |       | otherwise -> return r
-- |           |
-- |           | main :: IO ()
-- |         1 | main = do
-- |         1 |   putStrLn (twice (1 :: Int) ++ twice (2 :: Int) ++ twice True)
-- |         1 |   print (m1 True, m2 False, m2 (7 :: Int))
-- |         1 |   print (sel (Just 1), sel (Just 2), sel Nothing)
-- |         1 |   print (sect 3)
-- |         1 |   print (opt True 1)
-- |         1 |   print (mb 1, mb 0)
-- |         1 |   a <- io 0
-- |         1 |   b <- io 3
-- |         1 |   c <- io 9
-- |         1 |   print (a + b + c)
-- |           |
-- |           | twice :: Show a => a -> String
-- |         3 | twice x = go 2
-- |           |   where
-- |         3 |     go 0 = []
-- |         6 |     go n = show x ++ go (n - 1)
