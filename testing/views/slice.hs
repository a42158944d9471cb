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
-- expected stdout:
-- | $ slice --node 3 --mark r.3
-- |           | -- What a part of a statement depends on: the sliced program, and the calls in the order in which they are met.
-- |           | -- view: slice --node 3 --mark r.3
-- |           | -- view: slice --node 3 --mark r.1 --list
-- |           | -- view: slice --node 3 --mark r.1 --mark r.3 --list --nodes 3
-- |           | -- view: slice --node 3 --mark r.1 --json
-- |           | -- view: slice --mark r.1.1.2 --list
-- |           | -- view: slice --node 3 --mark r.4
-- |           | -- view: slice --node 99 --mark r
-- |           | -- view: slice --node 3 --mark sideways
-- |           | main :: IO ()
-- |           | main = print (sqrtest [1, 2])
-- |           |
-- |           | sqrtest :: [Int] -> Bool
-- |           | sqrtest x = test (computs (arrsum x))
-- |           |
-- |           | test :: (Int, Int, Int) -> Bool
-- |           | test (x, y, z) = (x == y) && (y == z)
-- |           |
-- |           | arrsum :: [Int] -> Int
-- |         1 | arrsum [] = 0
-- |         2 | arrsum (x:xs) = x + arrsum xs
-- |           |
-- |           | computs :: Int -> (Int, Int, Int)
-- |         1 | computs x = (comput1 x, comput2 x, comput3 x)
-- |           |
-- |           | comput1 :: Int -> Int
-- |           | comput1 x = square x
-- |           |
-- |           | square :: Int -> Int
-- |           | square x = x * x
-- |           |
-- |           | comput2 :: Int -> Int
-- |           | comput2 x = arrsum (list x x)
-- |           |
-- |           | list :: Int -> Int -> [Int]
-- |           | list x y
-- |           |   | y == 0 = []
-- |           |   | otherwise = x : list x (y - 1)
-- |           |
-- |           | comput3 :: Int -> Int
-- |         1 | comput3 x = arrsum (partialsums x)
-- |           |
-- |           | partialsums :: Int -> [Int]
-- |         1 | partialsums x = [sum1 x, sum2 x]
-- |           |
-- |           | sum1 :: Int -> Int
-- |         1 | sum1 x = div (x * incr x) 2
-- |           |
-- |           | sum2 :: Int -> Int
-- |         1 | sum2 x = div (x + decr x) 2
-- |           |
-- |           | incr :: Int -> Int
-- |         1 | incr x = x + 1
-- |           |
-- |           | decr :: Int -> Int
-- |         1 | decr x = x - 1
-- |
-- | 10 of 27 calls:
-- |  3  computs 3 = (9,9,8)
-- | 18  comput3 3 = 8
-- | 19  arrsum [6,2] = 8
-- | 23  arrsum [2] = 2
-- | 20  partialsums 3 = [6,2]
-- | 21  sum1 3 = 6
-- | 26  arrsum [] = 0
-- | 22  incr 3 = 4
-- | 24  sum2 3 = 2
-- | 25  decr 3 = 2
-- | $ slice --node 3 --mark r.1 --list
-- | 3 of 27 calls:
-- | 3  computs 3 = (9,9,8)
-- | 4  comput1 3 = 9
-- | 5  square 3 = 9
-- | $ slice --node 3 --mark r.1 --mark r.3 --list --nodes 3
-- | 12 of 27 calls:
-- |  3  computs 3 = (9,9,8)
-- |  4  comput1 3 = 9
-- | 18  comput3 3 = 8
-- | $ slice --node 3 --mark r.1 --json
-- | {"size":27,"nodes":[{"node":3,"parent":null,"depth":0,"reference":false,"module":"Main","file":"slice.hs","first_line":24,"last_line":24,"hidden":0,"statement":{"name":"computs","text":"computs 3 = (9,9,8)","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]},"free_variables":[]}},{"node":4,"parent":null,"depth":0,"reference":false,"module":"Main","file":"slice.hs","first_line":27,"last_line":27,"hidden":0,"statement":{"name":"comput1","text":"comput1 3 = 9","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"number","text":"9"},"free_variables":[]}},{"node":5,"parent":null,"depth":0,"reference":false,"module":"Main","file":"slice.hs","first_line":30,"last_line":30,"hidden":0,"statement":{"name":"square","text":"square 3 = 9","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"number","text":"9"},"free_variables":[]}}]}
-- | $ slice --mark r.1.1.2 --list
-- | 27 of 27 calls:
-- |  0  main = {prints "False\n"}
-- |  1  sqrtest [1,2] = False
-- |  2  test (9,9,8) = False
-- |  3  computs 3 = (9,9,8)
-- |  9  comput2 3 = 9
-- | 18  comput3 3 = 8
-- |  4  comput1 3 = 9
-- | 10  arrsum [3,3,3] = 9
-- | 19  arrsum [6,2] = 8
-- |  5  square 3 = 9
-- | 12  arrsum [3,3] = 6
-- | 23  arrsum [2] = 2
-- | 11  list 3 3 = [3,3,3]
-- | 14  arrsum [3] = 3
-- | 20  partialsums 3 = [6,2]
-- | 21  sum1 3 = 6
-- | 26  arrsum [] = 0
-- | 13  list 3 2 = [3,3]
-- | 16  arrsum [] = 0
-- | 22  incr 3 = 4
-- | 24  sum2 3 = 2
-- | 15  list 3 1 = [3]
-- | 25  decr 3 = 2
-- |  6  arrsum [1,2] = 3
-- |  7  arrsum [2] = 2
-- |  8  arrsum [] = 0
-- | 17  list 3 0 = []
-- | $ slice --node 3 --mark r.4
-- | inquest: There is no r.4: r is (,,) with 3 parts.
-- | exit code 2
-- | $ slice --node 99 --mark r
-- | inquest: Nothing of node 99 can be marked.
-- | exit code 2
-- | $ slice --node 3 --mark sideways
-- | inquest: sideways is no step of a path. A path is r (the result), a2 (an argument), w1 (a variable after `with`) or f (the function), then positions as in r.3 or a1.2.1, or r.2- for the rest of a list.
-- | exit code 2
