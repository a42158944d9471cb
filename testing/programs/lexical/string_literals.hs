-- H2010 2.6: escapes, the empty escape, gaps.
module Main where

main :: IO ()
main = do
  putStrLn "plain"
  print "tab\there \"quoted\" back\\slash 'single'"
  print "\SOH\SO\&H\1234\&5 \x41\&1"
  print (length "\SO\&H", length "\SOH", length "\&", length "\12\&3")
  putStrLn "a gap \
           \ends here"
  putStrLn "line one\n\
           \line two"
  putStrLn "\x48\x65\o154\108\111"
  print "\^A\^[\DEL\127\128\255\256"
  print ["", "\"", "\\", "\n"]
  putStrLn (show "nested \"show\"")
  putStrLn (show (show "twice\n"))
  print ("\1234" ++ "5", "\SO" ++ "H", "\200" ++ "a")

-- expected stdout:
-- | plain
-- | "tab\there \"quoted\" back\\slash 'single'"
-- | "\SOH\SO\&H\1234\&5 A1"
-- | (2,1,0,2)
-- | a gap ends here
-- | line one
-- | line two
-- | Hello
-- | "\SOH\ESC\DEL\DEL\128\255\256"
-- | ["","\"","\\","\n"]
-- | "nested \"show\""
-- | "\"twice\\n\""
-- | ("\1234\&5","\SO\&H","\200a")
