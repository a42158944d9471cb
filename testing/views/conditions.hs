-- Conditions made of several, guards in case alternatives, nested choices: what was tried, which way was taken.
-- view: tree
-- view: source
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
