-- plant: chain | rest (f x y) => rest (f y x)
-- plant: grammar | e = chain (term g) => e = chain (atom g)
-- plant: many1 | (:) <$> p <*> many0 p => (:) <$> p <*> pure []
-- plant: char | [(c, cs)] => [(c, c : cs)]
-- plant: calc | ("yy", 2) => ("yy", 3)
module Main where
import qualified Data.Map as M

-- A parser of one's own with a knot: expressions mention terms mention expressions, all lazily in one record.
newtype P a = P { runP :: String -> [(a, String)] }
instance Functor P where fmap f (P p) = P (\s -> [(f a, r) | (a, r) <- p s])
instance Applicative P where
  pure a = P (\s -> [(a, s)])
  P f <*> P p = P (\s -> [(g a, r') | (g, r) <- f s, (a, r') <- p r])
instance Monad P where
  P p >>= f = P (\s -> concat [runP (f a) r | (a, r) <- p s])

(<||>) :: P a -> P a -> P a
P p <||> P q = P (\s -> case p s of { [] -> q s; rs -> rs })

char :: (Char -> Bool) -> P Char
char ok = P step
  where step (c : cs) | ok c = [(c, cs)]
        step _ = []

sym :: Char -> P Char
sym c = char (== c) <* spaces

spaces :: P ()
spaces = () <$ many0 (char (== ' '))

many0, many1 :: P a -> P [a]
many0 p = many1 p <||> pure []
many1 p = (:) <$> p <*> many0 p

data Grammar = Grammar { expr :: P Int, term :: P Int, atom :: P Int }

grammar :: M.Map String Int -> Grammar
grammar env = g
  where
    g = Grammar e t a
    e = chain (term g) (((+) <$ sym '+') <||> (subtract' <$ sym '-'))
    t = chain (atom g) ((*) <$ sym '*')
    a = number <||> variable <||> (sym '(' *> expr g <* sym ')')
    subtract' x y = x - y
    number = read <$> many1 (char (`elem` ['0' .. '9'])) <* spaces
    variable = do
      v <- many1 (char (`elem` ['a' .. 'z'])) <* spaces
      maybe (P (const [])) pure (M.lookup v env)

chain :: P a -> P (a -> a -> a) -> P a
chain p op = p >>= rest
  where rest x = (do { f <- op; y <- p; rest (f x y) }) <||> pure x

calc :: String -> Maybe Int
calc s = case [n | (n, "") <- runP (spaces *> expr (grammar env)) s] of
  [n] -> Just n
  _ -> Nothing
  where env = M.fromList [("x", 7), ("yy", 2)]

main :: IO ()
main = mapM_ (print . calc) ["1 + 2*3", " (x - yy) - 1", "2*(3+x)*2", "x - z", "8-3-2"]
