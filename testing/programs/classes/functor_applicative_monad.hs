-- The classes of base 4.15: laws by example on own instances.
module Main where

import Control.Applicative
import Control.Monad

newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where fmap f (State g) = State $ \s -> let (a, s') = g s in (f a, s')
instance Applicative (State s) where
  pure a = State $ \s -> (a, s)
  State f <*> State g = State $ \s -> let (h, s1) = f s; (a, s2) = g s1 in (h a, s2)
instance Monad (State s) where
  State g >>= f = State $ \s -> let (a, s1) = g s in runState (f a) s1

get' :: State s s
get' = State $ \s -> (s, s)
put' :: s -> State s ()
put' s = State $ const ((), s)
modify' :: (s -> s) -> State s ()
modify' f = get' >>= put' . f

fresh :: State Int Int
fresh = do
  n <- get'
  put' (n + 1)
  return n

data Tree a = Leaf a | Tree a :^: Tree a deriving Show
instance Functor Tree where
  fmap f (Leaf a) = Leaf (f a)
  fmap f (l :^: r) = fmap f l :^: fmap f r
instance Foldable Tree where
  foldMap f (Leaf a) = f a
  foldMap f (l :^: r) = foldMap f l <> foldMap f r
instance Traversable Tree where
  traverse f (Leaf a) = Leaf <$> f a
  traverse f (l :^: r) = (:^:) <$> traverse f l <*> traverse f r

newtype ZipL a = ZipL { unZipL :: [a] } deriving Show
instance Functor ZipL where fmap f (ZipL xs) = ZipL (map f xs)
instance Applicative ZipL where
  pure = ZipL . repeat
  ZipL fs <*> ZipL xs = ZipL (zipWith id fs xs)

main :: IO ()
main = do
  let t = (Leaf 'a' :^: Leaf 'b') :^: Leaf 'c'
  print (fst (runState (traverse (\c -> (,) c <$> fresh) t) 10))
  print (sum (fmap fromEnum t), length t, maximum t, elem 'b' t, foldr (:) [] t)
  print (sequenceA [Just 1, Just 2], sequenceA [Just 1, Nothing])
  print (runState (replicateM 3 fresh) 5)
  print (runState (mapM_ (\x -> modify' (+ x)) [1 .. 10]) 0)
  print (unZipL ((+) <$> ZipL [1, 2, 3] <*> ZipL [10, 20, 30]))
  print ((,) <$> [1, 2] <*> "ab", pure 1 :: [Int], [1, 2] <* "ab", [1, 2] *> "ab")
  print (liftA2 (+) (Just 1) (Just 2), (+) <$> (* 2) <*> (+ 10) $ 3)
  print (join [[1], [2]], void (Just 3), (>=>) (\x -> [x, x]) (\y -> [y + 1]) 1)
  print (mapM (\x -> if x > 0 then Right x else Left ("bad " ++ show x)) [1, 2, -3, -4])
  print =<< foldM (\a x -> do { putStrLn (show a); return (a + x) }) 0 [1, 2]
  print (Just 1 <|> Nothing, empty :: Maybe Int, asum' [Nothing, Just 2, Just 3])
  print (zipWithM (\a b -> if b /= 0 then Just (a `div` b) else Nothing) [10, 20] [2, 5], filterM (const [True, False]) [1, 2])
  where asum' = foldr (<|>) empty

-- expected stdout:
-- | (Leaf ('a',10) :^: Leaf ('b',11)) :^: Leaf ('c',12)
-- | (294,3,'c',True,"abc")
-- | (Just [1,2],Nothing)
-- | ([5,6,7],8)
-- | ((),55)
-- | [11,22,33]
-- | ([(1,'a'),(1,'b'),(2,'a'),(2,'b')],[1],[1,1,2,2],"abab")
-- | (Just 3,19)
-- | ([1,2],Just (),[2,2])
-- | Left "bad -3"
-- | 0
-- | 1
-- | 3
-- | (Just 1,Nothing,Just 2)
-- | (Just [5,4],[[1,2],[1],[2],[]])
