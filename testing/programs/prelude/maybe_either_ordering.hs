-- maybe, either, and the instances of the standard types.
module Main where

main :: IO ()
main = do
  print (maybe 0 (+ 1) (Just 1), maybe 0 (+ 1) Nothing, either length negate (Left "abc"), either length negate (Right 5 :: Either String Int))
  print (fmap (+ 1) (Just 1), fmap (+ 1) (Right 1 :: Either () Int), (+ 1) <$> Nothing)
  print (Just 1 >>= (\x -> if x > 0 then Just "pos" else Nothing), Left "e" >>= (\x -> Right (x + 1)) :: Either String Int)
  print (compare 1 2, compare 'b' 'a', maximum [LT, GT, EQ], [minBound .. maxBound :: Ordering])
  print (Just 1 < Nothing, Nothing < Just 0, Left 9 < Right 0, Right 1 == (Right 1 :: Either () Int))
  print (max "abc" "abd", min (1, 'x') (1, 'a'), (compare <> flip compare) 1 2)
  print (sequence [Just 1, Nothing], sequence [Right 1, Left "x", Left "y"])
  print (not True, True && False, True || undefined, False && undefined, otherwise)
  print (until (> 100) (* 2) 1, asTypeOf 1 2.5, flip (-) 1 2, (subtract 1 . negate) 3, id 3, const 1 2)
  print (minimum [Just 3, Nothing, Just 1], concat (Just [1, 2]), sum (Just 4), length (1, 2), null (Left 1))
  print (mapM_ Just [1, 2], sequence_ [Just 1, Nothing], foldr (+) 1 (Just 2), elem 2 (Just 2))

-- expected stdout:
-- | (2,0,3,-5)
-- | (Just 2,Right 2,Nothing)
-- | (Just "pos",Left "e")
-- | (LT,GT,GT,[LT,EQ,GT])
-- | (False,True,True,True)
-- | ("abd",(1,'a'),LT)
-- | (Nothing,Left "x")
-- | (False,False,True,False,True)
-- | (128,1.0,1,-4,3,1)
-- | (Nothing,[1,2],4,1,True)
-- | (Just (),Nothing,3,True)
