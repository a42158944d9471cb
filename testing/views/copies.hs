-- An overloaded function used at several types is one routine, and what follows a generator is listed where it is a node.
-- view: observe
-- view: observe twice --counts
-- view: observe shown
-- view: observe copies.hs:23
-- view: observe map
newtype Counter a = Counter (Int -> (a, Int))

instance Functor Counter where
  fmap f (Counter c) = Counter (\n -> case c n of (a, m) -> (f a, m))

instance Applicative Counter where
  pure a = Counter (\n -> (a, n))
  Counter f <*> Counter c = Counter (\n -> case f n of (g, m) -> case c m of (a, k) -> (g a, k))

instance Monad Counter where
  Counter c >>= f = Counter (\n -> case c n of (a, m) -> case f a of Counter d -> d m)

tick :: Counter Int
tick = Counter (\n -> (n, n + 1))

labels :: Counter (Int, Int)
labels = do a <- tick
            b <- tick
            return (a, b)

shown :: Show a => a -> String
shown x = 'v' : go x
  where
    go y = show y

twice :: Num a => a -> a
twice x = x + x

main :: IO ()
main = do
  putStrLn (concat [shown 1, shown 'c', shown True])
  print (twice (1 :: Int), twice (2.5 :: Double), twice (1 :: Integer))
  case labels of Counter f -> print (fst (f 5))
  mapM_ print (map twice [1 :: Int, 4])
-- expected stdout:
-- | $ observe
-- |            1  pure  copies.hs:13
-- |            1  (\n -> (a, n)) (in pure)  copies.hs:13
-- |            2  >>=  copies.hs:17
-- |            2  (\n -> case c n of (a, m) -> case f a of Counter d -> d m) (in >>=)  copies.hs:17
-- |            1  tick  copies.hs:20
-- |            2  (\n -> (n, n + 1)) (in tick)  copies.hs:20
-- |            1  labels  copies.hs:23-25
-- |            1  (a <- tick ..) (in labels)  copies.hs:23
-- |            1  (b <- tick ..) (in labels)  copies.hs:24
-- |            3  shown  copies.hs:28-30
-- |            3  go (in shown)  copies.hs:30
-- |            5  twice  copies.hs:33
-- |            1  main  copies.hs:36-40
-- | $ observe twice --counts
-- |  7  2x  (twice :: Int -> Int) 1 = 2
-- |  8  1x  twice 2.5 = 5.0
-- |  9  1x  (twice :: Integer -> Integer) 1 = 2
-- | 23  1x  (twice :: Int -> Int) 4 = 8
-- | 5 calls, 4 different statements
-- | $ observe shown
-- | 1  shown 1 = "v1"
-- | 3  shown 'c' = "v'c'"
-- | 5  shown True = "vTrue"
-- | $ observe copies.hs:23
-- | 10  labels = Counter (\n -> case c n of (a, m) -> case f a of Counter d -> d m with f = (a <- tick ..), c = \n -> (n, n + 1))
-- | 15  (a <- tick ..) 5 = Counter (\n -> case c n of (a, m) -> case f a of Counter d -> d m with f = (b <- tick .. with a = 5), c = \n -> (n, n + 1))
-- | $ observe map
-- | inquest: `map` is trusted: its calls were not recorded. Trace again with --suspect map.
-- | exit code 2
