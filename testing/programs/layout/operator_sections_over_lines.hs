-- Continuation lines are indented more than the block.
module Main where

total :: [Int] -> Int
total xs =
  sum xs
    + product xs
    - length
        xs

chain :: [Int] -> [Int]
chain =
  map (+ 1)
    . filter even
    . concatMap
      (\x ->
         [x
         , x * 2
         ])

main :: IO ()
main = do
  print
    (total
      [1,
       2,
       3])
  print $
    chain [1, 2, 3]
  print $ foldr
    (\x acc ->
       x + acc)
    0
    [1 .. 10]
  putStrLn $ "a"
    ++ "b"
    ++ "c"
  mapM_ print $ do
    x <- [1, 2]
    y <- "ab"
    return (x, y)

-- expected stdout:
-- | 9
-- | [3,3,5,7]
-- | 55
-- | abc
-- | (1,'a')
-- | (1,'b')
-- | (2,'a')
-- | (2,'b')
