-- H2010 3.16: expression type signatures, with contexts.
module Main where

main :: IO ()
main = do
  print (read "5" :: Int)
  print (fromIntegral (7 :: Int) / 2 :: Double)
  print ((maxBound :: Int), (minBound :: Char))
  print (show (3 :: Integer) ++ show (3 :: Double))
  print ((\x -> x + 1 :: Int) 4)
  print (map (fromIntegral :: Int -> Double) [1, 2])
  print (toEnum 65 :: Char, fromEnum 'A' :: Int)
  print ([] :: [Int], Nothing :: Maybe Bool)
  print ((read "[(1,True)]" :: [(Int, Bool)]))
  let f = (+) :: Int -> Int -> Int
  print (f 1 2)
  print (truncate (10 / 3 :: Double) :: Int, (2 :: Num a => a) + 0.5)
  print ((mempty :: String) ++ "x", (minBound, maxBound) :: (Bool, Bool))

-- expected stdout:
-- | 5
-- | 3.5
-- | (9223372036854775807,'\NUL')
-- | "33.0"
-- | 5
-- | [1.0,2.0]
-- | ('A',65)
-- | ([],Nothing)
-- | [(1,True)]
-- | 3
-- | (3,2.5)
-- | ("x",(False,True))
