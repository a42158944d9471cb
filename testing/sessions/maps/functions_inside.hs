-- A free monad, lenses as functions and continuation passing, each of one's own: functions are shown by what they did.
-- bump should put n + d.
-- debug: --tree fdt
-- answer: tree 0 60
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
module Main where
data Free f a = Pure a | Free (f (Free f a))
instance Functor f => Functor (Free f) where
  fmap f (Pure a) = Pure (f a)
  fmap f (Free g) = Free (fmap (fmap f) g)
instance Functor f => Applicative (Free f) where
  pure = Pure
  Pure f <*> x = fmap f x
  Free g <*> x = Free (fmap (<*> x) g)
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free g >>= k = Free (fmap (>>= k) g)
data Cmd k = Put Int k | Get (Int -> k)
instance Functor Cmd where
  fmap f (Put n k) = Put n (f k)
  fmap f (Get k) = Get (f . k)
put :: Int -> Free Cmd ()
put n = Free (Put n (Pure ()))
get :: Free Cmd Int
get = Free (Get Pure)
bump :: Int -> Free Cmd Int
bump d = do
  n <- get
  put (n - d)
  get
run :: Int -> Free Cmd a -> (a, Int)
run s (Pure a) = (a, s)
run s (Free (Put n k)) = run n k
run s (Free (Get k)) = run s (k s)
type Lens s a = (a -> a) -> s -> s
first :: Lens (a, b) a
first f (a, b) = (f a, b)
over :: Lens s a -> (a -> a) -> s -> s
over l = l
set :: Lens s a -> a -> s -> s
set l x = over l (const x)
sumK :: [Int] -> (Int -> r) -> r
sumK [] k = k 0
sumK (x : xs) k = sumK xs (\s -> k (s + x))
main :: IO ()
main = do
  print (run 10 (bump 3))
  print (set first 'x' ('a', True))
  print (sumK [1, 2, 3] id)
-- expected stdout:
-- | (7,7)
-- | ('x',True)
-- | 6
-- expected session:
-- | (7,7)
-- | ('x',True)
-- | 6
-- | 0  main = {prints "(7,7)\n('x',True)\n6\n"}
-- |   1  run 10 (Free (Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure))) = (7,7)
-- |     6  run 10 (Free (Put 7 (Free (Get Pure)))) = (7,7)
-- |       12  run 7 (Free (Get Pure)) = (7,7)
-- |         14  run 7 (Pure 7) = (7,7)
-- |   2  bump 3 = Free (Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure))
-- |     3  Free (Get Pure) >>= {10 -> Free (Put 7 (Free (Get Pure)))} = Free (Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure))
-- |       5  fmap {(Pure 10) -> Free (Put 7 (Free (Get Pure)))} (Get Pure) = Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure)
-- |       7  Pure 10 >>= {10 -> Free (Put 7 (Free (Get Pure)))} = Free (Put 7 (Free (Get Pure)))
-- |     4  get = Free (Get Pure)
-- |     8  (n <- get ..) 10 = Free (Put 7 (Free (Get Pure))), with d = 3
-- |       4  get = Free (Get Pure)  (also elsewhere)
-- |       9  Free (Put 7 (Pure ())) >>= {() -> Free (Get Pure)} = Free (Put 7 (Free (Get Pure)))
-- |         11  fmap {(Pure ()) -> Free (Get Pure)} (Put 7 (Pure ())) = Put 7 (Free (Get Pure))
-- |         13  Pure () >>= {() -> Free (Get Pure)} = Free (Get Pure)
-- |       10  put 7 = Free (Put 7 (Pure ()))
-- |   15  set {(const 'x') ('a',True) -> ('x',True)} 'x' = {('a',True) -> ('x',True)}
-- |     16  over {(const 'x') ('a',True) -> ('x',True)} = {(const 'x') ('a',True) -> ('x',True)}
-- |   17  first (const 'x') ('a',True) = ('x',True)
-- |   18  sumK [1,2,3] id = 6
-- |     19  sumK [2,3] {5 -> 6} = 6
-- |       20  sumK [3] {3 -> 6} = 6
-- |         21  sumK [] {0 -> 6} = 6
-- |         22  (\s -> k (s + x)) 0 = 6, with k = {3 -> 6}, x = 3, in sumK [3] {3 -> 6}
-- |       23  (\s -> k (s + x)) 3 = 6, with k = {5 -> 6}, x = 2, in sumK [2,3] {5 -> 6}
-- |     24  (\s -> k (s + x)) 5 = 6, with k = id, x = 1, in sumK [1,2,3] id
-- | 1. main = {prints "(7,7)\n('x',True)\n6\n"} ? no
-- | 2. run 10 (Free (Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure))) = (7,7) ? yes
-- | 3. bump 3 = Free (Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure)) ? no
-- | 4. Free (Get Pure) >>= {10 -> Free (Put 7 (Free (Get Pure)))} = Free (Get ({(Pure 10) -> Free (Put 7 (Free (Get Pure)))} . Pure)) ? yes
-- | 5. get = Free (Get Pure) ? yes
-- | 6. Free (Put 7 (Pure ())) >>= {() -> Free (Get Pure)} = Free (Put 7 (Free (Get Pure))) ? yes
-- | 7. put 7 = Free (Put 7 (Pure ())) ? yes
-- | The fault is in bump, functions_inside.hs:33:1
-- |     bump d = do
-- |       n <- get
-- |       put (n - d)
-- |       get
