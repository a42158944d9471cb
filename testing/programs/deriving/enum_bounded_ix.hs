-- H2010 11.2, 11.3 and 19: Enum, Bounded and Ix derived.
module Main where

import Data.Ix

data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun deriving (Show, Read, Eq, Ord, Enum, Bounded, Ix)
data Pair = Pair Bool Day deriving (Show, Eq, Ord, Bounded)
data Point = Point Int Int deriving (Show, Eq, Ord, Ix)
data Single = Single deriving (Show, Eq, Ord, Enum, Bounded, Ix)
newtype Wrap = Wrap Int deriving (Show, Eq, Ord, Bounded)

main :: IO ()
main = do
  print [minBound .. maxBound :: Day]
  print (map fromEnum [Mon, Sun], toEnum 3 :: Day, succ Mon, pred Sun)
  print ([Mon, Wed ..], [Sun, Fri ..], [Wed ..], [Sat .. Tue], [Tue, Mon ..])
  print (minBound :: Pair, maxBound :: Pair)
  print (range (Mon, Wed), index (Tue, Fri) Thu, inRange (Tue, Thu) Fri, rangeSize (Mon, Sun))
  print (range (Point 0 0, Point 1 2), index (Point 0 0, Point 1 2) (Point 1 1), inRange (Point 0 0, Point 1 2) (Point 2 0))
  print ([minBound ..] :: [Single], range (Single, Single), (minBound :: Wrap) == Wrap minBound)
  print (range ((0, 'a'), (1, 'c')), rangeSize ((1, 1), (3, 4)), index (5, 10) 7)
  print [(d, n) | (d, n) <- zip [Mon ..] [1 ..], odd n]
  print (cycle [Mon ..] !! 10, [d | d <- [minBound ..], d > Thu] :: [Day])
  print (read "[Mon,Sun]" :: [Day])

-- expected stdout:
-- | [Mon,Tue,Wed,Thu,Fri,Sat,Sun]
-- | ([0,6],Thu,Tue,Sat)
-- | ([Mon,Wed,Fri,Sun],[Sun,Fri,Wed,Mon],[Wed,Thu,Fri,Sat,Sun],[],[Tue,Mon])
-- | (Pair False Mon,Pair True Sun)
-- | ([Mon,Tue,Wed],2,False,7)
-- | ([Point 0 0,Point 0 1,Point 0 2,Point 1 0,Point 1 1,Point 1 2],4,False)
-- | ([Single],[Single],True)
-- | ([(0,'a'),(0,'b'),(0,'c'),(1,'a'),(1,'b'),(1,'c')],12,2)
-- | [(Mon,1),(Wed,3),(Fri,5),(Sun,7)]
-- | (Thu,[Fri,Sat,Sun])
-- | [Mon,Sun]
