-- A value that came through a long loop, and one that a long loop computed: their creators are found at once.
-- view: trail --go a1 --go a1
-- view: trail --node 1 --go a1
pass :: a -> Int -> a
pass x 0 = x
pass x n = pass x (n - 1)
total :: Int -> Int -> Int
total acc 0 = acc
total acc n = total (acc + n) (n - 1)
main :: IO ()
main = print (total (pass (length "four") 300000) 300000)
-- expected stdout:
-- | $ trail --go a1 --go a1
-- | Output:
-- |   45000150004\n
-- | Trail:
-- |   <- print 45000150004  -- trail_long_loops.hs:11:8
-- |   <- total 45000150003 1  -- trail_long_loops.hs:9:22, node 300000
-- |   <- total 45000150001 2  -- trail_long_loops.hs:9:22, node 299999
-- | $ trail --node 1 --go a1
-- | Trail:
-- |   <- total 4 300000  -- trail_long_loops.hs:9:15, node 1
-- |   <- length "four"  -- trail_long_loops.hs:11:28
