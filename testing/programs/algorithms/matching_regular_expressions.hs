-- stdin: abbbc
-- stdin: ac
-- stdin: adc
-- stdin: abcabc
-- Regular expressions by derivatives (Brzozowski), parsed from text, run on standard input.
module Main where

data Re = Empty | Eps | Chr Char | Any | Re :|: Re | Re :.: Re | Star Re deriving (Eq, Ord, Show)
infixl 6 :|:
infixl 7 :.:

nullable :: Re -> Bool
nullable Eps = True
nullable (Star _) = True
nullable (a :|: b) = nullable a || nullable b
nullable (a :.: b) = nullable a && nullable b
nullable _ = False

deriv :: Char -> Re -> Re
deriv c (Chr d) | c == d = Eps
deriv _ Any = Eps
deriv c (a :|: b) = deriv c a `alt` deriv c b
deriv c (a :.: b)
  | nullable a = (deriv c a `cat` b) `alt` deriv c b
  | otherwise = deriv c a `cat` b
deriv c s@(Star a) = deriv c a `cat` s
deriv _ _ = Empty

alt, cat :: Re -> Re -> Re
alt Empty r = r
alt r Empty = r
alt a b | a == b = a
        | otherwise = a :|: b
cat Empty _ = Empty
cat _ Empty = Empty
cat Eps r = r
cat r Eps = r
cat a b = a :.: b

match :: Re -> String -> Bool
match r = nullable . foldl (flip deriv) r

parseRe :: String -> Re
parseRe s = case expr s of
  (r, "") -> r
  (_, rest) -> error ("unexpected " ++ rest)
  where
    expr t = let (a, r) = term t in case r of
      '|' : r' -> let (b, r'') = expr r' in (a :|: b, r'')
      _ -> (a, r)
    term t = go Eps t
      where
        go acc r | null r || head r `elem` "|)" = (acc, r)
                 | otherwise = let (f, r') = factor r in go (cat acc f) r'
    factor t = let (a, r) = atom t in stars a r
    stars a ('*' : r) = stars (Star a) r
    stars a ('+' : r) = stars (a :.: Star a) r
    stars a ('?' : r) = stars (a :|: Eps) r
    stars a r = (a, r)
    atom ('(' : t) = let (a, r) = expr t in (a, drop 1 r)
    atom ('.' : t) = (Any, t)
    atom (c : t) = (Chr c, t)
    atom [] = (Eps, [])

main :: IO ()
main = do
  let res = ["ab*c", "(abc)+", "a.c|a(b|d)?c", "(a|b|c)*"]
  print (parseRe "ab*|c")
  ls <- fmap lines getContents
  mapM_ (\l -> putStrLn (l ++ ": " ++ unwords [if match (parseRe r) l then "yes" else "no" | r <- res])) ls

-- expected stdout:
-- | Chr 'a' :.: Star (Chr 'b') :|: Chr 'c'
-- | abbbc: yes no no yes
-- | ac: yes no yes yes
-- | adc: no no yes no
-- | abcabc: no yes no yes
