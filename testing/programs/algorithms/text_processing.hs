-- stdin: the quick brown fox jumps over the lazy dog
-- stdin: the dog barks and the fox runs
-- stdin:
-- stdin: A man, a plan, a canal: Panama!
-- Word counts, caesar, run lengths, justification, palindromes.
module Main where

import Data.Char
import Data.List

wordCount :: String -> [(String, Int)]
wordCount = map (\ws -> (head ws, length ws)) . group . sort . words . map toLower . filter (\c -> isAlpha c || isSpace c)

caesar :: Int -> String -> String
caesar n = map shift
  where
    shift c
      | isUpper c = rot 'A' c
      | isLower c = rot 'a' c
      | otherwise = c
    rot base c = chr (ord base + (ord c - ord base + n) `mod` 26)

encode :: String -> [(Char, Int)]
encode = map (\g -> (head g, length g)) . group

decode :: [(Char, Int)] -> String
decode = concatMap (\(c, n) -> replicate n c)

wrap :: Int -> String -> [String]
wrap n = map unwords . go [] . words
  where
    go cur [] = [reverse cur | not (null cur)]
    go cur (w : ws)
      | length (unwords (w : cur)) > n && not (null cur) = reverse cur : go [w] ws
      | otherwise = go (w : cur) ws

isPalindrome :: String -> Bool
isPalindrome s = t == reverse t where t = map toLower (filter isAlpha s)

main :: IO ()
main = do
  s <- getContents
  let ls = lines s
  print (length ls, length (words s), length s)
  mapM_ (\(w, n) -> putStrLn (w ++ replicate (8 - length w) '.' ++ show n)) (take 5 (sortBy (\a b -> compare (snd b, fst a) (snd a, fst b)) (wordCount s)))
  putStrLn (caesar 3 (head ls))
  putStrLn (caesar (-3) (caesar 3 (head ls)))
  print (encode "aaabccd", decode (encode "aaabccd"))
  mapM_ putStrLn (wrap 20 s)
  print (map isPalindrome ls)
  putStrLn (intercalate ", " (map (\(c : cs) -> toUpper c : cs) (words (head ls))))

-- expected stdout:
-- | (4,23,108)
-- | the.....4
-- | a.......3
-- | dog.....2
-- | fox.....2
-- | and.....1
-- | wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj
-- | the quick brown fox jumps over the lazy dog
-- | ([('a',3),('b',1),('c',2),('d',1)],"aaabccd")
-- | the quick brown fox
-- | jumps over the lazy
-- | dog the dog barks
-- | and the fox runs A
-- | man, a plan, a
-- | canal: Panama!
-- | [False,False,True,True]
-- | The, Quick, Brown, Fox, Jumps, Over, The, Lazy, Dog
