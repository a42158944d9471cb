-- What a part of a statement depends on: the sliced program, and the calls in the order in which they are met.
-- view: slice --node 3 --mark r.3
-- view: slice --node 3 --mark r.1 --list
-- view: slice --node 3 --mark r.1 --mark r.3 --list --nodes 3
-- view: slice --node 3 --mark r.1 --json
-- view: slice --mark r.1.1.2 --list
-- view: slice --node 3 --mark r.4
-- view: slice --node 99 --mark r
-- view: slice --node 3 --mark sideways
main :: IO ()
main = print (sqrtest [1, 2])

sqrtest :: [Int] -> Bool
sqrtest x = test (computs (arrsum x))

test :: (Int, Int, Int) -> Bool
test (x, y, z) = (x == y) && (y == z)

arrsum :: [Int] -> Int
arrsum [] = 0
arrsum (x:xs) = x + arrsum xs

computs :: Int -> (Int, Int, Int)
computs x = (comput1 x, comput2 x, comput3 x)

comput1 :: Int -> Int
comput1 x = square x

square :: Int -> Int
square x = x * x

comput2 :: Int -> Int
comput2 x = arrsum (list x x)

list :: Int -> Int -> [Int]
list x y
  | y == 0 = []
  | otherwise = x : list x (y - 1)

comput3 :: Int -> Int
comput3 x = arrsum (partialsums x)

partialsums :: Int -> [Int]
partialsums x = [sum1 x, sum2 x]

sum1 :: Int -> Int
sum1 x = div (x * incr x) 2

sum2 :: Int -> Int
sum2 x = div (x + decr x) 2

incr :: Int -> Int
incr x = x + 1

decr :: Int -> Int
decr x = x - 1
