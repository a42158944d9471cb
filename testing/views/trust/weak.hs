-- A place is weak only if every occurrence is an argument of an application headed by a trusted name. Its value is kept up
-- to a budget once nobody needs it (`trusted`); a place that suspected code or a constructor got is kept in full.
-- trace: --nursery-words=1024 --full-collections
-- view: observe --width 100000 suspected
-- view: observe --width 100000 stored
-- view: trail --width 2000 --piece 1 --go a1
main :: IO ()
main = do
  print (trusted 1000)
  print (suspected [length (show n) | n <- [1 .. 300]])
  print (stored 900)

trusted :: Int -> Int
trusted n = foldr (+) 0 (map negate (enumFromTo 1 n))

suspected :: [Int] -> Int
suspected xs = length xs

stored :: Int -> Maybe [Int]
stored n = if sum xs > 0 then Just xs else Nothing
  where
    xs = map negate (map negate [n - 5 .. n])
-- expected stdout:
-- | $ observe --width 100000 suspected
-- | 2  suspected [_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_] = 300
-- | $ observe --width 100000 stored
-- | 3  stored 900 = Just [895,896,897,898,899,900]
-- | $ trail --width 2000 --piece 1 --go a1
-- | Output:
-- |   -500500\n
-- | Trail:
-- |   <- print (-500500)  -- weak.hs:9:3
-- |   <- foldr (+) 0 (-1 : -2 : -3 : -4 : -5 : -6 : -7 : -8 : -9 : -10 : -11 : -12 : -13 : -14 : -15 : -16 : -17 : -18 : -19 : -20 : -21 : -22 : -23 : -24 : -25 : -26 : -27 : -28 : -29 : -30 : -31 : -32 : -33 : -34 : -35 : -36 : -37 : -38 : -39 : -40 : -41 : -42 : -43 : -44 : -45 : -46 : -47 : -48 : -49 : -50 : -51 : -52 : …)  -- weak.hs:14:13
