-- Letters are shown as letters; what cannot be seen, or could steer a terminal, is escaped.
-- debug:
-- answer: no
-- answer: expect "Gr\252\223 Gott, \26446\26126!"
-- answer: yes
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = do
  putStrLn (grüße "李明")
  print (map length [hidden, combined])

grüße :: String -> String
grüße name = anrede 'ü' ++ ", " ++ name ++ "!"

anrede :: Char -> String
anrede c = "Gr" ++ [c] ++ "ß Gott"

-- An escape, a bidirectional override, a zero-width space, a no-break space, an accent on nothing.
hidden :: String
hidden = describe "\ESC[31m\8238ab\8203c\160d\n\769" "\769"

combined :: String
combined = describe "e\769 \128512 «…» \983041" "e\769"

describe :: String -> String -> String
describe a b = a ++ " 1" ++ b
-- expected stdout:
-- | Grüß Gott, 李明!
-- | [17,14]
-- expected session:
-- | Grüß Gott, 李明!
-- | [17,14]
-- | 1. main = {prints "Grüß Gott, 李明!\n[17,14]\n"} ? no
-- | 2. grüße "李明" = "Grüß Gott, 李明!" ? yes
-- | 3. hidden = "\ESC[31m\8238ab\8203c\160d\n\769 1́" ? yes
-- | 4. combined = "é 😀 «…» \983041 1é" ? no
-- | 5. describe "é 😀 «…» \983041" "é" = "é 😀 «…» \983041 1é" ? no
-- | The fault is in describe, letters.hs:29:1
-- |     describe a b = a ++ " 1" ++ b
