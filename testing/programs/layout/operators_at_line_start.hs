-- do blocks as arguments of operators.
module Main where

import Control.Monad

main :: IO ()
main = do
  forM_ [1, 2 :: Int] $ \i -> print i
  (do putStrLn "left"
      return 3)
    >>= print
  foldr (>>) (return ()) $ do
    s <- ["a", "b"]
    return $ putStrLn s
  let result = Just 4 >>= \x ->
        if x > 3
          then Just (x * 2)
          else Nothing
  print result
  r <- return $
    case result of
      Just n | n > 5 -> "big"
             | otherwise -> "small"
      Nothing -> "none"
  putStrLn r

-- expected stdout:
-- | 1
-- | 2
-- | left
-- | 3
-- | a
-- | b
-- | Just 8
-- | big
