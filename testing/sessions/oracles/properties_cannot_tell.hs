-- What the run did not evaluate ends a property with don't know, and no handler catches that. One that fails, or has
-- the wrong type, is reported; one that says nothing but True leaves the question to the person.
-- debug: --oracle properties
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
module Main where

import Control.Exception (SomeException, evaluate, try)
import System.IO.Unsafe (unsafePerformIO)

firstOf :: [Int] -> Int
firstOf (x : _) = x
firstOf [] = 0

-- The second element was not evaluated.
prop_firstOf :: [Int] -> Bool
prop_firstOf xs = case unsafePerformIO (try (evaluate (sum xs)) :: IO (Either SomeException Int)) of
  Left _ -> False
  Right _ -> False

double :: Int -> Int
double x = x + x

prop_double :: Int -> Bool
prop_double _ = error "late"

half :: Int -> Int
half x = x `div` 2

prop_half :: String -> Bool
prop_half s = null s

triple :: Int -> Int
triple x = 3 * x

prop_triple :: Int -> Bool
prop_triple x = triple x == x + x + x

total :: Int -> Int
total n = firstOf [n ..] + double n + half n + triple n

main :: IO ()
main = print (total 4)
-- expected stdout:
-- | 26
-- expected session:
-- | 26
-- | 1. main = {prints "26\n"} ? no
-- | 2. total 4 = 26 ? no
-- | 3. firstOf (4 : _) = 4 ? yes
-- | 4. double 4 = 8 ? yes
-- | 5. half 4 = 2 ? yes
-- | 6. triple 4 = 12 ? yes
-- | The fault is in total, properties_cannot_tell.hs:44:1
-- |     total n = firstOf [n ..] + double n + half n + triple n
