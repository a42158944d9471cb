-- stdin: 1 2 3
-- stdin: 4 5
-- stdin: stop
-- stdin: 6
-- Input is read only as far as it is needed; output and input interleave.
module Main where

main :: IO ()
main = do
  s <- getContents
  let rows = takeWhile (/= ["stop"]) (map words (lines s))
  mapM_ (\r -> putStrLn (show (sum (map read r :: [Int])))) rows
  putStrLn (unwords (drop 1 (dropWhile (/= "stop") (words s))))

-- expected stdout:
-- | 6
-- | 9
-- | 6
