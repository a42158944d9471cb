-- An application of a function to more arguments than it has is reduced several times: each is a node under the redex that
-- contains the application.
-- view: tree --tree edt
-- view: trail --piece 1 --go a1 --go f --go up
-- view: trail --piece 3 --go a1
main :: IO ()
main = do
  print (choose True 3 4)
  print (choose False 3 4)
  print (nest 1 2 3)
  print (apply choose True 5 6)

choose :: Bool -> Int -> Int -> Int
choose True = add
choose False = \x y -> x - y

add :: Int -> Int -> Int
add x y = x + y

nest :: Int -> Int -> Int -> Int
nest a = \b -> inner (a + b)
  where
    inner s c = s * c

apply :: (a -> b) -> a -> b
apply f x = f x
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "7\n-1\n9\n11\n"}
-- |  1    choose True = add
-- |  2    add 3 4 = 7
-- |  3    choose False = \x y -> x - y
-- |  4    (\x y -> x - y) 3 4 = -1
-- |  5    nest 1 = \b -> inner (a + b) with a = 1
-- |  6    (\b -> inner (a + b)) 2 = inner 3, with a = 1
-- |  7    inner 3 3 = 9
-- |  8    apply choose True = add
-- |  9      choose True = add
-- | 10    add 5 6 = 11
-- | $ trail --piece 1 --go a1 --go f --go up
-- | Output:
-- |   7\n
-- | Trail:
-- |   <- print 7  -- over_saturated.hs:8:3
-- |   <- add 3 4  -- over_saturated.hs:18:11, node 2
-- |   <- choose True  -- over_saturated.hs:14:15, node 1
-- |   <- main  -- over_saturated.hs:8:10, node 0
-- | $ trail --piece 3 --go a1
-- | Output:
-- |   9\n
-- | Trail:
-- |   <- print 9  -- over_saturated.hs:10:3
-- |   <- inner 3 3  -- over_saturated.hs:23:17, node 7
