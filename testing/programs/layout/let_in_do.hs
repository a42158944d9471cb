-- H2010 3.14 and 10.3: let blocks in do, one line and several.
module Main where

main :: IO ()
main = do
  let x = 1
      y = 2
  let z = x + y; w = z * 2
  let f a = a + 1
      g a
        | a > 10 = "big"
        | otherwise = "small"
  let { p = 10; q = 20 }
  print (x, y, z, w)
  print (f p, g q)
  let h 0 = 1
      h n = n * h (n - 1)
      k = h 5
  print k
  let r = let s = 3
              t = 4
          in s * t
  print r
  let (a, b) = (b + 1, 5); c = a in print c
  if x == 1 then do
    let u = "inner"
    putStrLn u
  else return ()
  print (let i = 1; j = 2 in i + j)

-- expected stdout:
-- | (1,2,3,6)
-- | (11,"big")
-- | 120
-- | 12
-- | 6
-- | inner
-- | 3
