-- Data.Char.
import Data.Char

main :: IO ()
main = do
  print (map toUpper "hello é ß", map toLower "HELLO É", toTitle 'a')
  print [f c | c <- "aZ5 _\n\tλЖ½٣!+", f <- [isAlpha, isDigit, isAlphaNum, isSpace, isUpper, isLower, isPrint, isControl, isPunctuation, isSymbol, isNumber, isMark, isSeparator, isLetter]]
  print (map isHexDigit "09afAFgG", map isOctDigit "0789", isAscii 'a', isAscii 'é', isLatin1 'é', isLatin1 'λ', isAsciiUpper 'A', isAsciiLower 'A')
  print (map ord "a\1234\0", chr 97, chr 955, map digitToInt "09afAF", map intToDigit [0 .. 15])
  print (map isSpace " \t\n\r\f\v\160\8195x")
  putStrLn (showLitChar '\n' "" ++ showLitChar '\200' "1" ++ showLitChar 'x' "")
  print (lexLitChar "\\nHello", lexLitChar "abc", readLitChar "\\x41yz", readLitChar "\\SOHx", readLitChar "\\^Ax", lexLitChar "")
  print (fromEnum 'a', ['a' ..] !! 3, succ 'z', pred 'b')
  putStrLn (map (\c -> if isUpper c then toLower c else toUpper c) "Hello World")

-- expected stdout:
-- | ("HELLO \201 \223","hello \233",'A')
-- | [True,False,True,False,False,True,True,False,False,False,False,False,False,True,True,False,True,False,True,False,True,False,False,False,False,False,False,True,False,True,True,False,False,False,True,False,False,False,True,False,False,False,False,False,False,True,False,False,True,False,False,False,False,False,True,False,False,False,False,False,False,False,True,False,True,False,False,False,False,False,False,False,False,True,False,False,False,True,False,False,False,False,False,False,False,False,False,True,False,False,False,True,False,False,False,False,False,False,True,False,True,False,False,True,True,False,False,False,False,False,False,True,True,False,True,False,True,False,True,False,False,False,False,False,False,True,False,False,True,False,False,False,True,False,False,False,True,False,False,False,False,False,True,False,False,False,True,False,False,False,True,False,False,False,False,False,False,False,False,False,True,False,True,False,False,False,False,False,False,False,False,False,False,False,True,False,False,True,False,False,False,False]
-- | ([True,True,True,True,True,True,False,False],[True,True,False,False],True,False,True,False,True,False)
-- | ([97,1234,0],'a','\955',[0,9,10,15,10,15],"0123456789abcdef")
-- | [True,True,True,True,True,True,True,True,False]
-- | \n\200\&1x
-- | ([("\\n","Hello")],[("a","bc")],[('A',"yz")],[('\SOH',"x")],[('\SOH',"x")],[])
-- | (97,'d','{','a')
-- | hELLO wORLD
