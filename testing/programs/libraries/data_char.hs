-- Data.Char: classification and conversion over ASCII and beyond.
module Main where

import Data.Char

main :: IO ()
main = do
  let s = "aZ5 _\n\t.é߀Ω²½ªǅ中\x301"
  mapM_ (\c -> putStrLn (show c ++ " " ++ show (generalCategory c) ++ " " ++ concatMap (\p -> if p c then "1" else "0") preds)) s
  print (map toUpper "straße é ÿ µ ǆ", map toLower "ÀÉΩ İ", map toTitle "ǆa")
  print (map ord "aA0", map chr [97, 955, 128512], digitToInt 'f', map intToDigit [0 .. 15])
  print (isHexDigit 'G', isOctDigit '7', isSeparator ' ', isAscii 'é', isLatin1 'é', isAsciiUpper 'A', isAsciiLower 'A')
  print (subtract (ord 'a') (ord 'z'), [c | c <- ['a' .. 'z'], c `elem` "aeiou"], succ 'a', pred 'b')
  print (map showLitChar' "a\n\"\DEL\200", lexLitChar "\\nabc", readLitChar "\\x41rest")
  print (words "non\160breaking \8195em", map isSpace "\160 \8195\t\v")
  where
    preds = [isControl, isSpace, isLower, isUpper, isAlpha, isLetter, isDigit, isAlphaNum, isPrint, isPunctuation, isSymbol, isMark, isNumber]
    showLitChar' c = showLitChar c ""

-- expected stdout:
-- | 'a' LowercaseLetter 0010110110000
-- | 'Z' UppercaseLetter 0001110110000
-- | '5' DecimalNumber 0000001110001
-- | ' ' Space 0100000010000
-- | '_' ConnectorPunctuation 0000000011000
-- | '\n' Control 1100000000000
-- | '\t' Control 1100000000000
-- | '.' OtherPunctuation 0000000011000
-- | '\233' LowercaseLetter 0010110110000
-- | '\1984' DecimalNumber 0000000110001
-- | '\937' UppercaseLetter 0001110110000
-- | '\178' OtherNumber 0000000110001
-- | '\189' OtherNumber 0000000110001
-- | '\170' OtherLetter 0000110110000
-- | '\453' TitlecaseLetter 0001110110000
-- | '\20013' OtherLetter 0000110110000
-- | '\769' NonSpacingMark 0000000010010
-- | ("STRA\223E \201 \376 \924 \452","\224\233\969 i","\453A")
-- | ([97,65,48],"a\955\128512",15,"0123456789abcdef")
-- | (False,True,True,False,True,True,False)
-- | (25,"aeiou",'b','a')
-- | (["a","\\n","\"","\\DEL","\\200"],[("\\n","abc")],[('A',"rest")])
-- | (["non","breaking","em"],[True,True,True,True,True])
