-- Patterns: constructors, records, negative numbers, operators, functions, local functions; equal statements once.
-- view: observe
-- view: observe area
-- view: observe 'area (Circle _)'
-- view: observe 'area (_ :*: 2.5)'
-- view: observe 'area Square {side = -1}'
-- view: observe '_ +++ [] = _'
-- view: observe '(+++) _ (_ : _)'
-- view: observe '[] Main.+++ _'
-- view: observe '_ `apply` 2'
-- view: observe 'apply negate2 _'
-- view: observe 'apply (add 1) _'
-- view: observe 'loop.go _ _ = 25' --counts
-- view: observe go --all --sort size --count 3
-- view: observe 'pick (_, True)'
-- view: observe 'pick' --sort general
-- view: observe 'pick (_, False) = ⊥'
-- view: observe safe --counts
-- view: observe safe --all
import Control.Exception (evaluate, try, ErrorCall)

data Shape = Circle Double | Double :*: Double | Square {side :: Double}

area :: Shape -> Double
area (Circle r) = r * r * 3
area (a :*: b) = a * b
area (Square s) = s * s

(+++) :: [a] -> [a] -> [a]
[] +++ ys = ys
(x : xs) +++ ys = x : (xs +++ ys)

apply :: (Int -> Int) -> Int -> Int
apply f x = f x

negate2 :: Int -> Int
negate2 x = -2 * x

add :: Int -> Int -> Int
add x y = x + y

loop :: Int -> Int
loop n = go n 0
  where
    go 0 acc = acc
    go k acc = go (k - 1) (acc + n)

pick :: ([Int], Bool) -> Int
pick (xs, True) = head xs
pick (_, False) = error "not picked"

safe :: Int -> Int
safe x = x

main :: IO ()
main = do
  print (map area [Circle 1, 2 :*: 2.5, Square (-1)])
  print ([1, 2] +++ [3 :: Int], [4 :: Int] +++ [])
  print (apply negate2 3, apply (add 1) 2)
  print (loop 2 + loop 5)
  print (pick (7 : undefined, True) + pick ([8], True))
  r <- try (evaluate (pick ([], False))) :: IO (Either ErrorCall Int)
  either print print r
  print (safe 1 + safe 2 + safe 1)
-- expected stdout:
-- | $ observe
-- |            3  area  observe_patterns.hs:25-27
-- |            5  +++  observe_patterns.hs:30-31
-- |            2  apply  observe_patterns.hs:34
-- |            1  negate2  observe_patterns.hs:37
-- |            1  add  observe_patterns.hs:40
-- |            2  loop  observe_patterns.hs:43-46
-- |            9  go (in loop)  observe_patterns.hs:45-46
-- |            3  pick  observe_patterns.hs:49-50
-- |            3  safe  observe_patterns.hs:53
-- |            1  main  observe_patterns.hs:56-64
-- | $ observe area
-- | 1  area (Circle 1.0) = 3.0
-- | 2  area (2.0 :*: 2.5) = 5.0
-- | 3  area (Square {side = -1.0}) = 1.0
-- | $ observe 'area (Circle _)'
-- | 1  area (Circle 1.0) = 3.0
-- | $ observe 'area (_ :*: 2.5)'
-- | 2  area (2.0 :*: 2.5) = 5.0
-- | $ observe 'area Square {side = -1}'
-- | 3  area (Square {side = -1.0}) = 1.0
-- | $ observe '_ +++ [] = _'
-- | 7  [4] +++ [] = [4]
-- | 8  [] +++ [] = []
-- | $ observe '(+++) _ (_ : _)'
-- | 4  [1,2] +++ [3] = [1,2,3]
-- | 5  [2] +++ [3] = [2,3]
-- | 6  [] +++ [3] = [3]
-- | $ observe '[] Main.+++ _'
-- | 6  [] +++ [3] = [3]
-- | 8  [] +++ [] = []
-- | $ observe '_ `apply` 2'
-- | 11  apply (add 1) 2 = 3
-- | $ observe 'apply negate2 _'
-- | 9  apply negate2 3 = -6
-- | $ observe 'apply (add 1) _'
-- | 11  apply (add 1) 2 = 3
-- | $ observe 'loop.go _ _ = 25' --counts
-- | 18  1x  go 5 0 = 25, with n = 5
-- | 19  1x  go 4 5 = 25, with n = 5
-- | 20  1x  go 3 10 = 25, with n = 5
-- | 21  1x  go 2 15 = 25, with n = 5
-- | 22  1x  go 1 20 = 25, with n = 5
-- | 23  1x  go 0 25 = 25, with n = 5
-- | 6 calls, 6 different statements
-- | $ observe go --all --sort size --count 3
-- | 14  go 2 0 = 4, with n = 2
-- | 15  go 1 2 = 4, with n = 2
-- | 16  go 0 4 = 4, with n = 2
-- | … more: --from 4
-- | $ observe 'pick (_, True)'
-- | 24  pick (7 : _,True) = 7
-- | 25  pick ([8],True) = 8
-- | $ observe 'pick' --sort general
-- | 26  pick ([],False) = error "not picked"
-- | 24  pick (7 : _,True) = 7
-- | 25  pick ([8],True) = 8
-- | $ observe 'pick (_, False) = ⊥'
-- | 26  pick ([],False) = error "not picked"
-- | $ observe safe --counts
-- | 27  2x  safe 1 = 1
-- | 28  1x  safe 2 = 2
-- | 3 calls, 2 different statements
-- | $ observe safe --all
-- | 27  safe 1 = 1
-- | 28  safe 2 = 2
-- | 29  safe 1 = 1
