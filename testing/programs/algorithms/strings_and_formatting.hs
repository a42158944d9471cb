module Main where
import Data.Char
import Data.List
import Text.Printf
import Numeric
caesar :: Int -> String -> String
caesar n = map shift where
  shift c | isUpper c = rot 'A' c
          | isLower c = rot 'a' c
          | otherwise = c
  rot b c = chr (ord b + (ord c - ord b + n) `mod` 26)
isPal :: String -> Bool
isPal s = t == reverse t where t = [toLower c | c <- s, isAlpha c]
runLength :: String -> [(Char, Int)]
runLength = map (\g -> (head g, length g)) . group
justify :: Int -> String -> [String]
justify w = map pad . go [] . words where
  go acc [] = [reverse acc | not (null acc)]
  go acc (x:xs) | length (unwords (x : acc)) <= w = go (x : acc) xs
                | otherwise = reverse acc : go [x] xs
  pad ws = let s = unwords ws in s ++ replicate (w - length s) '.'
toRoman :: Int -> String
toRoman 0 = ""
toRoman n = let (v, s) = head (filter ((<= n) . fst) table) in s ++ toRoman (n - v)
  where table = [(1000,"M"),(900,"CM"),(500,"D"),(400,"CD"),(100,"C"),(90,"XC"),(50,"L"),(40,"XL"),(10,"X"),(9,"IX"),(5,"V"),(4,"IV"),(1,"I")]
pascal :: [[Integer]]
pascal = iterate (\r -> zipWith (+) (0 : r) (r ++ [0])) [1]
spiral :: [[a]] -> [a]
spiral [] = []
spiral (r:rs) = r ++ spiral (reverse (transpose rs))
wordFreq :: String -> [(String, Int)]
wordFreq = map (\ws@(w:_) -> (w, length ws)) . group . sort . words . map toLower . filter (\c -> isAlphaNum c || isSpace c)
data Matrix = Matrix [[Double]]
instance Show Matrix where
  show (Matrix rows) = intercalate "\n" (map (unwords . map (printf "%6.2f")) rows)
mmul :: Matrix -> Matrix -> Matrix
mmul (Matrix a) (Matrix b) = Matrix [[sum (zipWith (*) r c) | c <- transpose b] | r <- a]
main :: IO ()
main = do
  putStrLn (caesar 3 "Hello, World!") >> putStrLn (caesar (-3) (caesar 3 "Hello"))
  print (isPal "A man, a plan, a canal: Panama", runLength "aaabccd")
  mapM_ putStrLn (justify 20 "the quick brown fox jumps over the lazy dog and runs away")
  print (map toRoman [1994, 2024, 49])
  mapM_ (putStrLn . unwords . map show) (take 5 pascal)
  print (spiral [[1,2,3],[4,5,6],[7,8,9]])
  print (wordFreq "The cat and the dog. The end!")
  print (Matrix [[1,2],[3,4]] `mmul` Matrix [[0,1],[1,0]])
  printf "%-8s|%8s|%+d|% d|%#x|%o|%b\n" "left" "right" (5 :: Int) (7 :: Int) (255 :: Int) (8 :: Int) (5 :: Int)
  printf "%.3e %g %g %5.1f%% %c%c\n" (12345.678 :: Double) (1e-5 :: Double) (123456789.0 :: Double) (45.678 :: Double) 'o' 'k'
  putStrLn (showHex (48879 :: Int) "" ++ showFFloat (Just 0) (2.5 :: Double) "" ++ " " ++ showFFloat Nothing (1.25e-2 :: Double) "")
  print (fst (head (readHex "ff" :: [(Int, String)])), digitToInt 'f', intToDigit 11, ord 'é', generalCategory 'a', map isPunctuation ",a", subsequences "abc")
  print (words "tab\tsep  here", zipWith3 zip3 [[1]] ["a"] [[True]], lines "a\r\nb", show "ünï", "\1234")
  putStrLn "ünïcödé λ → ∀"
  print (foldl' (flip (:)) [] "abc", insert 3 [1,2,4,5], [1,2,3,4] \\ [2,3], nub [1,1,2], zip "ab" [1..], and (zipWith (<=) [1,2] [2,3]), isInfixOf "ell" "hello", lookup 'b' (zip "abc" [1..]))
  print (sortOn negate [3,1,2], groupBy (\a b -> even a == even b) [2,4,1,3,6], inits [1,2], tails "ab", intersperse ',' "abc", mapAccumL (\a x -> (a+x, a*x)) 0 [1..5], scanl1 max [3,1,4,1,5], span isDigit "12ab", dropWhile (<3) [1..5], unfoldr (\n -> if n > 60 then Nothing else Just (n, n*2)) 1)
-- expected stdout:
-- | Khoor, Zruog!
-- | Hello
-- | (True,[('a',3),('b',1),('c',2),('d',1)])
-- | the quick brown fox.
-- | jumps over the lazy.
-- | dog and runs away...
-- | ["MCMXCIV","MMXXIV","XLIX"]
-- | 1
-- | 1 1
-- | 1 2 1
-- | 1 3 3 1
-- | 1 4 6 4 1
-- | [1,2,3,6,9,8,7,4,5]
-- | [("and",1),("cat",1),("dog",1),("end",1),("the",3)]
-- |   2.00   1.00
-- |   4.00   3.00
-- | left    |   right|+5| 7|0xff|10|101
-- | 1.235e4 1.0e-5 1.23456789e8  45.7% ok
-- | beef2 0.0125
-- | (255,15,'b',233,LowercaseLetter,[True,False],["","a","b","ab","c","ac","bc","abc"])
-- | (["tab","sep","here"],[[(1,'a',True)]],["a\r","b"],"\"\\252n\\239\"","\1234")
-- | ünïcödé λ → ∀
-- | ("cba",[1,2,3,4,5],[1,4],[1,2],[('a',1),('b',2)],True,True,Just 2)
-- | ([3,2,1],[[2,4],[1,3],[6]],[[],[1],[1,2]],["ab","b",""],"a,b,c",(15,[0,2,9,24,50]),[3,3,4,4,5],("12","ab"),[3,4,5],[1,2,4,8,16,32])
