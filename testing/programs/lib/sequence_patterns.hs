module Main where
import qualified Data.Sequence as Seq
import Data.Sequence (Seq (..), (|>), (><))
import qualified Data.Set as Set
type Pos = (Int, Int)
bfs :: Set.Set Pos -> Pos -> Pos -> Maybe Int
bfs walls start goal = go (Seq.singleton (start, 0)) (Set.singleton start)
  where
    go Empty _ = Nothing
    go ((p, d) :<| queue) seen
      | p == goal = Just d
      | otherwise = go (queue >< Seq.fromList [(q, d + 1) | q <- next]) (foldr Set.insert seen next)
      where next = [q | q <- neighbours p, q `Set.notMember` walls, q `Set.notMember` seen]
    neighbours (x, y) = [q | q@(a, b) <- [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)], a >= 0, b >= 0, a < 6, b < 6]
rotate :: Seq a -> Seq a
rotate (x :<| xs) = xs :|> x
rotate Empty = Empty
main :: IO ()
main = do
  print (bfs (Set.fromList [(1, 0), (1, 1), (1, 2), (3, 5), (3, 4), (3, 3)]) (0, 0) (5, 5))
  print (iterate rotate (Seq.fromList [1 .. 5]) !! 2)
  let xs = 1 :<| 2 :<| 3 :<| Empty
  print (xs, Empty :|> 'a' :|> 'b')
  case Seq.fromList "abc" of
    rest :|> c -> print (c, rest)
    Empty -> putStrLn "empty"
-- expected stdout:
-- | Just 12
-- | fromList [3,4,5,1,2]
-- | (fromList [1,2,3],fromList "ab")
-- | ('c',fromList "ab")
