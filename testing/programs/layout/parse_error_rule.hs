-- H2010 10.3, note 5: an implicit block ends where a token does not fit.
module Main where

f :: Int -> Int
f x = case x of 0 -> 1; n -> n * 2

pairs :: [(Int, Int)]
pairs = [(x, y) | let z = 3, x <- [1 .. z], y <- [x .. z]]

main :: IO ()
main = do
  print (let x = 1; y = 2 in x + y)
  print [let a = 1 in a, let b = 2 in b]
  print (case 3 of 3 -> "three"; _ -> "other")
  print (do x <- [1, 2]; y <- [3, 4]; [x * y])
  let g x = x + 1 where
  print (g 1, f 2)
  print [case x of { 1 -> 'a'; _ -> 'b' } | x <- [1, 2]]
  print (case () of () -> 1, 2)
  print [y | x <- [1 .. 3], let y = x * x, odd y]
  print pairs
  (case Just 1 of Just n -> print n
                  Nothing -> return ()) >> putStrLn "after"
  print $ (\x -> case x of 1 -> 2; _ -> 3) 1
  if case 1 of 1 -> True; _ -> False then putStrLn "yes" else putStrLn "no"
  print (let in 5)

-- expected stdout:
-- | 3
-- | [1,2]
-- | "three"
-- | [3,4,6,8]
-- | (2,4)
-- | "ab"
-- | (1,2)
-- | [1,9]
-- | [(1,1),(1,2),(1,3),(2,2),(2,3),(3,3)]
-- | 1
-- | after
-- | 2
-- | yes
-- | 5
