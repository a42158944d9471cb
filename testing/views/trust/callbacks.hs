-- A suspected call made by trusted code belongs to the application in suspected code from which the trusted code descends,
-- whoever forced it: `double 1` and `double 2` to `lazily`, though `main` and `force` demand them; `double 7` to `through`,
-- through two trusted functions.
-- trace: --trust each --trust twiceEach
-- view: tree
-- view: trail --piece 1 --go a1 --go up
main :: IO ()
main = do
  let xs = lazily [1, 2, 3]
  print (force xs)
  print (head xs)
  print (through 7)

lazily :: [Int] -> [Int]
lazily ys = each double ys

force :: [Int] -> Int
force (_ : y : _) = y
force _ = 0

through :: Int -> [Int]
through n = twiceEach double [n]

each :: (a -> b) -> [a] -> [b]
each f (x : xs) = f x : each f xs
each _ [] = []

twiceEach :: (a -> a) -> [a] -> [a]
twiceEach f xs = each f (each f xs)

double :: Int -> Int
double x = x + x
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "4\n2\n[28]\n"}
-- | 1    force (2 : 4 : _) = 4
-- | 2    lazily [1,2,3] = 2 : 4 : _
-- | 3      double 2 = 4
-- | 4      double 1 = 2
-- | 5    through 7 = [28]
-- | 6      double 14 = 28
-- | 7      double 7 = 14
-- | $ trail --piece 1 --go a1 --go up
-- | Output:
-- |   4\n
-- | Trail:
-- |   <- print 4  -- callbacks.hs:10:3
-- |   <- double 2  -- callbacks.hs:32:12, node 3
-- |   <- lazily [1,2,3]  -- callbacks.hs:15:13, node 2
