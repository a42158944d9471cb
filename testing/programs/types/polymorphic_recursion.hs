-- H2010 4.4.1: with a signature a function may be used at other types in its own body.
module Main where

data Nested a = Flat a | Nest (Nested [a])

depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n

showN :: Show a => Nested a -> String
showN (Flat a) = show a
showN (Nest n) = "N:" ++ showN n

data Perfect a = Zero a | Succ (Perfect (a, a))

size :: Perfect a -> Int
size (Zero _) = 1
size (Succ p) = 2 * size p

build :: Int -> a -> Perfect a
build 0 x = Zero x
build n x = Succ (build (n - 1) (x, x))

toList :: Perfect a -> [a]
toList = go (: [])
  where
    go :: (b -> [c]) -> Perfect b -> [c]
    go f (Zero b) = f b
    go f (Succ p) = go (\(x, y) -> f x ++ f y) p

f :: Show a => Int -> a -> String
f 0 x = show x
f n x = f (n - 1) (x, n)

main :: IO ()
main = do
  print (depth (Nest (Nest (Flat [[1, 2], [3]]))))
  putStrLn (showN (Nest (Nest (Flat [["a"], []]))))
  print (size (build 10 'x'), toList (build 2 7))
  putStrLn (f 3 'z')

-- expected stdout:
-- | 2
-- | N:N:[["a"],[]]
-- | (1024,[7,7,7,7])
-- | ((('z',3),2),1)
