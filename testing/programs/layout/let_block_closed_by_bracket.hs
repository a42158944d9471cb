-- Implicit blocks closed by brackets, commas, then, else, of, in.
module Main where

main :: IO ()
main = do
  print (let x = 5 in if let y = x in y > 3 then let z = 1 in z else let w = 2 in w)
  print [do { 1 }, case 2 of x -> x, let x = 3 in x]
  print (fst (case 'a' of c -> c, True), snd (False, let t = True in t))
  let tuple = (do Just 1, case () of _ -> 2, let k = 3 in k)
  print tuple
  print $ case let n = 10 in n of m | m > 5 -> "big" | otherwise -> "small"
  print (if case 1 of _ -> True then do 'x' else do 'y')
  print [(a, b) | a <- do [1, 2], b <- let bs = "xy" in bs]
  let op = (`div` let d = 2 in d)
  print (op 9)

-- expected stdout:
-- | 1
-- | [1,2,3]
-- | ('a',True)
-- | (Just 1,2,3)
-- | "big"
-- | 'x'
-- | [(1,'x'),(1,'y'),(2,'x'),(2,'y')]
-- | 4
