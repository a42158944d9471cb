-- What library functions leave unevaluated, and what they do not.
import Control.Exception
import Data.List
import Data.Maybe
import qualified Data.Map as M
import qualified Data.Map.Strict as MS

say :: Show a => String -> a -> IO ()
say name x = do
  r <- try (evaluate (length (show x)))
  putStrLn (name ++ ": " ++ either (\e -> "fails: " ++ takeWhile (/= '\n') (show (e :: SomeException))) (const (show x)) r)

bad :: a
bad = error "bad"

main :: IO ()
main = do
  say "zip" (zip [] (bad :: [Int]) :: [(Int, Int)])
  say "zip second" (length (zip [1, 2 :: Int] [bad, bad :: Int]))
  say "take" (take 2 (1 : 2 : bad) :: [Int])
  say "splitAt" (fst (splitAt 2 (1 : 2 : bad)) :: [Int])
  say "lines" (take 2 (lines ("a\nb\n" ++ bad)))
  say "words" (take 1 (words ("ab " ++ bad)))
  say "and" (and [False, bad], or [True, bad], any even [2, bad :: Int], all even [1, bad :: Int])
  say "elem" (elem 2 (1 : 2 : bad :: [Int]))
  say "foldr" (foldr (\x _ -> x) 0 (1 : bad) :: Int)
  say "foldl" (foldl (\_ x -> x) (bad :: Int) [1, 2 :: Int])
  say "foldl'" (foldl' (\_ x -> x) (bad :: Int) [1, 2 :: Int])
  say "scanl" (take 2 (scanl (+) 0 (1 : bad)) :: [Int])
  say "iterate" (take 1 (iterate (const bad) 1) :: [Int])
  say "inits" (take 2 (inits (1 : bad :: [Int])))
  say "tails" (length (take 2 (tails (1 : bad :: [Int]))))
  say "group" (take 1 (group (1 : 1 : 2 : bad)) :: [[Int]])
  say "nub" (take 2 (nub (1 : 2 : bad)) :: [Int])
  say "partition" (take 1 (fst (partition even (2 : 4 : bad))) :: [Int])
  say "transpose" (take 1 (head (transpose [1 : bad, 2 : bad])) :: [Int])
  say "intersperse" (take 2 (intersperse 0 (1 : bad)) :: [Int])
  say "unzip" (take 1 (fst (unzip ((1, 'a') : bad))) :: [Int])
  say "isPrefixOf" (isPrefixOf [1] (1 : bad :: [Int]), isPrefixOf [] (bad :: [Int]))
  say "zipWith3" (zipWith3 (\_ _ c -> c) [1, 2 :: Int] "ab" [bad, 'x'] !! 1)
  say "lookup" (lookup 1 ((1, 'a') : bad :: [(Int, Char)]))
  say "null" (null (bad : bad :: [Int]), length [bad, bad :: Int])
  say "maybe" (maybe 0 (const 1) (Just (bad :: Int)) :: Int, fromMaybe (bad :: Int) (Just 1), isJust (Just (bad :: Int)))
  say "map lazy" (M.size (M.fromList [(1 :: Int, bad :: Int)]), M.keys (M.insert 2 bad (M.fromList [(1 :: Int, 'a')])))
  say "map strict" (MS.size (MS.fromList [(1 :: Int, bad :: Int)]))
  say "insertWith" (M.size (M.insertWith (+) 1 bad (M.fromList [(1 :: Int, 1 :: Int)])))
  say "insertWith strict" (MS.size (MS.insertWith (+) 1 bad (MS.fromList [(1 :: Int, 1 :: Int)])))
  say "divMod" (case divMod 1 (0 :: Int) of (_, _) -> 'x')
  say "const" (const 1 (bad :: Int) :: Int, fst (1 :: Int, bad :: Int), seq (bad, bad :: Int) 'y')
  say "seq" (seq (bad :: Int) 'y')
  say "unwords" (take 3 (unwords ("ab" : bad)), take 2 (unlines ("a" : bad)), take 4 (concat ["ab", "cd", bad]))
  say "mapM" (fmap (take 1) (mapM Just [1, 2 :: Int]), takeWhile (< 3) (1 : 5 : bad) :: [Int], dropWhile (< 3) [1, 5] :: [Int])
  say "sortOn" (map fst (sortOn fst [(2, bad), (1 :: Int, bad :: Int)]), maximum [1, 2 :: Int], foldr1 (\a _ -> a) (1 : 2 : bad :: [Int]))
  say "repeat" (take 2 (cycle [1, 2 :: Int]), replicate 0 (bad :: Int), replicate (-1) 'x')
  say "show" (take 3 (show (1 : 2 : bad :: [Int])))

-- expected stdout:
-- | zip: []
-- | zip second: 2
-- | take: [1,2]
-- | splitAt: [1,2]
-- | lines: ["a","b"]
-- | words: ["ab"]
-- | and: (False,True,True,False)
-- | elem: True
-- | foldr: 1
-- | foldl: 2
-- | foldl': fails: bad
-- | scanl: [0,1]
-- | iterate: [1]
-- | inits: [[],[1]]
-- | tails: 2
-- | group: [[1,1]]
-- | nub: [1,2]
-- | partition: [2]
-- | transpose: [1]
-- | intersperse: fails: bad
-- | unzip: [1]
-- | isPrefixOf: (True,True)
-- | zipWith3: 'x'
-- | lookup: Just 'a'
-- | null: (False,2)
-- | maybe: (1,1,True)
-- | map lazy: (1,[1,2])
-- | map strict: fails: bad
-- | insertWith: 1
-- | insertWith strict: fails: bad
-- | divMod: fails: divide by zero
-- | const: (1,1,'y')
-- | seq: fails: bad
-- | unwords: fails: bad
-- | mapM: (Just [1],[1],[5])
-- | sortOn: ([1,2],2,1)
-- | repeat: ([1,2],[],"")
-- | show: "[1,"
