-- putStr without newline, putChar, print, unicode, empty lines; output not ended by a newline.
module Main where

main :: IO ()
main = do
  putStr "no newline"
  putChar '!'
  putChar '\n'
  putStrLn ""
  putStr ""
  putStr "a\nb\n"
  print ""
  putStrLn "tab\there"
  putStrLn "ünïcödé ∀x. x ∈ ℕ"
  print "ünïcödé"
  mapM_ putStr ["x", "y", "z"]

-- expected stdout:
-- | no newline!
-- |
-- | a
-- | b
-- | ""
-- | tab	here
-- | ünïcödé ∀x. x ∈ ℕ
-- | "\252n\239c\246d\233"
-- | xyz
-- (no newline at the end)
