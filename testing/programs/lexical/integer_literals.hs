-- H2010 2.5: decimal, octal and hexadecimal, either case; juxtaposition of literals.
module Main where

main :: IO ()
main = do
  print [0, 7, 007, 123456789012345678901234567890]
  print [0x0, 0xff, 0XFF, 0xDeadBeef, 0xFFFFFFFFFFFFFFFFFFFF]
  print [0o0, 0o17, 0O777]
  print (0xff :: Int, 0o10 :: Int)
  print (negate 0x10, -0o10, - 5)
  print (0xffffffffffffffff :: Int)
  print (9223372036854775807 :: Int, -9223372036854775808 :: Int)

-- expected stdout:
-- | [0,7,7,123456789012345678901234567890]
-- | [0,255,255,3735928559,1208925819614629174706175]
-- | [0,15,511]
-- | (255,8)
-- | (-16,-8,-5)
-- | -1
-- | (9223372036854775807,-9223372036854775808)
