-- where scopes over all guards of an equation (H2010 4.4.3), in functions, case alternatives and instances.
module Main where

grade :: Int -> String
grade n
  | score >= high = "high"
  | score >= low
  , even n = "middle, even"
  | score >= low = "middle"
  | otherwise = "low"
  where
    score = n * factor
    (low, high) = (10, 20)
    factor
      | n > 100 = 0
      | otherwise = 2

alt :: Maybe Int -> Int
alt m = case m of
  Just n
    | n > k -> k
    | n < 0 -> limit
    where k = 10
          limit = -1
  Just n -> n
  Nothing -> other
    where
      other = 0

newtype W = W Int

instance Show W where
  showsPrec d (W n)
    | n < 0 = showParen (d > p) body
    | otherwise = body
    where
      p = 6
      body = showString "W " . shows n

nested :: Int -> Int
nested x = a + b
  where a = c * 2
          where c = x + 1
        b = c
          where c = 100

main :: IO ()
main = do
  mapM_ (putStrLn . grade) [1, 5, 6, 7, 10, 200]
  print (map alt [Just 50, Just (-5), Just 5, Nothing])
  print [W 1, W (-1)]
  print (Just (W (-2)))
  print (nested 1)

-- expected stdout:
-- | low
-- | middle
-- | middle, even
-- | middle
-- | high
-- | low
-- | [10,-1,5,0]
-- | [W 1,W -1]
-- | Just (W -2)
-- | 104
