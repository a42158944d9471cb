-- The pretty printer.
module Main where

import Prelude hiding ((<>))
import Text.PrettyPrint

data Json = Null | Number Int | Text String | List [Json] | Object [(String, Json)]

json :: Json -> Doc
json Null = text "null"
json (Number n) = int n
json (Text s) = doubleQuotes (text s)
json (List js) = brackets (fsep (punctuate comma (map json js)))
json (Object kvs) = braces (nest 2 (sep (punctuate comma [hang (doubleQuotes (text k) <> colon) 4 (json v) | (k, v) <- kvs])))

data Stmt = If String [Stmt] [Stmt] | Assign String String | While String [Stmt]

stmt :: Stmt -> Doc
stmt (Assign x e) = text x <+> equals <+> text e <> semi
stmt (If c t e) = vcat [text "if" <+> parens (text c) <+> lbrace, nest 4 (vcat (map stmt t)), rbrace <+> text "else" <+> lbrace, nest 4 (vcat (map stmt e)), rbrace]
stmt (While c b) = (text "while" <+> parens (text c)) $$ nest 2 (braces (vcat (map stmt b)))

value :: Json
value = Object [("numbers", List (map Number [1 .. 60])), ("nested", Object [("a", Null), ("b", List [Text "some text", Text "more text", Object []])]), ("short", Number 3)]

main :: IO ()
main = do
  putStrLn (render (json value))
  mapM_ (\n -> putStrLn (renderStyle style { lineLength = n } (json value)) >> putStrLn "--") [20, 40, 60]
  putStrLn (render (stmt (While "x < 3" [Assign "x" "x + 1", If "y" [Assign "z" "1"] [While "true" []]])))
  print (text "hi" $$ nest 5 (text "there"))
  print (text "hi" $+$ nest 5 (text "there"))
  print (text "hello" $$ nest 2 (text "x" $$ text "y") <+> text "z")
  putStrLn (renderStyle (Style OneLineMode 80 1.5) (json value))
  putStrLn (renderStyle (Style LeftMode 80 1.5) (stmt (If "c" [Assign "a" "1"] [])))
  putStrLn (renderStyle (Style ZigZagMode 20 1.5) (nest 30 (text "far") $$ text "near"))
  print (hcat [text "a", empty, text "b"], hsep [text "a", empty, text "b"], vcat [text "a", empty, text "b"])
  print (cat [text "aaa", nest 2 (text "bbb")], sep [text "aaa", nest 2 (text "bbb" $$ text "ccc")], fcat (map int [1 .. 100]))
  print (isEmpty empty, isEmpty (text ""), quotes (char 'x'), integer 5, double 1.5, rational 0.5, text "a" == text "a", lparen <> rparen)
  putStrLn (render (hang (text "function") 4 (vcat (map text ["one", "two", "three"]))))
  putStrLn (render (text "f" <+> (text "arg1" $$ text "arg2" $$ text "arg3") <+> text "end"))
  putStrLn (render (fsep (map text (words (concat (replicate 12 "the quick brown fox jumps over the lazy dog "))))))
-- expected stdout:
-- | {"numbers":
-- |      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
-- |       20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
-- |       37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
-- |       54, 55, 56, 57, 58, 59, 60],
-- |  "nested": {"a": null, "b": ["some text", "more text", {}]},
-- |  "short": 3}
-- | {"numbers":
-- |      [1, 2, 3, 4,
-- |       5, 6, 7, 8,
-- |       9, 10, 11,
-- |       12, 13, 14,
-- |       15, 16, 17,
-- |       18, 19, 20,
-- |       21, 22, 23,
-- |       24, 25, 26,
-- |       27, 28, 29,
-- |       30, 31, 32,
-- |       33, 34, 35,
-- |       36, 37, 38,
-- |       39, 40, 41,
-- |       42, 43, 44,
-- |       45, 46, 47,
-- |       48, 49, 50,
-- |       51, 52, 53,
-- |       54, 55, 56,
-- |       57, 58, 59,
-- |       60],
-- |  "nested":
-- |      {"a": null,
-- |       "b":
-- |           ["some text",
-- |            "more text",
-- |            {}]},
-- |  "short": 3}
-- | --
-- | {"numbers":
-- |      [1, 2, 3, 4, 5, 6, 7, 8, 9,
-- |       10, 11, 12, 13, 14, 15, 16,
-- |       17, 18, 19, 20, 21, 22, 23,
-- |       24, 25, 26, 27, 28, 29, 30,
-- |       31, 32, 33, 34, 35, 36, 37,
-- |       38, 39, 40, 41, 42, 43, 44,
-- |       45, 46, 47, 48, 49, 50, 51,
-- |       52, 53, 54, 55, 56, 57, 58,
-- |       59, 60],
-- |  "nested":
-- |      {"a": null,
-- |       "b":
-- |           ["some text", "more text",
-- |            {}]},
-- |  "short": 3}
-- | --
-- | {"numbers":
-- |      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
-- |       13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
-- |       23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
-- |       33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
-- |       43, 44, 45, 46, 47, 48, 49, 50, 51, 52,
-- |       53, 54, 55, 56, 57, 58, 59, 60],
-- |  "nested":
-- |      {"a": null,
-- |       "b": ["some text", "more text", {}]},
-- |  "short": 3}
-- | --
-- | while (x < 3)
-- |   {x = x + 1;
-- |    if (y) {
-- |        z = 1;
-- |    } else {
-- |        while (true)
-- |          {}
-- |    }}
-- | hi   there
-- | hi
-- |      there
-- | hello
-- |   x
-- |   y z
-- | {"numbers": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60], "nested": {"a": null, "b": ["some text", "more text", {}]}, "short": 3}
-- | if (c) {
-- | a = 1;
-- | } else {
-- | }
-- |
-- | ///
-- |                            far
-- |
-- | \\\
-- | near
-- | (ab,a b,a
-- | b)
-- | (aaabbb,aaa
-- |   bbb
-- |   ccc,1234567891011121314151617181920212223242526272829303132333435363738
-- | 394041424344454647484950515253545556575859606162636465666768697071
-- | 72737475767778798081828384858687888990919293949596979899100)
-- | (True,False,'x',5,1.5,1 % 2,True,())
-- | function
-- |     one
-- |     two
-- |     three
-- | f arg1
-- |   arg2
-- |   arg3 end
-- | the quick brown fox jumps over the lazy dog the quick brown fox
-- | jumps over the lazy dog the quick brown fox jumps over the lazy dog
-- | the quick brown fox jumps over the lazy dog the quick brown fox
-- | jumps over the lazy dog the quick brown fox jumps over the lazy dog
-- | the quick brown fox jumps over the lazy dog the quick brown fox
-- | jumps over the lazy dog the quick brown fox jumps over the lazy dog
-- | the quick brown fox jumps over the lazy dog the quick brown fox
-- | jumps over the lazy dog the quick brown fox jumps over the lazy dog
