-- The small modules: Data.Maybe, Data.Either, Data.Function, Data.Ord, Data.Tuple, Data.Functor.
module Main where

import Data.Either
import Data.Function
import Data.Functor
import Data.List (sortBy, groupBy, maximumBy)
import Data.Maybe
import Data.Ord
import Data.Tuple

main :: IO ()
main = do
  print (catMaybes [Just 1, Nothing, Just 3], mapMaybe (\x -> if x > 1 then Just (x * 2) else Nothing) [1, 2, 3])
  print (fromMaybe 0 Nothing, fromJust (Just 1), isJust (Just 1), isNothing (Just 1), listToMaybe [1, 2], maybeToList (Just 1), listToMaybe "")
  print (lefts es, rights es, partitionEithers es, either show (map succ) (head es), fromLeft 0 (Left 3), fromRight 'x' (Left 3))
  print (isLeft (Left 1), isRight (Left 1))
  print (sortBy (comparing snd) [(1, 'b'), (2, 'a')], sortBy (comparing Down) [1, 3, 2], compare (Down 1) (Down 2))
  print (map (map snd) (groupBy ((==) `on` fst) [(1, 'a'), (1, 'b'), (2, 'c')]), ((+) `on` length) [1, 2] [3])
  print (fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1)) 5, [1, 2, 3] & map (+ 1) & sum)
  print (swap (1, 'a'), (Just 1 $> 2), (3 <$ [1, 2]), Just 1 <&> (+ 1), void [1, 2])
  print (maximumBy (comparing abs) [-3, 2, 1], fst (curry id 1 2), uncurry max (1, 2), (subtract `on` negate) 1 2)
  print (applyWhen' True (+ 1) 1, (const `flip` 1) 2, ((.) `on` (+)) 1 2 3)
  where
    es = [Left 1, Right "a", Left 2, Right "b"]
    applyWhen' b f x = if b then f x else x

-- expected stdout:
-- | ([1,3],[4,6])
-- | (0,1,True,False,Just 1,[1],Nothing)
-- | ([1,2],["a","b"],([1,2],["a","b"]),"1",3,'x')
-- | (True,False)
-- | ([(2,'a'),(1,'b')],[3,2,1],GT)
-- | (["ab","c"],3)
-- | (120,9)
-- | (('a',1),Just 2,[3,3],Just 2,[(),()])
-- | (-3,1,2,-1)
-- | (2,2,6)
