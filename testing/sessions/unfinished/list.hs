-- An endless list whose maker calls itself for the rest with the same arguments: one of these calls is asked about.
-- debug: --max-steps 152
-- answer: no
-- answer: no
-- answer: no
-- only: debug
module Main where

splitOn :: Char -> String -> [String]
splitOn c s = case break (== c) s of
  (w, rest) -> w : splitOn c rest

main :: IO ()
main = print (splitOn ',' "a,b,c")
-- expected session:
-- | 1. main = {does not finish} ? no
-- | 2. splitOn ',' "a,b,c" = "a" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : _ ? no
-- | 3. splitOn ',' ",b,c" = "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : "" : _ ? no
-- | The fault is in splitOn, list.hs:10:1
-- |     splitOn c s = case break (== c) s of
-- |       (w, rest) -> w : splitOn c rest
-- | It does not end: it calls itself again and again, with arguments that repeat:
-- |   13 more, then
-- |   splitOn ',' ",b,c" = "" : "" : "" : "" : _
-- |   splitOn ',' ",b,c" = "" : "" : "" : _
-- |   splitOn ',' ",b,c" = "" : "" : _
-- |   splitOn ',' ",b,c" = "" : _
