-- Values that go round are told apart by where they go back to.
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
module Main where

ring :: Int -> [Int]
ring n = xs
  where
    xs = 1 : ys
    ys = n : xs

tail' :: Int -> [Int]
tail' n = xs
  where
    xs = 1 : ys
    ys = n : ys

main :: IO ()
main = do
  print (take 5 (ring 2))
  print (take 5 (tail' 2))
