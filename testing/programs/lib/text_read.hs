-- Text.Read and Text.ParserCombinators.ReadP.
import Text.Read
import Text.ParserCombinators.ReadP (ReadP, readP_to_S, char, munch1, sepBy, sepBy1, chainl1, between, eof, string, option, satisfy, gather, manyTill)
import qualified Text.ParserCombinators.ReadP as P
import Data.Char (isDigit, isAlpha)

expr :: ReadP Int
expr = term `chainl1` (char '+' >> return (+))

term :: ReadP Int
term = factor `chainl1` (char '*' >> return (*))

factor :: ReadP Int
factor = fmap read (munch1 isDigit) P.+++ between (char '(') (char ')') expr

main :: IO ()
main = do
  print (readMaybe "12" :: Maybe Int, readMaybe "12x" :: Maybe Int, readMaybe "" :: Maybe Int, readMaybe " 7 " :: Maybe Int)
  print (readEither "3.5" :: Either String Double, readEither "x" :: Either String Int)
  print (readMaybe "[1,2,3]" :: Maybe [Int], readMaybe "(1,\"a\")" :: Maybe (Int, String), readMaybe "Just (Left 3)" :: Maybe (Maybe (Either Int Bool)))
  print (readP_to_S (expr <* eof) "2+3*(4+1)", readP_to_S (munch1 isAlpha `sepBy1` char ',') "ab,cd")
  print (readP_to_S (P.many (satisfy isDigit)) "12", readP_to_S (string "ab" P.<++ string "a") "abc", readP_to_S (option 'x' (char 'a')) "b")
  print (readP_to_S (gather (P.many1 (char 'a'))) "aab", readP_to_S (manyTill P.get (char ';')) "ab;c;", readP_to_S (P.skipSpaces >> P.look) "  x")
  print (readP_to_S (P.count 2 P.get) "abc", readP_to_S (P.choice [string "x", string "xy"]) "xyz", readP_to_S (P.endBy (munch1 isDigit) (char ';') <* eof) "1;2;")
  print (readPrec_to_S (parens (prec 10 (do { Ident "Foo" <- lexP; n <- step readPrec; return (n :: Int) }))) 0 "(Foo 3) rest")
  print (readP_to_S (P.chainr1 (fmap read (munch1 isDigit)) (char '-' >> return (-)) <* eof) "10-4-3" :: [(Int, String)])

-- expected stdout:
-- | (Just 12,Nothing,Nothing,Just 7)
-- | (Right 3.5,Left "Prelude.read: no parse")
-- | (Just [1,2,3],Just (1,"a"),Just (Just (Left 3)))
-- | ([(17,"")],[(["ab"],",cd"),(["ab","cd"],"")])
-- | ([("","12"),("1","2"),("12","")],[("ab","c")],[('x',"b")])
-- | ([(("a","a"),"ab"),(("aa","aa"),"b")],[("ab","c;")],[("x","x")])
-- | ([("ab","c")],[("x","yz"),("xy","z")],[(["1","2"],"")])
-- | [(3," rest")]
-- | [(9,"")]
