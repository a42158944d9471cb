-- Records nested in records, a report made with where and guards, comprehension joins, a small query.
module Main where

import Data.List (nub, sort)
import qualified Data.Map as M
import qualified Data.Set as S

data Time = Time {hours :: Int, minutes :: Int} deriving (Eq, Ord)

instance Show Time where
  show (Time h m) = show h ++ ":" ++ (if m < 10 then "0" else "") ++ show m

data Entry = Entry {who :: String, project :: String, from, to :: Time} deriving (Show)

data Team = Team {members :: [String], lead_ :: String, budget :: M.Map String Int}

toMinutes :: Time -> Int
toMinutes t = 60 * hours t + minutes t

fromMinutes :: Int -> Time
fromMinutes n = Time {hours = n `div` 60, minutes = n `mod` 60}

duration :: Entry -> Int
duration Entry {from = a, to = b} = toMinutes b - toMinutes a

totals :: (Entry -> String) -> [Entry] -> M.Map String Int
totals key entries = M.fromListWith (+) [(key e, duration e) | e <- entries]

overlaps :: [Entry] -> [(String, Time)]
overlaps entries = [(who a, from b) | a <- entries, b <- entries, who a == who b, from a < from b, from b < to a]

over :: Team -> [Entry] -> [(String, Int)]
over team entries =
  [ (p, used - allowed)
  | (p, used) <- M.toList (totals project entries)
  , let allowed = M.findWithDefault 0 p (budget team)
  , used > allowed
  ]

strangers :: Team -> [Entry] -> S.Set String
strangers team entries = S.fromList (map who entries) `S.difference` known
  where
    known = S.fromList (lead_ team : members team)

move :: Int -> Entry -> Entry
move n e = e {from = shift (from e), to = shift (to e)}
  where
    shift = fromMinutes . (+ n) . toMinutes

report :: [Entry] -> [String]
report entries = [p ++ ": " ++ show (fromMinutes m) ++ stars m | (p, m) <- M.toList byWho]
  where
    byWho = totals who entries
    longest = maximum (M.elems byWho)
    stars m
      | m == longest = " ***"
      | m * 2 >= longest = " *"
      | otherwise = ""

work :: [Entry]
work =
  [ Entry "ann" "site" (Time 9 0) (Time 11 30)
  , Entry "bob" "site" (Time 10 15) (Time 11 0)
  , Entry "ann" "shop" (Time 11 0) (Time 12 10)
  , Entry "cy" "shop" (Time 8 5) (Time 10 20)
  ]

main :: IO ()
main = do
  let team = Team {members = ["bob"], lead_ = "ann", budget = M.fromList [("site", 180), ("shop", 240)]}
  mapM_ putStrLn (report work)
  print (overlaps work)
  print (over team work)
  print (S.toList (strangers team work))
  print (map from (map (move 75) work))
  print (nub (sort (map project work)))
