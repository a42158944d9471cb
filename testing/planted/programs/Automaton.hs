-- plant: run | out : run next is => out : run m is
-- plant: counter | (n + i, counter (n + i)) => (n + i, counter n)
-- plant: edge | edge i => edge old
module Main where
newtype Machine i o = Machine { stepM :: i -> (o, Machine i o) }

run :: Machine i o -> [i] -> [o]
run _ [] = []
run m (i:is) = let (out, next) = stepM m i in out : run next is

counter :: Int -> Machine Int Int
counter n = Machine (\i -> (n + i, counter (n + i)))

edge :: Bool -> Machine Bool Bool
edge old = Machine (\i -> (i && not old, edge i))

infixr 1 >->
(>->) :: Machine a b -> Machine b c -> Machine a c
m >-> k = Machine (\a -> let (b, m') = stepM m a; (c, k') = stepM k b in (c, m' >-> k'))

arr :: (a -> b) -> Machine a b
arr f = Machine (\a -> (f a, arr f))

main :: IO ()
main = do
  print (run (counter 0 >-> arr (> 4)) [1, 2, 3, 4])
  print (run (counter 0 >-> arr (> 4) >-> edge False) [1, 2, 3, 4])
