-- Pattern guards that fall through to the next alternative (H2010 3.13).
module Main where

lookup2 :: [(String, Int)] -> String -> String -> Maybe Int
lookup2 env a b
  | Just x <- lookup a env, Just y <- lookup b env = Just (x + y)
  | Just x <- lookup a env, x > 10 = Just x
lookup2 _ "zero" _ = Just 0
lookup2 _ _ _ = Nothing

describe :: Either Int [Int] -> String
describe e = case e of
  Left n | n < 0 -> "negative"
         | Just s <- lookup n names -> s
  Right (x : xs) | let s = sum xs, s > x, even s -> "rest " ++ show s
                 | null xs -> "single"
  Left _ -> "some number"
  Right _ -> "list"
  where names = [(1, "one"), (2, "two")]

main :: IO ()
main = do
  let env = [("a", 1), ("b", 2), ("c", 30)]
  print [lookup2 env "a" "b", lookup2 env "c" "x", lookup2 env "zero" "x", lookup2 env "a" "x"]
  mapM_ (putStrLn . describe) [Left (-1), Left 1, Left 5, Right [1, 2, 4], Right [9], Right [9, 1], Right []]

-- expected stdout:
-- | [Just 3,Just 30,Just 0,Nothing]
-- | negative
-- | one
-- | some number
-- | rest 6
-- | single
-- | list
-- | list
