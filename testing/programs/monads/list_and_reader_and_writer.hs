-- The list monad for search; functions and pairs as monads; own Reader and Writer.
module Main where

import Control.Monad

queens :: Int -> [[Int]]
queens n = go n
  where
    go 0 = [[]]
    go k = do
      qs <- go (k - 1)
      q <- [1 .. n]
      guard (and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs])
      return (q : qs)

sendMore :: [(Int, Int, Int)]
sendMore = do
  a <- [1 .. 9]
  b <- [0 .. 9]
  guard (a /= b)
  c <- [0 .. 9]
  guard (c `notElem` [a, b])
  guard ((10 * a + b) + (10 * b + a) == 100 + 10 * c + a)
  return (a, b, c)

newtype Writer w a = Writer (a, w)
instance Functor (Writer w) where fmap f (Writer (a, w)) = Writer (f a, w)
instance Monoid w => Applicative (Writer w) where
  pure a = Writer (a, mempty)
  Writer (f, w) <*> Writer (a, v) = Writer (f a, w <> v)
instance Monoid w => Monad (Writer w) where
  Writer (a, w) >>= k = let Writer (b, v) = k a in Writer (b, w <> v)

tell :: w -> Writer w ()
tell w = Writer ((), w)

gcdLog :: Int -> Int -> Writer [String] Int
gcdLog a 0 = tell ["done " ++ show a] >> return a
gcdLog a b = do
  tell [show a ++ " mod " ++ show b ++ " = " ++ show (a `mod` b)]
  gcdLog b (a `mod` b)

newtype Reader r a = Reader { runReader :: r -> a }
instance Functor (Reader r) where fmap f (Reader g) = Reader (f . g)
instance Applicative (Reader r) where { pure = Reader . const; Reader f <*> Reader g = Reader (\r -> f r (g r)) }
instance Monad (Reader r) where Reader g >>= k = Reader (\r -> runReader (k (g r)) r)

main :: IO ()
main = do
  print (length (queens 6), head (queens 8))
  print sendMore
  let Writer (g, ls) = gcdLog 48 18
  print g
  mapM_ putStrLn ls
  print (runReader (do { x <- Reader fst; y <- Reader snd; return (x + y) }) (3, 4))
  print ((do { a <- (* 2); b <- (+ 10); return (a + b) }) 3)
  print (("a", 1) >>= \x -> ("b", x + 1), fmap (+ 1) ("log", 1), (,) <$> ("x", 1) <*> ("y", 2))
  print (msum [[1], [], [2]], mplus Nothing (Just 1), mzero :: [Int])
  print (liftM2 (+) [1, 2] [10, 20], ap [(+ 1), (* 2)] [5], foldM (\a x -> [a + x, a * x]) 1 [2, 3])

-- expected stdout:
-- | (4,[4,2,7,3,6,8,5,1])
-- | []
-- | 6
-- | 48 mod 18 = 12
-- | 18 mod 12 = 6
-- | 12 mod 6 = 0
-- | done 6
-- | 7
-- | 19
-- | (("ab",2),("log",2),("xy",(1,2)))
-- | ([1,2],Just 1,[])
-- | ([11,21,12,22],[6,10],[6,9,5,6])
