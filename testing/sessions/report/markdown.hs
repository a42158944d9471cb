-- A search that is not over, and one finding that was rejected.
-- only: debug
-- debug: --format markdown
-- debug exit: 4
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: reject
-- answer: reject
main = print (isort [4, 3, 5])

isort [] = []
isort (x:xs) = insert x (isort xs)

insert x [] = [x]
insert x (y:ys)
  | x > y = y : atEnd x ys
  | otherwise = x : y : ys

atEnd x ys = ys ++ [x]
-- expected session:
-- | # A search that is not over: isort
-- |
-- | ## Questions and answers
-- |
-- | ```text
-- | 1. main = {prints "[3,5,4]\n"} ? no
-- | 2. isort [4,3,5] = [3,5,4] ? no
-- | 3. insert 4 [3,5] = [3,5,4] ? no
-- | 4. atEnd 4 [5] = [5,4] ? yes
-- | 5. isort [3,5] = [3,5] ?
-- | ```
-- |
-- | ## Found before
-- |
-- | ```text
-- | The fault is in insert, markdown.hs:17:1 (its equations: lines 16-19)
-- |     insert x (y:ys)
-- |       | x > y = y : atEnd x ys
-- |       | otherwise = x : y : ys
-- |                     ~~~~~~~~~~
-- | ```
-- |
-- | ### What it rests on
-- |
-- | ```text
-- |   1. main = {prints "[3,5,4]\n"}  wrong
-- |   2. isort [4,3,5] = [3,5,4]  wrong
-- |   3. insert 4 [3,5] = [3,5,4]  wrong
-- |   4. atEnd 4 [5] = [5,4]  correct
-- | ```
-- |
-- | Strategy top-down, order outermost.
