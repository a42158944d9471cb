-- Lambdas are named as they are printed or by their place, local functions by the functions around them.
-- view: observe
-- view: observe '(\x -> x + n) _'
-- view: observe '(\x -> …)' --counts
-- view: observe '(\x -> x + n) 1 = _'
-- view: observe observe_lambdas.hs:23:11
-- view: observe 'observe_lambdas.hs:17 _ = 3'
-- view: observe outer.middle.inner
-- view: observe middle.inner
-- view: observe Main.outer.middle.inner
-- view: observe '(\y -> x)'
-- view: observe other.inner
-- view: observe observe_lambdas.hs:99
main :: IO ()
main = do
  print (map (adder 5) [1, 2])
  print (map (\x -> x + 1) [1, 2])
  print (outer 1 2)
  print (twice (\x -> case x of { ')' -> 'y'; _ -> ')' }) 'x')
  print (concatMap (\(a, b) -> [a, b]) [(1, 2), (3, 4)])

adder :: Int -> Int -> Int
adder n = \x -> x + n
  where _unused = ()

outer :: Int -> Int -> Int
outer a b = middle 10
  where
    middle c = inner 100
      where
        inner d = a + b + c + d

twice :: (a -> a) -> a -> a
twice f x = f (f x)
-- expected stdout:
-- | $ observe
-- |            1  main  observe_lambdas.hs:15-20
-- |            2  (\x -> x + 1) (in main)  observe_lambdas.hs:17
-- |            2  (\x -> case x of { ')' -> 'y'; _ -> ')' }) (in main)  observe_lambdas.hs:19
-- |            2  (\(a, b) -> [a, b]) (in main)  observe_lambdas.hs:20
-- |            1  adder  observe_lambdas.hs:23-24
-- |            2  (\x -> x + n) (in adder)  observe_lambdas.hs:23
-- |            1  outer  observe_lambdas.hs:27-31
-- |            1  middle (in outer)  observe_lambdas.hs:29-31
-- |            1  inner (in middle)  observe_lambdas.hs:31
-- |            1  twice  observe_lambdas.hs:34
-- | $ observe '(\x -> x + n) _'
-- | 2  (\x -> x + n) 1 = 6, with n = 5
-- | 3  (\x -> x + n) 2 = 7, with n = 5
-- | $ observe '(\x -> …)' --counts
-- |  2  1x  (\x -> x + n) 1 = 6, with n = 5
-- |  3  1x  (\x -> x + n) 2 = 7, with n = 5
-- |  4  1x  (\x -> x + 1) 1 = 2
-- |  5  1x  (\x -> x + 1) 2 = 3
-- | 10  1x  (\x -> case x of { ')' -> 'y'; _ -> ')' }) ')' = 'y'
-- | 11  1x  (\x -> case x of { ')' -> 'y'; _ -> ')' }) 'x' = ')'
-- | 6 calls, 6 different statements
-- | $ observe '(\x -> x + n) 1 = _'
-- | 2  (\x -> x + n) 1 = 6, with n = 5
-- | $ observe observe_lambdas.hs:23:11
-- | 2  (\x -> x + n) 1 = 6, with n = 5
-- | 3  (\x -> x + n) 2 = 7, with n = 5
-- | $ observe 'observe_lambdas.hs:17 _ = 3'
-- | 5  (\x -> x + 1) 2 = 3
-- | $ observe outer.middle.inner
-- | 8  inner 100 = 113, with a = 1, b = 2, c = 10
-- | $ observe middle.inner
-- | 8  inner 100 = 113, with a = 1, b = 2, c = 10
-- | $ observe Main.outer.middle.inner
-- | 8  inner 100 = 113, with a = 1, b = 2, c = 10
-- | $ observe '(\y -> x)'
-- | inquest: The program has no lambda (\y -> x); `observe` without a pattern lists all functions and lambdas.
-- | exit code 2
-- | $ observe other.inner
-- | inquest: The program has no function `other.inner`.
-- | exit code 2
-- | $ observe observe_lambdas.hs:99
-- | inquest: No function or lambda begins at observe_lambdas.hs:99; `observe` without a pattern lists all functions and lambdas.
-- | exit code 2
