-- Zoom: a statement of a do block is wrong. The sum stands on the line of "is".
-- debug:
-- answer: no
-- answer: no
-- answer: zoom
-- answer: yes
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = report 3 4

report :: Int -> Int -> IO ()
report a b = do
  putStrLn "sum"
  let s = a + b
  putStrLn "is"
  print s
-- expected stdout:
-- | sum
-- | is
-- | 7
-- expected session:
-- | sum
-- | is
-- | 7
-- | 1. main = {prints "sum\nis\n7\n"} ? no
-- | 2. report 3 4 = {prints "sum\nis\n7\n"} ? no
-- | The fault is in report, statement.hs:17:1
-- |     report a b = do
-- |       putStrLn "sum"
-- |       let s = a + b
-- |       putStrLn "is"
-- |       print s
-- | 3. report 3 4: putStrLn "sum" = {prints "sum\n"} ? yes
-- | 4. report 3 4: s = 7, with a = 3, b = 4 ? yes
-- | 5. report 3 4: putStrLn "is" = {prints "is\n"} ? no
-- | 6. report 3 4: in putStrLn "is", the literal "is" ? yes
-- | 7. report 3 4: print s = {prints "7\n"}, with s = 7 ? yes
-- | The fault is in the expression putStrLn "is", statement.hs:20:3-15, in report
-- |     report a b = do
-- |       putStrLn "sum"
-- |       let s = a + b
-- |       putStrLn "is"
-- |       ^^^^^^^^^^^^^
-- |       print s
