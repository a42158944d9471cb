-- H2010 3.10 and 6.3.4: arithmetic sequences of every kind.
module Main where

data Day = Mon | Tue | Wed | Thu | Fri deriving (Show, Eq, Ord, Enum, Bounded)

main :: IO ()
main = do
  print [1 .. 5]
  print [1, 3 .. 10]
  print [10, 8 .. 1]
  print [5 .. 1]
  print [5, 4 .. 5]
  print (take 3 [7 ..], take 3 [7, 9 ..], take 3 [1, 1 ..])
  print (['a' .. 'f'], ['a', 'c' .. 'i'])
  print [1.0 .. 3.5]
  print [1.0, 1.5 .. 3.0]
  print [0.1 .. 1.0]
  print [0.1, 0.2 .. 0.5]
  print [10, 8.5 .. 1]
  print [3.0 .. 1.0]
  print [Mon ..]
  print [Tue .. Thu]
  print [Mon, Wed ..]
  print [Fri, Thu ..]
  print [Fri, Wed .. Mon]
  print [False ..]
  print [LT ..]
  print (map fromEnum [Mon ..], toEnum 2 :: Day, succ Mon, pred Fri)
  print ([minBound .. maxBound] :: [Bool])
  print [10 ^ 20 .. 10 ^ 20 + 3]
  print [3, 1 .. -4 :: Integer]
  print (length ['\0' ..])
  print [x | x <- [2, 4 .. 20], x `mod` 3 == 0]

-- expected stdout:
-- | [1,2,3,4,5]
-- | [1,3,5,7,9]
-- | [10,8,6,4,2]
-- | []
-- | [5]
-- | ([7,8,9],[7,9,11],[1,1,1])
-- | ("abcdef","acegi")
-- | [1.0,2.0,3.0,4.0]
-- | [1.0,1.5,2.0,2.5,3.0]
-- | [0.1,1.1]
-- | [0.1,0.2,0.30000000000000004,0.4,0.5]
-- | [10.0,8.5,7.0,5.5,4.0,2.5,1.0]
-- | []
-- | [Mon,Tue,Wed,Thu,Fri]
-- | [Tue,Wed,Thu]
-- | [Mon,Wed,Fri]
-- | [Fri,Thu,Wed,Tue,Mon]
-- | [Fri,Wed,Mon]
-- | [False,True]
-- | [LT,EQ,GT]
-- | ([0,1,2,3,4],Wed,Tue,Thu)
-- | [False,True]
-- | [100000000000000000000,100000000000000000001,100000000000000000002,100000000000000000003]
-- | [3,1,-1,-3]
-- | 1114112
-- | [6,12,18]
