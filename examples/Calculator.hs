-- Reads one expression a line and prints its value:
--
--     $ printf '1 + 2 * 3\n10 - 4 - 3\n' | inquest run Calculator.hs
--     7
--     9
--
-- The second answer should be 3. The fault is the equation of chain: it lets an operator's right operand be
-- the whole rest of the expression, so that operators of equal precedence group to the right. It should go on
-- with the value so far, as in  chain operand operators (combine left right) rest'.
-- stdin: 1 + 2 * 3
-- stdin: 10 - 4 - 3
-- fault: chain
-- wrong: answer "10 - 4 - 3" = "9"
-- wrong: expression "10-4-3" = Just (9,"")
-- wrong: operand term [('+',(+)),('-',(-))] "10-4-3" = Just (9,"")
-- wrong: chain term [('+',(+)),('-',(-))] 10 "-4-3" = Just (9,"")
-- debug: --tree edt --strategy optimal-divide-and-query
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
module Main where

import Data.Char (isDigit, isSpace)

main :: IO ()
main = interact (unlines . map answer . lines)

answer :: String -> String
answer line = case expression (filter (not . isSpace) line) of
  Just (value, "")   -> show value
  Just (_, rest)     -> "cannot read: " ++ rest
  Nothing            -> "no expression"

type Parser a = String -> Maybe (a, String)
type Operators = [(Char, Integer -> Integer -> Integer)]

expression, term, factor :: Parser Integer
expression = operand term [('+', (+)), ('-', (-))]
term = operand factor [('*', (*))]
factor ('(' : text) = case expression text of
  Just (value, ')' : rest) -> Just (value, rest)
  _                        -> Nothing
factor text = case span isDigit text of
  ("", _)        -> Nothing
  (digits, rest) -> Just (read digits, rest)

operand :: Parser Integer -> Operators -> Parser Integer
operand parser operators text = case parser text of
  Just (value, rest) -> chain parser operators value rest
  Nothing            -> Nothing

chain :: Parser Integer -> Operators -> Integer -> Parser Integer
chain parser operators left (symbol : rest)
  | Just combine <- lookup symbol operators = case operand parser operators rest of
      Just (right, rest') -> Just (combine left right, rest')
      Nothing             -> Nothing
chain _ _ left text = Just (left, text)
-- expected stdout:
-- | 7
-- | 9
-- expected session:
-- | 7
-- | 9
-- | 1. main = {reads "1 + 2 * 3\n10 - 4 - 3\n"; prints "7\n9\n"} ? no
-- | 2. expression "10-4-3" = Just (9,"") ? no
-- | 3. operand term [('+',(+)),('-',(-))] "4-3" = Just (1,"") ? yes
-- | 4. term "10-4-3" = Just (10,"-4-3") ? yes
-- | 5. operand term [('+',(+)),('-',(-))] "10-4-3" = Just (9,"") ? no
-- | 6. chain term [('+',(+)),('-',(-))] 10 "-4-3" = Just (9,"") ? no
-- | The fault is in chain, Calculator.hs:56:1 (its equations: lines 56-60)
-- |     chain parser operators left (symbol : rest)
-- |       | Just combine <- lookup symbol operators = case operand parser operators rest of
-- |           Just (right, rest') -> Just (combine left right, rest')
-- |           Nothing             -> Nothing
-- |                                  ~~~~~~~
