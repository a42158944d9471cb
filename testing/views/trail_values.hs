-- Numbers have no object: the place where they stand tells who computed them.
-- view: trail --list
-- view: trail --piece 1 --go a1 --go a1
-- view: trail --piece 2 --go a1
-- view: trail --piece 2 --go a1.1
-- view: trail --piece 2 --go a1.2 --go up
-- view: trail --piece 3 --go a1 --go f
-- view: trail --piece 4 --go a1 --go w1
double :: Int -> Int
double x = x + x

four :: Int
four = double 2

pair :: Int -> (Int, Bool)
pair n = (n + 1, n > 3)

twice :: (a -> a) -> a -> a
twice f x = f (f x)

scale :: Int -> [Int] -> [Int]
scale k xs = go xs
  where
    go [] = []
    go (y : ys) = k * y : go ys

main :: IO ()
main = do
  print (double four)
  print (pair four)
  print (twice (\x -> x * 2) four)
  print (scale four [1, 2])
-- expected stdout:
-- | $ trail --list
-- |    1  8\n  <- print 8  -- trail_values.hs:29:3
-- |    2  (5,True)\n  <- print (5,True)  -- trail_values.hs:30:3
-- |    3  16\n  <- print 16  -- trail_values.hs:31:3
-- |    4  [4,8]\n  <- print [4,8]  -- trail_values.hs:32:3
-- | $ trail --piece 1 --go a1 --go a1
-- | Output:
-- |   8\n
-- | Trail:
-- |   <- print 8  -- trail_values.hs:29:3
-- |   <- double 4  -- trail_values.hs:10:12, node 1
-- |   <- double 2  -- trail_values.hs:10:12, node 3
-- | $ trail --piece 2 --go a1
-- | Output:
-- |   (5,True)\n
-- | Trail:
-- |   <- print (5,True)  -- trail_values.hs:30:3
-- |   <- pair 4  -- trail_values.hs:16:10, node 4
-- | $ trail --piece 2 --go a1.1
-- | Output:
-- |   (5,True)\n
-- | Trail:
-- |   <- print (5,True)  -- trail_values.hs:30:3
-- |   <- pair 4  -- trail_values.hs:16:11, node 4
-- | $ trail --piece 2 --go a1.2 --go up
-- | Output:
-- |   (5,True)\n
-- | Trail:
-- |   <- print (5,True)  -- trail_values.hs:30:3
-- |   <- pair 4  -- trail_values.hs:16:18, node 4
-- |   <- main  -- trail_values.hs:30:10, node 0
-- | $ trail --piece 3 --go a1 --go f
-- | Output:
-- |   16\n
-- | Trail:
-- |   <- print 16  -- trail_values.hs:31:3
-- |   <- (\x -> x * 2) 8  -- trail_values.hs:31:23, node 6
-- |   <- main  -- trail_values.hs:31:17, node 0
-- | $ trail --piece 4 --go a1 --go w1
-- | Output:
-- |   [4,8]\n
-- | Trail:
-- |   <- print [4,8]  -- trail_values.hs:32:3
-- |   <- go [1,2], with k = 4  -- trail_values.hs:25:19, node 9
-- |   <- double 2  -- trail_values.hs:10:12, node 3
