-- plant: many1 | many1 p = do { x <- p; xs <- many p; return (x : xs) } => many1 p = do { x <- p; xs <- many p; return (xs ++ [x]) }
-- plant: >>= or (\s -> case p s of { Nothing -> Nothing; Just (a, r) -> runParser (f a) (drop 1 r) }) | Just (a, r) -> runParser (f a) r => Just (a, r) -> runParser (f a) (drop 1 r)
-- plant: digit | digit = satisfy (`elem` ['0' .. '9']) => digit = satisfy (`elem` ['1' .. '9'])
-- plant: pairs | guard (a + b == n) => guard (a - b == n)
-- plant: safeDiv | safeDiv a b = Just (a `div` b) => safeDiv a b = Just (b `div` a)
-- plant: collatzLog | logged (n `div` 2) ("halve " ++ show n) => logged (n `div` 2) ("half " ++ show n)
-- plant: lookupAll | lookupAll env = mapM (`lookup` env) => lookupAll env = mapM (`lookup` tail env)
module Main where

import Control.Monad (guard)

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser (\s -> case p s of { Nothing -> Nothing; Just (a, r) -> Just (f a, r) })
instance Applicative Parser where
  pure a = Parser (\s -> Just (a, s))
  pf <*> pa = do { f <- pf; a <- pa; return (f a) }
instance Monad Parser where
  Parser p >>= f = Parser (\s -> case p s of { Nothing -> Nothing; Just (a, r) -> runParser (f a) r })

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser test
  where
    test (c : cs) | ok c = Just (c, cs)
    test _ = Nothing

orElse :: Parser a -> Parser a -> Parser a
orElse (Parser p) (Parser q) = Parser (\s -> maybe (q s) Just (p s))

many, many1 :: Parser a -> Parser [a]
many p = many1 p `orElse` return []
many1 p = do { x <- p; xs <- many p; return (x : xs) }

digit :: Parser Char
digit = satisfy (`elem` ['0' .. '9'])

number :: Parser Int
number = fmap read (many1 digit)

pairs :: Int -> [(Int, Int)]
pairs n = do
  a <- [1 .. n]
  b <- [a .. n]
  guard (a + b == n)
  return (a, b)

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv a b = Just (a `div` b)

chain :: Int -> Int -> Int -> Maybe Int
chain a b c = do
  q <- safeDiv a b
  r <- safeDiv q c
  Just (q + r)

data Writer a = Writer a [String]

logged :: a -> String -> Writer a
logged a line = Writer a [line]

collatzLog :: Int -> Writer Int
collatzLog 1 = logged 1 "done"
collatzLog n = next `andThen` collatzLog
  where
    next
      | even n = logged (n `div` 2) ("halve " ++ show n)
      | otherwise = logged (3 * n + 1) ("triple " ++ show n)
    andThen (Writer a ls) f = case f a of Writer b ms -> Writer b (ls ++ ms)

lookupAll :: [(String, Int)] -> [String] -> Maybe [Int]
lookupAll env = mapM (`lookup` env)

main :: IO ()
main = do
  print (fmap fst (runParser number "120x"))
  print (pairs 5)
  print (chain 20 2 5, chain 1 0 2)
  let Writer end steps = collatzLog 6
  print end
  mapM_ putStrLn steps
  print (lookupAll [("x", 1), ("y", 2)] ["y", "x"])
