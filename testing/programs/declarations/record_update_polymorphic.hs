-- An update may change the type parameter if all fields that mention it are given.
module Main where

data Box a = Box { content :: a, label :: String } deriving Show
data Two a b = Two { one :: a, two :: b, both' :: Int } deriving (Show, Eq)
data Alt = A { common :: Int, onlyA :: Char } | B { common :: Int, onlyB :: Bool } deriving (Show, Eq, Ord)

main :: IO ()
main = do
  let b = Box { content = 1 :: Int, label = "n" }
  print b { content = "text" }
  print (b { content = b })
  let t = Two 1 'x' 0
  print t { one = "s", two = True }
  print (t { one = Just 2 }) { two = () }
  print [a { common = 9 } | a <- [A 1 'a', B 2 True]]
  print (A 1 'a') { onlyA = 'z', common = 5 }
  print ((\r -> r { label = label r ++ "!" }) b)
  print (map common [A 1 'c', B 2 False])
  print b { label = "x" } { content = 'c' }

-- expected stdout:
-- | Box {content = "text", label = "n"}
-- | Box {content = Box {content = 1, label = "n"}, label = "n"}
-- | Two {one = "s", two = True, both' = 0}
-- | Two {one = Just 2, two = (), both' = 0}
-- | [A {common = 9, onlyA = 'a'},B {common = 9, onlyB = True}]
-- | A {common = 5, onlyA = 'z'}
-- | Box {content = 1, label = "n!"}
-- | [1,2]
-- | Box {content = 'c', label = "x"}
