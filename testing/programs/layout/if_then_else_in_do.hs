-- H2010 3.6: an optional semicolon before then and else, so that they may stand at the block's indentation.
module Main where

classify :: Int -> IO String
classify n = do
  if n < 0
    then return "negative"
    else do
      let m = n `mod` 2
      if m == 0
      then return "even"
      else return "odd"

main :: IO ()
main = do
  a <- classify (-1)
  b <- classify 4
  c <- classify 7
  mapM_ putStrLn [a, b, c]
  if a == b
  then putStrLn "same"
  else putStrLn "different"
  let x = if null a then 1
          else if null b then 2
          else 3
  print x
  if x > 2 then putStrLn "gt" else if x > 1 then putStrLn "mid" else
    putStrLn "lt"

-- expected stdout:
-- | negative
-- | even
-- | odd
-- | different
-- | 3
-- | gt
