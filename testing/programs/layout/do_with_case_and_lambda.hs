-- Blocks within blocks that end at the same token.
module Main where

import Control.Monad

process :: [Int] -> IO Int
process xs = do
  rs <- forM xs $ \x -> do
    let y = x * x
    case compare y 10 of
      LT -> return y
      EQ -> do
        putStrLn "ten"
        return 0
      GT -> do
        when (odd y) $ do
          putStrLn ("odd " ++ show y)
          putStrLn "more"
        return (negate y)
  forM_ (zip [0 ..] rs) $ \(i, r) ->
    putStrLn (show (i :: Int) ++ ": " ++ show r)
  return (sum rs)

main :: IO ()
main = do
  n <- process [1 .. 5]
  print n
  flip mapM_ [1, 2 :: Int] $ \i -> case i of
    1 -> putStrLn "one"
    _ -> do putStrLn "not one"
            putStrLn "really"
  mapM_ (\s -> do
    putStr "<"
    putStr s
    putStrLn ">") ["a", "b"]
  do putStrLn "nested do"
     do putStrLn "deeper"
        putStrLn "still"
  putStrLn "end"

-- expected stdout:
-- | odd 25
-- | more
-- | 0: 1
-- | 1: 4
-- | 2: 9
-- | 3: -16
-- | 4: -25
-- | -27
-- | one
-- | not one
-- | really
-- | <a>
-- | <b>
-- | nested do
-- | deeper
-- | still
-- | end
