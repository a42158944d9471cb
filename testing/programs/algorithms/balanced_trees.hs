{-# LANGUAGE PatternSynonyms, BangPatterns #-}
module Main where
import Data.Maybe
import qualified Data.Foldable as F
import Data.List (nub, sort, foldl')

data Color = R | B deriving (Eq, Show)
data RB a = E | N Color (RB a) a (RB a) deriving Show

pattern Red :: RB a -> a -> RB a -> RB a
pattern Red l x r = N R l x r
pattern Black l x r = N B l x r
{-# COMPLETE E, Red, Black #-}

insertRB :: Ord a => a -> RB a -> RB a
insertRB x t = blacken (ins t)
  where
    ins E = Red E x E
    ins n@(N c l y r)
      | x < y = balance c (ins l) y r
      | x > y = balance c l y (ins r)
      | otherwise = n
    blacken (N _ l y r) = N B l y r
    blacken E = E

balance :: Color -> RB a -> a -> RB a -> RB a
balance B (Red (Red a x b) y c) z d = Red (Black a x b) y (Black c z d)
balance B (Red a x (Red b y c)) z d = Red (Black a x b) y (Black c z d)
balance B a x (Red (Red b y c) z d) = Red (Black a x b) y (Black c z d)
balance B a x (Red b y (Red c z d)) = Red (Black a x b) y (Black c z d)
balance c l x r = N c l x r

instance F.Foldable RB where
  foldr _ z E = z
  foldr f z (N _ l x r) = F.foldr f (f x (F.foldr f z r)) l

blackHeight :: RB a -> Maybe Int
blackHeight E = Just 1
blackHeight (N c l _ r) = do
  a <- blackHeight l
  b <- blackHeight r
  if a /= b then Nothing else Just (a + fromEnum (c == B))

data AVL a = L | A {-# UNPACK #-} !Int (AVL a) a (AVL a)
height :: AVL a -> Int
height L = 0
height (A h _ _ _) = h
node :: AVL a -> a -> AVL a -> AVL a
node l x r = A (1 + max (height l) (height r)) l x r
rot :: AVL a -> a -> AVL a -> AVL a
rot l x r
  | d == 2, A _ ll lx lr <- l, height ll >= height lr = node ll lx (node lr x r)
  | d == 2, A _ ll lx (A _ lrl lrx lrr) <- l = node (node ll lx lrl) lrx (node lrr x r)
  | d == -2, A _ rl rx rr <- r, height rr >= height rl = node (node l x rl) rx rr
  | d == -2, A _ (A _ rll rlx rlr) rx rr <- r = node (node l x rll) rlx (node rlr rx rr)
  | otherwise = node l x r
  where d = height l - height r

insertA :: Ord a => a -> AVL a -> AVL a
insertA x L = node L x L
insertA x t@(A _ l y r) = case compare x y of
  LT -> rot (insertA x l) y r
  GT -> rot l y (insertA x r)
  EQ -> t

deleteA :: Ord a => a -> AVL a -> AVL a
deleteA _ L = L
deleteA x (A _ l y r)
  | x < y = rot (deleteA x l) y r
  | x > y = rot l y (deleteA x r)
  | otherwise = case minA r of
      Nothing -> l
      Just m -> rot l m (deleteA m r)
  where minA L = Nothing
        minA (A _ L z _) = Just z
        minA (A _ z _ _) = minA z

listA :: AVL a -> [a]
listA t = go t []
  where go L = id
        go (A _ l x r) = go l . (x :) . go r

okA :: AVL a -> Bool
okA L = True
okA (A h l _ r) = abs (height l - height r) <= 1 && h == 1 + max (height l) (height r) && okA l && okA r

lcg :: Int -> Int
lcg !s = (s * 1103515245 + 12345) `mod` 2147483648

randoms :: Int -> [Int]
randoms = map (`mod` 200) . tail . iterate lcg

showTree :: Show a => RB a -> String
showTree = unlines . go
  where go E = []
        go (N c l x r) = map ("    " ++) (go r) ++ [show c ++ ":" ++ show x] ++ map ("    " ++) (go l)

main :: IO ()
main = do
  let xs = take 60 (randoms 42)
      t = foldr insertRB E xs
      a = foldl' (flip insertA) L xs
  print (F.toList t == sort (nub xs), blackHeight t, F.length t, F.maximum t)
  putStr (showTree (foldr insertRB E [1 .. 10 :: Int]))
  print (listA a == sort (nub xs), okA a, height a)
  let a' = foldr deleteA a (take 30 xs)
  print (listA a' == filter (`notElem` take 30 xs) (sort (nub xs)), okA a', length (listA a'))
  print (foldr insertRB E "rb")
-- expected stdout:
-- | (True,Just 5,50,192)
-- |         B:10
-- |     B:9
-- |         B:8
-- | B:7
-- |         B:6
-- |     B:5
-- |             B:4
-- |         R:3
-- |             B:2
-- |                 R:1
-- | (True,True,7)
-- | (True,True,21)
-- | N B E 'b' (N R E 'r' E)
