-- exit: 1
-- stderr: heaps_as_a_class: truncated
{-# LANGUAGE ViewPatterns, PatternGuards #-}
module Main where
import qualified Data.Map as M
import Data.List (insertBy, sortBy, foldl', unfoldr)
import Data.Ord (comparing)
import Data.Function (on)
import Data.Char (intToDigit)
import Data.Bits

-- leftist heap with a class of heaps
class Heap h where
  emptyH :: h a
  mergeH :: Ord a => h a -> h a -> h a
  singleH :: a -> h a
  popMin :: Ord a => h a -> Maybe (a, h a)
  insertH :: Ord a => a -> h a -> h a
  insertH = mergeH . singleH
  fromL :: Ord a => [a] -> h a
  fromL = foldr insertH emptyH
  drain :: Ord a => h a -> [a]
  drain = unfoldr popMin

data Leftist a = E | T !Int a (Leftist a) (Leftist a)
instance Heap Leftist where
  emptyH = E
  singleH x = T 1 x E E
  mergeH E h = h
  mergeH h E = h
  mergeH h1@(T _ x l1 r1) h2@(T _ y l2 r2)
    | x <= y = make x l1 (mergeH r1 h2)
    | otherwise = make y l2 (mergeH h1 r2)
    where make v a b | rank a >= rank b = T (rank b + 1) v a b
                     | otherwise = T (rank a + 1) v b a
          rank E = 0
          rank (T r _ _ _) = r
  popMin E = Nothing
  popMin (T _ x l r) = Just (x, mergeH l r)

newtype Skew a = Skew { unSkew :: Maybe (a, Skew a, Skew a) }
instance Heap Skew where
  emptyH = Skew Nothing
  singleH x = Skew (Just (x, emptyH, emptyH))
  mergeH (Skew Nothing) h = h
  mergeH h (Skew Nothing) = h
  mergeH a@(Skew (Just (x, l, r))) b@(Skew (Just (y, l', r')))
    | x <= y = Skew (Just (x, mergeH b r, l))
    | otherwise = Skew (Just (y, mergeH a r', l'))
  popMin (unSkew -> Nothing) = Nothing
  popMin (unSkew -> Just (x, l, r)) = Just (x, mergeH l r)

data HTree = Leaf { weight :: Int, sym :: Char } | Fork { weight :: Int, l, r :: HTree } deriving Show
instance Eq HTree where (==) = (==) `on` key
instance Ord HTree where compare = comparing key
key :: HTree -> (Int, Char)
key t = (weight t, minSym t)
  where minSym (Leaf _ c) = c
        minSym (Fork _ a b) = min (minSym a) (minSym b)

build :: String -> Maybe HTree
build s = go (fromL leaves :: Leftist HTree)
  where leaves = [ Leaf n c | (c, n) <- M.toList (M.fromListWith (+) [ (c, 1) | c <- s ]) ]
        go h = case popMin h of
          Nothing -> Nothing
          Just (t, h') | Just (u, h'') <- popMin h' -> go (insertH (Fork (weight t + weight u) t u) h'')
                       | otherwise -> Just t

codes :: HTree -> M.Map Char String
codes (Leaf _ c) = M.singleton c "0"
codes t = go "" t
  where go p (Leaf _ c) = M.singleton c (reverse p)
        go p (Fork _ a b) = go ('0' : p) a `M.union` go ('1' : p) b

encode :: M.Map Char String -> String -> String
encode m = concatMap (m M.!)

decode :: HTree -> String -> String
decode (Leaf _ c) bs = map (const c) bs
decode t bs = go t bs
  where go (Leaf _ c) rest = c : if null rest then [] else go t rest
        go (Fork _ a b) (x:xs) = go (if x == '0' then a else b) xs
        go _ [] = error "truncated"

toBytes :: String -> [Int]
toBytes [] = []
toBytes bs = foldl' (\n b -> n `shiftL` 1 .|. fromEnum (b == '1')) 0 (take 8 (bs ++ repeat '0')) : toBytes (drop 8 bs)

main :: IO ()
main = do
  let text = "this is an example for huffman encoding"
      Just t = build text
      cs = codes t
      bits = encode cs text
  mapM_ (\(c, s) -> putStrLn (show c ++ " " ++ s)) (sortBy (comparing (\(c, s) -> (length s, c))) (M.toList cs))
  putStrLn bits
  print (length bits, toBytes (take 32 bits), decode t bits == text)
  print (drain (fromL [3, 1, 4, 1, 5, 9, 2, 6] :: Leftist Int))
  print (drain (fromL "skewheap" :: Skew Char))
  print (decode t (take 7 bits ++ "0"))
-- expected stdout:
-- | ' ' 101
-- | 'n' 010
-- | 'a' 1001
-- | 'e' 1101
-- | 'f' 1110
-- | 'h' 0001
-- | 'i' 1111
-- | 'm' 0010
-- | 'o' 0011
-- | 's' 0111
-- | 'g' 00000
-- | 'l' 00001
-- | 'p' 01100
-- | 'r' 01101
-- | 't' 10000
-- | 'u' 10001
-- | 'x' 11000
-- | 'c' 110010
-- | 'd' 110011
-- | 1000000011111011110111110111101100101010111011100010010010011000000111011011110001101101101000110001111011100010100101010111010101100100011110011111101000000
-- | (157,[128,251,223,123],True)
-- | [1,1,2,3,4,5,6,9]
-- | "aeehkpsw"
