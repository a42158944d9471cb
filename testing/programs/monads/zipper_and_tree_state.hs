-- A zipper, a rose tree labelled with a state monad, breadth-first traversal.
module Main where

data Tree a = Node a [Tree a] deriving Show

instance Functor Tree where fmap f (Node a ts) = Node (f a) (map (fmap f) ts)

data Loc a = Loc { focus :: Tree a, context :: [Crumb a] }
data Crumb a = Crumb a [Tree a] [Tree a]

top :: Tree a -> Loc a
top t = Loc t []

down, right, up :: Loc a -> Maybe (Loc a)
down (Loc (Node _ []) _) = Nothing
down (Loc (Node a (t : ts)) c) = Just (Loc t (Crumb a [] ts : c))
right (Loc t (Crumb a ls (r : rs) : c)) = Just (Loc r (Crumb a (t : ls) rs : c))
right _ = Nothing
up (Loc _ []) = Nothing
up (Loc t (Crumb a ls rs : c)) = Just (Loc (Node a (reverse ls ++ t : rs)) c)

modify :: (a -> a) -> Loc a -> Loc a
modify f l@Loc { focus = Node a ts } = l { focus = Node (f a) ts }

root :: Loc a -> Tree a
root l = maybe (focus l) root (up l)

newtype S a = S { runS :: Int -> (a, Int) }
instance Functor S where fmap f (S g) = S (\n -> let (a, n') = g n in (f a, n'))
instance Applicative S where { pure a = S ((,) a); S f <*> S g = S (\n -> let { (h, n1) = f n; (a, n2) = g n1 } in (h a, n2)) }
instance Monad S where S g >>= k = S (\n -> let (a, n') = g n in runS (k a) n')

label :: Tree a -> S (Tree (Int, a))
label (Node a ts) = do
  i <- S (\n -> (n, n + 1))
  ts' <- mapM label ts
  return (Node (i, a) ts')

levels :: Tree a -> [[a]]
levels t = map (map rootLabel) (takeWhile (not . null) (iterate (concatMap kids) [t]))
  where
    rootLabel (Node a _) = a
    kids (Node _ ts) = ts

draw :: Show a => Tree a -> [String]
draw (Node a ts) = show a : concatMap (map ("  " ++) . draw) ts

sample :: Tree Char
sample = Node 'a' [Node 'b' [Node 'd' []], Node 'c' [Node 'e' [], Node 'f' []]]

main :: IO ()
main = do
  mapM_ putStrLn (draw (fst (runS (label sample) 1)))
  print (levels sample)
  let moved = Just (top sample) >>= down >>= right >>= down >>= right
  print (fmap (draw . focus) moved)
  putStrLn (maybe "none" (unwords . draw . root . modify succ) moved)
  print (fmap (const ()) (down (top (Node 'x' []))))

-- expected stdout:
-- | (1,'a')
-- |   (2,'b')
-- |     (3,'d')
-- |   (4,'c')
-- |     (5,'e')
-- |     (6,'f')
-- | ["a","bc","def"]
-- | Just ["'f'"]
-- | 'a'   'b'     'd'   'c'     'e'     'g'
-- | Nothing
