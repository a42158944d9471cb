-- User-defined monads (state, parser, writer), transformers, mapM and friends, do in Maybe, Either, list and functions.
module Main where

import Control.Monad
import Data.Char

newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where fmap = liftM
instance Applicative (State s) where { pure a = State (\s -> (a, s)); (<*>) = ap }
instance Monad (State s) where
  m >>= k = State $ \s -> let (a, s') = runState m s in runState (k a) s'

get' :: State s s
get' = State (\s -> (s, s))
put' :: s -> State s ()
put' s = State (const ((), s))

label :: [a] -> State Int [(Int, a)]
label = mapM (\x -> do { n <- get'; put' (n + 1); return (n, x) })

newtype Parser a = Parser { parse :: String -> [(a, String)] }
instance Functor Parser where fmap f p = Parser $ \s -> [(f a, r) | (a, r) <- parse p s]
instance Applicative Parser where
  pure a = Parser $ \s -> [(a, s)]
  pf <*> pa = Parser $ \s -> [(f a, r') | (f, r) <- parse pf s, (a, r') <- parse pa r]
instance Monad Parser where
  p >>= k = Parser $ \s -> concat [parse (k a) r | (a, r) <- parse p s]
instance MonadFail Parser where fail _ = Parser (const [])

item :: Parser Char
item = Parser $ \s -> case s of { [] -> []; c : cs -> [(c, cs)] }

sat :: (Char -> Bool) -> Parser Char
sat p = do { c <- item; if p c then return c else fail "" }

many1, many0 :: Parser a -> Parser [a]
many1 p = do { x <- p; xs <- many0 p; return (x : xs) }
many0 p = Parser $ \s -> case parse (many1 p) s of { [] -> [([], s)]; r -> take 1 r }

number :: Parser Int
number = read <$> many1 (sat isDigit)

expr, term :: Parser Int
expr = do
  t <- term
  rest <- many0 (do { _ <- sat (== '+'); term })
  return (sum (t : rest))
term = do
  n <- number
  rest <- many0 (sat (== '*') >> number)
  pure (product (n : rest))

newtype StateT s m a = StateT { runStateT :: s -> m (a, s) }
instance Monad m => Functor (StateT s m) where fmap = liftM
instance Monad m => Applicative (StateT s m) where { pure a = StateT $ \s -> return (a, s); (<*>) = ap }
instance Monad m => Monad (StateT s m) where m >>= k = StateT $ \s -> runStateT m s >>= \(a, s') -> runStateT (k a) s'

lift' :: Monad m => m a -> StateT s m a
lift' m = StateT $ \s -> m >>= \a -> return (a, s)

tick :: StateT Int IO ()
tick = do
  n <- StateT $ \s -> return (s, s + 1)
  lift' (putStrLn ("tick " ++ show n))

safeDiv :: Int -> Int -> Either String Int
safeDiv _ 0 = Left "division by zero"
safeDiv a b = Right (a `div` b)

main :: IO ()
main = do
  print (fst (runState (label "abc") 10))
  print (parse expr "1+2*3+4")
  (_, n) <- runStateT (replicateM_ 3 tick) 5
  print n
  print (do { a <- Just 1; b <- Nothing; return (a + b) }, do { a <- Just 1; Just (a + 1) })
  print (safeDiv 10 2 >>= safeDiv 100, safeDiv 1 0 >>= safeDiv 2)
  print [(x, y) | x <- [1 .. 3], y <- "ab", odd x]
  print (do { x <- [1, 2, 3]; guard (x /= 2); [x, x * 10] })
  print (((+) <$> (* 2) <*> (+ 10)) 3, (do { a <- (* 2); b <- (+ 10); return (a + b) }) 3)
  print (sequence [Just 1, Just 2], mapM (\x -> if x > 1 then Left x else Right x) [1, 2, 3], zipWithM safeDiv [10, 20] [2, 5])
  foldM (\acc x -> do { putStr (show acc ++ " "); return (acc + x) }) 0 [1, 2, 3] >>= print
  print =<< filterM (return . odd) [1 .. 5]
  print (filterM (const [True, False]) [1, 2], join [[1], [2]], void (Just 3), forever Nothing :: Maybe ())
  print (do { (x : _) <- [[1, 2], [], [3]]; return x }, (>=>) (\x -> [x, x]) (\y -> [y + 1]) 1)
-- expected stdout:
-- | [(10,'a'),(11,'b'),(12,'c')]
-- | [(11,"")]
-- | tick 5
-- | tick 6
-- | tick 7
-- | 8
-- | (Nothing,Just 2)
-- | (Right 20,Left "division by zero")
-- | [(1,'a'),(1,'b'),(3,'a'),(3,'b')]
-- | [1,10,3,30]
-- | (19,19)
-- | (Just [1,2],Left 2,Right [5,4])
-- | 0 1 3 6
-- | [1,3,5]
-- | ([[1,2],[1],[2],[]],[1,2],Just (),Nothing)
-- | ([1,3],[2,2])
