-- A parser of one's own: its functions are shown as what they did. digit should take 48.
-- debug: --tree fdt
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: no
module Main where
data Parser a = Parser (String -> Maybe (a, String))
runP :: Parser a -> String -> Maybe (a, String)
runP (Parser p) = p
item :: Parser Char
item = Parser (\s -> case s of { [] -> Nothing; (c:cs) -> Just (c, cs) })
sat :: (Char -> Bool) -> Parser Char
sat p = Parser (\s -> case runP item s of { Just (c, r) | p c -> Just (c, r); _ -> Nothing })
digit :: Parser Int
digit = fmapP (\c -> fromEnum c - 47) (sat (\c -> c >= '0' && c <= '9'))
fmapP :: (a -> b) -> Parser a -> Parser b
fmapP f p = Parser (\s -> case runP p s of { Just (a, r) -> Just (f a, r); Nothing -> Nothing })
andThen :: Parser a -> (a -> Parser b) -> Parser b
andThen p f = Parser (\s -> case runP p s of { Just (a, r) -> runP (f a) r; Nothing -> Nothing })
ret :: a -> Parser a
ret a = Parser (\s -> Just (a, s))
number :: Parser Int
number = digit `andThen` \d -> more d
more :: Int -> Parser Int
more n = Parser (\s -> case runP digit s of { Just (d, r) -> runP (more (10 * n + d)) r; Nothing -> Just (n, s) })
main :: IO ()
main = print (runP number "12x")
-- expected stdout:
-- | Just (23,"x")
-- expected session:
-- | Just (23,"x")
-- | 1. main = {prints "Just (23,\"x\")\n"} ? no
-- | 2. runP (Parser {"12x" -> Just (23,"x")}) = {"12x" -> Just (23,"x")} ? yes
-- | 3. number = Parser {"12x" -> Just (23,"x")} ? no
-- | 4. andThen (Parser {"12x" -> Just (2,"2x"), "2x" -> Just (3,"x"), "x" -> Nothing}) {2 -> Parser {"2x" -> Just (23,"x")}} = Parser {"12x" -> Just (23,"x")} ? yes
-- | 5. digit = Parser {"12x" -> Just (2,"2x"), "2x" -> Just (3,"x"), "x" -> Nothing} ? no
-- | 6. fmapP {'1' -> 2, '2' -> 3} (Parser {"12x" -> Just ('1',"2x"), "2x" -> Just ('2',"x"), "x" -> Nothing}) = Parser {"12x" -> Just (2,"2x"), "2x" -> Just (3,"x"), "x" -> Nothing} ? yes
-- | 7. (\c -> fromEnum c - 47) '1' = 2 ? no
-- | The fault is in (\c -> fromEnum c - 47), parser.hs:19:16
-- |     \c -> fromEnum c - 47
