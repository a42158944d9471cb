-- H2010 2.3: comments nest; dashes followed by a symbol are an operator.
module Main where

{- a comment {- nested -} still a comment -}
--- three dashes
---------- many dashes

(-->) :: Bool -> Bool -> Bool
a --> b = not a || b
infixr 1 -->

(|--) :: Int -> Int -> Int
a |-- b = a - b

f :: {- the type -} Int {- of -} -> Int -- and more
f x = {- before -} x + {- between -} 1 {- after -}

s :: String
s = "no -- comment {- here -}"

main :: IO ()
main = do
  print (True --> False)
  print (5 |-- 3) -- a comment -- in a comment
  print (f 1){-no space needed-}
  putStrLn s
  {- "a string in a comment does not protect the end -}
  print '-' {-
    several lines
    {- -- nested -}
  -}
  print [1,2{-,3-},4]

-- expected stdout:
-- | False
-- | 2
-- | 2
-- | no -- comment {- here -}
-- | '-'
-- | [1,2,4]
