-- A parser whose repetition must consume something.
module Main where

import Data.Char (isDigit, isSpace)

newtype Parser a = Parser {runParser :: String -> Maybe (a, String)}

item :: (Char -> Bool) -> Parser Char
item p = Parser step
  where
    step (c : cs) | p c = Just (c, cs)
    step _ = Nothing

many0 :: Parser a -> Parser [a]
many0 p = Parser go
  where
    go s = case runParser p s of
      Nothing -> Just ([], s)
      Just (a, rest) -> case go rest of
        Just (as, end) -> Just (a : as, end)
        Nothing -> Nothing

spaces :: Parser String
spaces = many0 (item isSpace)

number :: Parser Int
number = Parser step
  where
    step s = case runParser (many0 (item isDigit)) s of
      Just (ds@(_ : _), rest) -> Just (read ds, rest)
      _ -> Nothing

word :: Parser Int
word = Parser step
  where
    step s = case runParser spaces s of
      Just (_, rest) -> runParser number rest
      Nothing -> Nothing

main :: IO ()
main = print (fmap fst (runParser (many0 word) "12 7 30"))

-- plant: step | Just (ds@(_ : _), rest) -> Just (read ds, rest) => Just (ds, rest) -> Just (length ds, rest)
-- plant: step | Just (c, cs) => Just (c, c : cs)
-- plant: go | case go rest of => case go s of
