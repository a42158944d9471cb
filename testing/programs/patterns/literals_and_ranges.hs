-- H2010 3.17: numeric, character and string literals as patterns, matched with ==.
module Main where

f :: Int -> String
f 0 = "zero"
f 1 = "one"
f (-1) = "minus one"
f _ = "many"

g :: Double -> String
g 0.5 = "half"
g 1e2 = "hundred"
g (-2.5) = "minus two and a half"
g _ = "other"

h :: String -> Int
h "" = 0
h "hello" = 1
h ('h' : _) = 2
h [_, 'b', _] = 3
h _ = 4

i :: Integer -> Bool
i 123456789012345678901234567890 = True
i _ = False

newtype Mod7 = Mod7 Int deriving Show
instance Eq Mod7 where Mod7 a == Mod7 b = a `mod` 7 == b `mod` 7
instance Num Mod7 where
  fromInteger n = Mod7 (fromInteger n)
  Mod7 a + Mod7 b = Mod7 (a + b)
  Mod7 a * Mod7 b = Mod7 (a * b)
  abs = id
  signum = id
  negate (Mod7 a) = Mod7 (negate a)

m :: Mod7 -> String
m 0 = "multiple of seven"
m 15 = "like one"
m _ = "else"

main :: IO ()
main = do
  print (map f [0, 1, -1, 2])
  print (map g [0.5, 100, -2.5, 3])
  print (map h ["", "hello", "hi", "abc", "zz"])
  print (map i [123456789012345678901234567890, 5])
  print (map m [Mod7 14, Mod7 1, Mod7 3, -7])
  putStrLn (case 'x' of { 'a' -> "a"; '\n' -> "newline"; 'x' -> "ex"; _ -> "?" })

-- expected stdout:
-- | ["zero","one","minus one","many"]
-- | ["half","hundred","minus two and a half","other"]
-- | [0,1,2,3,4]
-- | [True,False]
-- | ["multiple of seven","like one","else","multiple of seven"]
-- | ex
