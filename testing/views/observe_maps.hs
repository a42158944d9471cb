-- Maps and sets are the same if their elements are, whatever the shapes of their trees; large ones are counted by what
-- they say themselves.
-- view: observe total
-- view: observe total --sort size --counts
-- view: observe largest
import qualified Data.Map as Map
import qualified Data.Set as Set

total :: Map.Map Int Int -> Int
total = sum . Map.elems

largest :: Set.Set Int -> Int
largest = maximum . Set.toList

main :: IO ()
main = do
  let pairs = [(n, n * n) | n <- [1 .. 7]]
      up = foldr (\(k, v) m -> Map.insert k v m) Map.empty pairs
      down = foldr (\(k, v) m -> Map.insert k v m) Map.empty (reverse pairs)
      fewer = Map.delete 7 up
  print (total up, total down, total (Map.fromList pairs), total fewer, total Map.empty)
  print (largest (Set.fromList [1 .. 20000]), largest (Set.fromList (reverse [1 .. 20000])))
-- expected stdout:
-- | $ observe total
-- |  1  total (fromList [(1,1),(2,4),(3,9),(4,16),(5,25),(6,36),(7,49)]) = 140
-- | 18  total (fromList [(1,1),(2,4),(3,9),(4,16),(5,25),(6,36)]) = 91
-- | 19  total (fromList []) = 0
-- | $ observe total --sort size --counts
-- | 19  1x  total (fromList []) = 0
-- | 18  1x  total (fromList [(1,1),(2,4),(3,9),(4,16),(5,25),(6,36)]) = 91
-- |  1  3x  total (fromList [(1,1),(2,4),(3,9),(4,16),(5,25),(6,36),(7,49)]) = 140
-- | 5 calls, 3 different statements
-- | $ observe largest
-- | 20  largest (fromList [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,«19972 more»]) = 20000
