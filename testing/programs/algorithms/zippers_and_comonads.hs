module Main where
import Data.Maybe (fromMaybe)
data Tree a = Empty | Node a (Tree a) (Tree a) deriving (Show)
data Crumb a = LeftCrumb a (Tree a) | RightCrumb a (Tree a) deriving (Show)
type Breadcrumbs a = [Crumb a]
type Zipper a = (Tree a, Breadcrumbs a)
goLeft, goRight, goUp :: Zipper a -> Maybe (Zipper a)
goLeft (Node x l r, bs) = Just (l, LeftCrumb x r : bs)
goLeft (Empty, _) = Nothing
goRight (Node x l r, bs) = Just (r, RightCrumb x l : bs)
goRight (Empty, _) = Nothing
goUp (t, LeftCrumb x r : bs) = Just (Node x t r, bs)
goUp (t, RightCrumb x l : bs) = Just (Node x l t, bs)
goUp (_, []) = Nothing
modify :: (a -> a) -> Zipper a -> Zipper a
modify f (Node x l r, bs) = (Node (f x) l r, bs)
modify _ z = z
top :: Zipper a -> Zipper a
top z = maybe z top (goUp z)
x -: f = f x
freeTree :: Tree Char
freeTree = Node 'P' (Node 'O' (Node 'L' Empty Empty) Empty) (Node 'Y' Empty (Node 'A' Empty Empty))
type Name = String
type Data = String
data FSItem = File Name Data | Folder Name [FSItem] deriving (Show)
data FSCrumb = FSCrumb Name [FSItem] [FSItem] deriving (Show)
type FSZipper = (FSItem, [FSCrumb])
fsTo :: Name -> FSZipper -> FSZipper
fsTo name (Folder folderName items, bs) =
  let (ls, item:rs) = break (nameIs name) items
  in (item, FSCrumb folderName ls rs:bs)
nameIs :: Name -> FSItem -> Bool
nameIs name (Folder folderName _) = name == folderName
nameIs name (File fileName _) = name == fileName
fsUp :: FSZipper -> FSZipper
fsUp (item, FSCrumb name ls rs:bs) = (Folder name (ls ++ [item] ++ rs), bs)
data ListZip a = LZ [a] a [a]
instance Show a => Show (ListZip a) where
  showsPrec d (LZ l x r) = showParen (d > 10) $ showString "LZ " . showsPrec 11 (reverse l) . showChar ' ' . showsPrec 11 x . showChar ' ' . showsPrec 11 r
instance Functor ListZip where fmap f (LZ l x r) = LZ (map f l) (f x) (map f r)
class Functor w => Comonad w where
  extract :: w a -> a
  duplicate :: w a -> w (w a)
  extend :: (w a -> b) -> w a -> w b
  extend f = fmap f . duplicate
instance Comonad ListZip where
  extract (LZ _ x _) = x
  duplicate z = LZ (tail' (iterate' left z)) z (tail' (iterate' right z))
    where left (LZ (l:ls) x r) = Just (LZ ls l (x : r))
          left _ = Nothing
          right (LZ l x (r:rs)) = Just (LZ (x : l) r rs)
          right _ = Nothing
          iterate' f a = a : maybe [] (iterate' f) (f a)
          tail' = drop 1
avg :: ListZip Double -> Double
avg (LZ l x r) = let vs = take 1 l ++ [x] ++ take 1 r in sum vs / fromIntegral (length vs)
main :: IO ()
main = do
  print $ goLeft (freeTree, []) >>= goLeft >>= return . modify succ >>= Just . fst . top
  print (fmap fst (goLeft (freeTree, []) >>= goRight >>= goRight))
  let disk = Folder "root" [File "a.txt" "aaa", Folder "pics" [File "p.jpg" "jpg"], File "z" ""]
  print (fst (fsUp (fsUp ((disk, []) -: fsTo "pics" -: fsTo "p.jpg"))))
  print (extend avg (LZ [2, 1] 3 [4, 5]))
-- expected stdout:
-- | Just (Node 'P' (Node 'O' (Node 'M' Empty Empty) Empty) (Node 'Y' Empty (Node 'A' Empty Empty)))
-- | Nothing
-- | Folder "root" [File "a.txt" "aaa",Folder "pics" [File "p.jpg" "jpg"],File "z" ""]
-- | LZ [1.5,2.0] 3.0 [4.0,4.5]
