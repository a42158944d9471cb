-- Reader, Writer and RWS of the library: what was read and written. area should multiply.
-- debug: --tree fdt
-- answer: tree 0 40
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
module Main where
import Control.Monad.RWS
import Control.Monad.Reader
import Control.Monad.Writer

scaled :: Int -> Reader Int Int
scaled n = asks (* n)

area :: Int -> Int -> Reader Int Int
area a b = do
  x <- scaled a
  y <- scaled b
  return (x + y)

count :: Int -> Writer [String] Int
count n = do
  tell ["count " ++ show n]
  return (n * 2)

visit :: Int -> RWS Int [Int] Int ()
visit n = do
  limit <- ask
  when (n > limit) $ tell [n]
  modify (+ n)

main :: IO ()
main = do
  print (runReader (area 2 3) 10)
  print (runWriter (count 4))
  print (runRWS (mapM_ visit [1, 7]) 5 100)
-- expected stdout:
-- | 50
-- | (8,["count 4"])
-- | ((),108,[7])
-- expected session:
-- | 50
-- | (8,["count 4"])
-- | ((),108,[7])
-- | 0  main = {prints "50\n(8,[\"count 4\"])\n((),108,[7])\n"}
-- |   1  area 2 3 = {reads 10; returns 50}
-- |     2  (x <- scaled a ..) 20 = {reads 10; returns 50}, with b = 3
-- |       3  (y <- scaled b ..) 30 = {reads 10; returns 50}, with x = 20
-- |       5  scaled 3 = {reads 10; returns 30}
-- |     4  scaled 2 = {reads 10; returns 20}
-- |   6  count 4 = {writes ["count 4"]; returns 8}
-- |   7  visit 7 = {reads 5; from 101 to 108; writes [7]; returns _}
-- |     8  (limit <- ask ..) 5 = {reads 5; from 101 to 108; writes [7]; returns _}, with n = 7
-- |   9  visit 1 = {reads 5; from 100 to 101; returns _}
-- |     10  (limit <- ask ..) 5 = {reads 5; from 100 to 101; returns _}, with n = 1
-- | 1. main = {prints "50\n(8,[\"count 4\"])\n((),108,[7])\n"} ? no
-- | 2. area 2 3 = {reads 10; returns 50} ? no
-- | 3. scaled 2 = {reads 10; returns 20} ? yes
-- | 4. scaled 3 = {reads 10; returns 30} ? yes
-- | The fault is in area, reader_writer.hs:17:1
-- |     area a b = do
-- |       x <- scaled a
-- |       y <- scaled b
-- |       return (x + y)
