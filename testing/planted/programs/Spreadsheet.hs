module Main where
import qualified Data.Map as M

-- a lazy map whose entries refer to the map (spreadsheet)
data Cell = Num Int | Sum [String] | Prod [String] | Ref String

type Sheet = M.Map String Cell

sheet :: Sheet
sheet = M.fromList
  [ ("a1", Num 3), ("a2", Num 4), ("a3", Sum ["a1", "a2"])
  , ("b1", Ref "a3"), ("b2", Prod ["b1", "a1"]), ("total", Sum ["b1", "b2", "a3"]) ]

values :: M.Map String Int
values = M.map eval sheet

eval :: Cell -> Int
eval (Num n) = n
eval (Ref k) = at k
eval (Sum ks) = sum (map at ks)
eval (Prod ks) = product (map at ks)

at :: String -> Int
at k = M.findWithDefault 0 k values

depths :: M.Map String Int
depths = fmap depth sheet

depth :: Cell -> Int
depth (Num _) = 0
depth (Ref k) = 1 + deep k
depth (Sum ks) = 1 + maximum (map deep ks)
depth (Prod ks) = 1 + maximum (map deep ks)

deep :: String -> Int
deep = (depths M.!)

main :: IO ()
main = do
  print (at "total")
  print (M.toList depths)
-- plant: eval | product (map at ks) => sum (map at ks)
-- plant: eval | eval (Ref k) = at k => eval (Ref k) = at k + 1
-- plant: at | findWithDefault 0 k values => findWithDefault 0 (take 1 k ++ "1") values
-- plant: sheet | Num 4 => Num 5
-- plant: depth | depth (Num _) = 0 => depth (Num _) = 1
-- plant: depth | depth (Sum ks) = 1 + maximum => depth (Sum ks) = 1 + minimum
-- plant: values | M.map eval sheet => M.map (succ . eval) sheet
