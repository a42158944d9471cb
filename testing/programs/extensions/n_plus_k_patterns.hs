-- exit: 1
{-# LANGUAGE NPlusKPatterns #-}
module Main where
fac :: Integer -> Integer
fac 0 = 1
fac (n+1) = (n + 1) * fac n
fib :: Int -> Int
fib 0 = 0
fib 1 = 1
fib (n+2) = fib (n+1) + fib n
power :: Num a => a -> Int -> a
x `power` 0 = 1
x `power` (n+1) = x * (x `power` n)
main = do
  print (fac 20, fib 15, 2 `power` 10)
  print (case 7 of { (k+5) -> k; _ -> 0 }, case 3 of { (k+5) -> k; _ -> -1 })
  print (fac (-1))
-- expected stdout:
-- | (2432902008176640000,610,1024)
-- | (2,-1)
