-- Quotients that overflow, characters of literals, reading numbers with fixed places.
import Data.Int
import Data.Char
import Data.Fixed
main = do
  print (snd (divMod minBound (-1 :: Int)), snd (quotRem minBound (-1 :: Int)))
  print (snd (divMod minBound (-1 :: Int8)), snd (quotRem minBound (-1 :: Int16)), snd (divMod minBound (-1 :: Int64)))
  print (map lexLitChar ["a\\&1", "\\&1", "\\n\\n", "\\1234x", "\\SOHx", "\\SOx", "", "'", "\\^Ax", "\\x41g", "\\&\\&x", "\\q", "\\  \\x"])
  print (map readLitChar ["a\\&1", "\\&1", "\\n\\n", "\\1234x", "\\SOHx", "", "\\^Ax", "\\&\\&x"])
  print (reads "3.14159" :: [(Centi, String)], reads "-2.5 x" :: [(Deci, String)], reads "7" :: [(Milli,String)], reads "(-0.001)" :: [(Milli, String)])
  print (read "0.1" :: Pico, reads "1e2" :: [(Deci, String)], read "[1.5,2.25]" :: [Centi], read "12345678901234567890.123456" :: Micro, reads "Just 1" :: [(Deci,String)])
  print (reads "-3.14159" :: [(Centi, String)], reads "1.25e-2" :: [(Milli, String)], reads "0x10" :: [(Milli, String)], read " 2.5" :: Uni)
-- expected stdout:
-- | (0,0)
-- | (0,0,0)
-- | [[("a","1")],[],[("\\n","\\n")],[("\\1234","x")],[("\\SOH","x")],[("\\SO","x")],[],[("'","")],[("\\^A","x")],[("\\x41","g")],[],[],[]]
-- | [[('a',"1")],[],[('\n',"\\n")],[('\1234',"x")],[('\SOH',"x")],[],[('\SOH',"x")],[]]
-- | ([(3.14,"")],[(-2.5," x")],[(7.000,"")],[(-0.001,"")])
-- | (0.100000000000,[],[1.50,2.25],12345678901234567890.123456,[])
-- | ([(-3.14,"")],[],[(16.000,"")],2.0)
