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
-- | 20  largest (fromList [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,«19865 more»]) = 20000
