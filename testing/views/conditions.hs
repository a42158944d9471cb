-- Conditions made of several, guards in case alternatives, nested choices: what was tried, which way was taken.
-- view: trail --piece 1 --go a1.1
-- view: trail --piece 1 --go a1.2
-- view: trail --piece 1 --go a1.3
-- view: trail --piece 1 --go a1.4
both :: Int -> Int -> Int
both x y = if positive x && positive y then x else y

either' :: Int -> Int -> String
either' x y
  | positive x || positive y = "one"
  | otherwise = "none"

positive :: Int -> Bool
positive n = n > 0

nested :: Maybe Int -> Int -> String
nested m k = case m of
  Just n | positive n && n < k -> "small"
         | n == k -> "same"
  _ -> "other"

main :: IO ()
main = print [show (both 3 (-4)), either' (-1) 2, nested (Just 5) 5, nested Nothing 1]
-- expected stdout:
-- | $ trail --piece 1 --go a1.1
-- | Output:
-- |   ["-4","one","same","other"]\n
-- | Trail:
-- |   <- print ["-4","one","same","other"]  -- conditions.hs:24:8
-- |   <- main  -- conditions.hs:24:15, node 0
-- | $ trail --piece 1 --go a1.2
-- | Output:
-- |   ["-4","one","same","other"]\n
-- | Trail:
-- |   <- print ["-4","one","same","other"]  -- conditions.hs:24:8
-- |   <- either' (-1) 2 | positive x || positive y  -- conditions.hs:11:32, node 4
-- | $ trail --piece 1 --go a1.3
-- | Output:
-- |   ["-4","one","same","other"]\n
-- | Trail:
-- |   <- print ["-4","one","same","other"]  -- conditions.hs:24:8
-- |   <- nested (Just 5) 5 | n == k  -- conditions.hs:20:22, node 7
-- | $ trail --piece 1 --go a1.4
-- | Output:
-- |   ["-4","one","same","other"]\n
-- | Trail:
-- |   <- print ["-4","one","same","other"]  -- conditions.hs:24:8
-- |   <- nested Nothing 1  -- conditions.hs:21:8, node 9
