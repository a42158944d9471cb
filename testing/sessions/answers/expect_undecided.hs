-- What cannot be compared, or is no expression, is refused with a reason; the question stays.
-- debug:
-- answer: no
-- answer: expect 1) + (2
-- answer: expect hourr 3
-- answer: expect 'x'
-- answer: expect let x = Hour 2 in
-- answer: expect Hour
-- answer: expect Hour 2
-- answer: expect case 3 of { n | small -> Hour n where small = n < 4 }
module Main where

newtype Hour = Hour Int deriving Show

instance Eq Hour where
  Hour a == Hour b = a `mod` 12 == b `mod` 12

hour :: Int -> Hour
hour n = Hour (n + 10)

main :: IO ()
main = print (hour 4)
-- expected stdout:
-- | Hour 14
-- expected session:
-- | Hour 14
-- | 1. main = {prints "Hour 14\n"} ? no
-- | 2. hour 4 = Hour 14 ? no
-- | The fault is in hour, expect_undecided.hs:19:1
-- |     hour n = Hour (n + 10)
