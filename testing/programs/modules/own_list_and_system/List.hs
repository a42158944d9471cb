module List where
myList :: Int -> [Int]
myList n = [1..n]
