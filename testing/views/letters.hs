-- Letters beyond ASCII in names, operators and values; patterns take them as letters and as numbers.
-- view: tree
-- view: tree --ascii
-- view: tree --width 40
-- view: tree --width 40 --ascii
-- view: tree --depth 1 --json
-- view: tree --depth 1 --json --ascii
-- view: observe '_ ⊕ _'
-- view: observe '(\c -> …) _'
-- view: observe 'größe "Grüß Gott, 李明"'
-- view: observe 'größe "Gr\252\223 Gott, \26446\26126" = Groß _' --ascii
-- view: observe 'größe "Gruß"'
-- view: trail --list
-- view: trail --list --ascii --width 60
-- view: source --ascii
module Main where

infixl 6 ⊕

data Größe = Klein | Groß Int deriving (Show)

(⊕) :: Größe -> Größe -> Größe
Groß a ⊕ Groß b = Groß (a + b)
a ⊕ _ = a

größe :: String -> Größe
größe text
  | länge > 9 = Groß länge
  | otherwise = Klein
  where
    länge = length (filter (\c -> c /= '李' {- a name -} && c /= ' ') text)

main :: IO ()
main = do
  print (größe "Grüß Gott, 李明" ⊕ größe "Gruß")
  putStrLn "李明李明李明李明李明李明李明李明李明李明李明李明"
-- expected stdout:
-- | $ tree
-- |  0  main = {prints "Groß 10\n李明李明李明李明李明李明李明李明李明李明李明李明\n"}
-- |  1    Groß 10 ⊕ Klein = Groß 10
-- |  2    größe "Grüß Gott, 李明" = Groß 10
-- |  3      (\c -> c /= '李' && c /= ' ') 'G' = True
-- |  4      (\c -> c /= '李' && c /= ' ') 'r' = True
-- |  5      (\c -> c /= '李' && c /= ' ') 'ü' = True
-- |  6      (\c -> c /= '李' && c /= ' ') 'ß' = True
-- |  7      (\c -> c /= '李' && c /= ' ') ' ' = False
-- |  8      (\c -> c /= '李' && c /= ' ') 'G' = True
-- |  9      (\c -> c /= '李' && c /= ' ') 'o' = True
-- | 10      (\c -> c /= '李' && c /= ' ') 't' = True
-- | 11      (\c -> c /= '李' && c /= ' ') 't' = True
-- | 12      (\c -> c /= '李' && c /= ' ') ',' = True
-- | 13      (\c -> c /= '李' && c /= ' ') ' ' = False
-- | 14      (\c -> c /= '李' && c /= ' ') '李' = False
-- | 15      (\c -> c /= '李' && c /= ' ') '明' = True
-- | 16    größe "Gruß" = Klein
-- | 17      (\c -> c /= '李' && c /= ' ') 'G' = True
-- | 18      (\c -> c /= '李' && c /= ' ') 'r' = True
-- | 19      (\c -> c /= '李' && c /= ' ') 'u' = True
-- | 20      (\c -> c /= '李' && c /= ' ') 'ß' = True
-- | $ tree --ascii
-- |  0  main = {prints "Gro\223 10\n\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126"<<13 more>>}
-- |  1    Gro\223 10 \8853 Klein = Gro\223 10
-- |  2    gr\246\223e "Gr\252\223 Gott, \26446\26126" = Gro\223 10
-- |  3      (\c -> c /= '\26446' && c /= ' ') 'G' = True
-- |  4      (\c -> c /= '\26446' && c /= ' ') 'r' = True
-- |  5      (\c -> c /= '\26446' && c /= ' ') '\252' = True
-- |  6      (\c -> c /= '\26446' && c /= ' ') '\223' = True
-- |  7      (\c -> c /= '\26446' && c /= ' ') ' ' = False
-- |  8      (\c -> c /= '\26446' && c /= ' ') 'G' = True
-- |  9      (\c -> c /= '\26446' && c /= ' ') 'o' = True
-- | 10      (\c -> c /= '\26446' && c /= ' ') 't' = True
-- | 11      (\c -> c /= '\26446' && c /= ' ') 't' = True
-- | 12      (\c -> c /= '\26446' && c /= ' ') ',' = True
-- | 13      (\c -> c /= '\26446' && c /= ' ') ' ' = False
-- | 14      (\c -> c /= '\26446' && c /= ' ') '\26446' = False
-- | 15      (\c -> c /= '\26446' && c /= ' ') '\26126' = True
-- | 16    gr\246\223e "Gru\223" = Klein
-- | 17      (\c -> c /= '\26446' && c /= ' ') 'G' = True
-- | 18      (\c -> c /= '\26446' && c /= ' ') 'r' = True
-- | 19      (\c -> c /= '\26446' && c /= ' ') 'u' = True
-- | 20      (\c -> c /= '\26446' && c /= ' ') '\223' = True
-- | $ tree --width 40
-- |  0  main = {prints "Groß 10\n李明"«+23»}
-- |  1    Groß 10 ⊕ Klein = Groß 10
-- |  2    größe "Grüß Gott, 李明" = Groß 10
-- |  3      (\c ->«+21») 'G' = True
-- |  4      (\c ->«+21») 'r' = True
-- |  5      (\c ->«+21») 'ü' = True
-- |  6      (\c ->«+21») 'ß' = True
-- |  7      (\c ->«+21») ' ' = False
-- |  8      (\c ->«+21») 'G' = True
-- |  9      (\c ->«+21») 'o' = True
-- | 10      (\c ->«+21») 't' = True
-- | 11      (\c ->«+21») 't' = True
-- | 12      (\c ->«+21») ',' = True
-- | 13      (\c ->«+21») ' ' = False
-- | 14      (\c ->«+21») '李' = False
-- | 15      (\c ->«+21») '明' = True
-- | 16    größe "Gruß" = Klein
-- | 17      (\c ->«+21») 'G' = True
-- | 18      (\c ->«+21») 'r' = True
-- | 19      (\c ->«+21») 'u' = True
-- | 20      (\c ->«+21») 'ß' = True
-- | $ tree --width 40 --ascii
-- |  0  main = {prints "Gro\223 10"<<+26>>}
-- |  1    <<>> \8853 Klein = Gro\223 10
-- |  2    gr\246\223e <<>> = Gro\223 10
-- |  3      (\c <<+23>>) 'G' = True
-- |  4      (\c <<+23>>) 'r' = True
-- |  5      (\c <<+23>>) '\252' = True
-- |  6      (\c <<+23>>) '\223' = True
-- |  7      (\c <<+23>>) ' ' = False
-- |  8      (\c <<+23>>) 'G' = True
-- |  9      (\c <<+23>>) 'o' = True
-- | 10      (\c <<+23>>) 't' = True
-- | 11      (\c <<+23>>) 't' = True
-- | 12      (\c <<+23>>) ',' = True
-- | 13      (\c <<+23>>) ' ' = False
-- | 14      (\c <<+23>>) '\26446' = False
-- | 15      (\c <<+23>>) '\26126' = True
-- | 16    gr\246\223e "Gru\223" = Klein
-- | 17      (\c <<+23>>) 'G' = True
-- | 18      (\c <<+23>>) 'r' = True
-- | 19      (\c <<+23>>) 'u' = True
-- | 20      (\c <<+23>>) '\223' = True
-- | $ tree --depth 1 --json
-- | {"size":21,"nodes":[{"node":0,"parent":null,"depth":0,"reference":false,"module":"Main","file":"letters.hs","first_line":34,"last_line":36,"hidden":0,"statement":{"name":"main","text":"main = {prints \"Groß 10\\n李明李明李明李明李明李明李明李明李明李明李明李明\\n\"}","arguments":[],"result":{"kind":"action","effects":[{"kind":"effect","name":"prints","words":"prints _","values":[{"kind":"string","value":"Groß 10\n李明李明李明李明李明李明李明李明李明李明李明李明\n"}]}]},"free_variables":[]}},{"node":1,"parent":0,"depth":1,"reference":false,"module":"Main","file":"letters.hs","first_line":23,"last_line":24,"hidden":0,"statement":{"name":"⊕","text":"Groß 10 ⊕ Klein = Groß 10","arguments":[{"kind":"constructor","name":"Groß","fields":[{"kind":"number","text":"10"}]},{"kind":"constructor","name":"Klein","fields":[]}],"result":{"kind":"constructor","name":"Groß","fields":[{"kind":"number","text":"10"}]},"free_variables":[]}},{"node":2,"parent":0,"depth":1,"reference":false,"module":"Main","file":"letters.hs","first_line":27,"last_line":31,"hidden":13,"statement":{"name":"größe","text":"größe \"Grüß Gott, 李明\" = Groß 10","arguments":[{"kind":"string","value":"Grüß Gott, 李明"}],"result":{"kind":"constructor","name":"Groß","fields":[{"kind":"number","text":"10"}]},"free_variables":[]}},{"node":16,"parent":0,"depth":1,"reference":false,"module":"Main","file":"letters.hs","first_line":27,"last_line":31,"hidden":4,"statement":{"name":"größe","text":"größe \"Gruß\" = Klein","arguments":[{"kind":"string","value":"Gruß"}],"result":{"kind":"constructor","name":"Klein","fields":[]},"free_variables":[]}}]}
-- | $ tree --depth 1 --json --ascii
-- | {"size":21,"nodes":[{"node":0,"parent":null,"depth":0,"reference":false,"module":"Main","file":"letters.hs","first_line":34,"last_line":36,"hidden":0,"statement":{"name":"main","text":"main = {prints \"Gro\u00df 10\\n\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\\n\"}","arguments":[],"result":{"kind":"action","effects":[{"kind":"effect","name":"prints","words":"prints _","values":[{"kind":"string","value":"Gro\u00df 10\n\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\u674e\u660e\n"}]}]},"free_variables":[]}},{"node":1,"parent":0,"depth":1,"reference":false,"module":"Main","file":"letters.hs","first_line":23,"last_line":24,"hidden":0,"statement":{"name":"\u2295","text":"Gro\u00df 10 \u2295 Klein = Gro\u00df 10","arguments":[{"kind":"constructor","name":"Gro\u00df","fields":[{"kind":"number","text":"10"}]},{"kind":"constructor","name":"Klein","fields":[]}],"result":{"kind":"constructor","name":"Gro\u00df","fields":[{"kind":"number","text":"10"}]},"free_variables":[]}},{"node":2,"parent":0,"depth":1,"reference":false,"module":"Main","file":"letters.hs","first_line":27,"last_line":31,"hidden":13,"statement":{"name":"gr\u00f6\u00dfe","text":"gr\u00f6\u00dfe \"Gr\u00fc\u00df Gott, \u674e\u660e\" = Gro\u00df 10","arguments":[{"kind":"string","value":"Gr\u00fc\u00df Gott, \u674e\u660e"}],"result":{"kind":"constructor","name":"Gro\u00df","fields":[{"kind":"number","text":"10"}]},"free_variables":[]}},{"node":16,"parent":0,"depth":1,"reference":false,"module":"Main","file":"letters.hs","first_line":27,"last_line":31,"hidden":4,"statement":{"name":"gr\u00f6\u00dfe","text":"gr\u00f6\u00dfe \"Gru\u00df\" = Klein","arguments":[{"kind":"string","value":"Gru\u00df"}],"result":{"kind":"constructor","name":"Klein","fields":[]},"free_variables":[]}}]}
-- | $ observe '_ ⊕ _'
-- | 1  Groß 10 ⊕ Klein = Groß 10
-- | $ observe '(\c -> …) _'
-- |  3  (\c -> c /= '李' && c /= ' ') 'G' = True, in größe "Grüß Gott, 李明"
-- |  4  (\c -> c /= '李' && c /= ' ') 'r' = True, in größe "Grüß Gott, 李明"
-- |  5  (\c -> c /= '李' && c /= ' ') 'ü' = True, in größe "Grüß Gott, 李明"
-- |  6  (\c -> c /= '李' && c /= ' ') 'ß' = True, in größe "Grüß Gott, 李明"
-- |  7  (\c -> c /= '李' && c /= ' ') ' ' = False, in größe "Grüß Gott, 李明"
-- |  9  (\c -> c /= '李' && c /= ' ') 'o' = True, in größe "Grüß Gott, 李明"
-- | 10  (\c -> c /= '李' && c /= ' ') 't' = True, in größe "Grüß Gott, 李明"
-- | 12  (\c -> c /= '李' && c /= ' ') ',' = True, in größe "Grüß Gott, 李明"
-- | 14  (\c -> c /= '李' && c /= ' ') '李' = False, in größe "Grüß Gott, 李明"
-- | 15  (\c -> c /= '李' && c /= ' ') '明' = True, in größe "Grüß Gott, 李明"
-- | 17  (\c -> c /= '李' && c /= ' ') 'G' = True, in größe "Gruß"
-- | 18  (\c -> c /= '李' && c /= ' ') 'r' = True, in größe "Gruß"
-- | 19  (\c -> c /= '李' && c /= ' ') 'u' = True, in größe "Gruß"
-- | 20  (\c -> c /= '李' && c /= ' ') 'ß' = True, in größe "Gruß"
-- | $ observe 'größe "Grüß Gott, 李明"'
-- | 2  größe "Grüß Gott, 李明" = Groß 10
-- | $ observe 'größe "Gr\252\223 Gott, \26446\26126" = Groß _' --ascii
-- | 2  gr\246\223e "Gr\252\223 Gott, \26446\26126" = Gro\223 10
-- | $ observe 'größe "Gruß"'
-- | 16  größe "Gruß" = Klein
-- | $ trail --list
-- |    1  Groß 10\n  <- print (Groß 10)  -- letters.hs:35:3
-- |    2  李明李明李明李明李明李明李明李明李明李…  <- putStrLn "李明李明李明李明李明李明李明李"«9 more»  -- letters.hs:36:3
-- | $ trail --list --ascii --width 60
-- |    1  Gro\223 10\n  <- print <<Gro\223>>  -- letters.hs:35:3
-- |    2  \26446\26126...  <- putStrLn <<>>  -- letters.hs:36:3
-- | $ source --ascii
-- |           | -- Letters beyond ASCII in names, operators and values; patterns take them as letters and as numbers.
-- |           | -- view: tree
-- |           | -- view: tree --ascii
-- |           | -- view: tree --width 40
-- |           | -- view: tree --width 40 --ascii
-- |           | -- view: tree --depth 1 --json
-- |           | -- view: tree --depth 1 --json --ascii
-- |           | -- view: observe '_ \8853 _'
-- |           | -- view: observe '(\c -> ...) _'
-- |           | -- view: observe 'gr\246\223e "Gr\252\223 Gott, \26446\26126"'
-- |           | -- view: observe 'gr\246\223e "Gr\252\223 Gott, \26446\26126" = Gro\223 _' --ascii
-- |           | -- view: observe 'gr\246\223e "Gru\223"'
-- |           | -- view: trail --list
-- |           | -- view: trail --list --ascii --width 60
-- |           | -- view: source --ascii
-- |           | module Main where
-- |           |
-- |           | infixl 6 \8853
-- |           |
-- |           | data Gr\246\223e = Klein | Gro\223 Int deriving (Show)
-- |           |
-- |           | (\8853) :: Gr\246\223e -> Gr\246\223e -> Gr\246\223e
-- |         - | Gro\223 a \8853 Gro\223 b = Gro\223 (a + b)
-- |         1 | a \8853 _ = a
-- |           |
-- |           | gr\246\223e :: String -> Gr\246\223e
-- |         2 | gr\246\223e text
-- |         2 |   | l\228nge > 9 = Gro\223 l\228nge
-- |         1 |   | otherwise = Klein
-- |           |   where
-- |        17 |     l\228nge = length (filter (\c -> c /= '\26446' {- a name -} && c /= ' ') text)
-- |           |
-- |           | main :: IO ()
-- |         1 | main = do
-- |         1 |   print (gr\246\223e "Gr\252\223 Gott, \26446\26126" \8853 gr\246\223e "Gru\223")
-- |         1 |   putStrLn "\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126\26446\26126"
