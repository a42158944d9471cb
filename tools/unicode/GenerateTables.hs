-- Prints src/base/unicode_tables.inc: general categories and case mappings as this GHC's base knows them.
--   runghc tools/unicode/GenerateTables.hs > src/base/unicode_tables.inc
-- The reference is GHC 9.0.2 (Unicode 12.1), whatever the newest Unicode says: a program must behave as under that GHC.
module Main (main) where

import Data.Char (GeneralCategory, chr, generalCategory, ord, toLower, toTitle, toUpper)
import Data.List (intercalate)
import Data.Version (showVersion)
import GHC.Unicode (unicodeVersion)
import Numeric (showHex)

-- Neighbours with the same value become one range.
data Range a = Range {first :: Int, lastOf :: Int, value :: a}

ranges :: Eq a => [(Int, a)] -> [Range a]
ranges [] = []
ranges ((c, v) : rest) = go (Range c c v) rest
  where
    go r [] = [r]
    go r ((d, w) : more)
      | d == lastOf r + 1 && w == value r = go r {lastOf = d} more
      | otherwise = r : go (Range d d w) more

characters :: [Char]
characters = [minBound .. maxBound]

categories :: [Range GeneralCategory]
categories = ranges [(ord c, generalCategory c) | c <- characters]

-- A mapping is a distance, or, where upper and lower case letters alternate (U+0100 to U+012F), a distance at every
-- second character. So three columns: first, last, step; then the distance.
data Mapping = Mapping {from :: Int, to :: Int, step :: Int, distance :: Int}

mappings :: (Char -> Char) -> [Mapping]
mappings f = foldr join [] [(ord c, ord (f c) - ord c) | c <- characters, f c /= c]
  where
    join (c, d) (m : ms)
      | distance m == d && from m == to m && from m - c `elem` [1, 2] = Mapping c (to m) (from m - c) d : ms
      | distance m == d && from m /= to m && from m - c == step m = m {from = c} : ms
    join (c, d) ms = Mapping c c 1 d : ms

hex :: Int -> String
hex n = "0x" ++ showHex n ""

table :: String -> String -> [String] -> String
table kind name entries =
  "constexpr " ++ kind ++ " " ++ name ++ "[] = {\n" ++ unlines (map (intercalate ", ") (chunks entries')) ++ "};\n"
  where
    entries' = [if i == 0 then "    " ++ e else e | (i, e) <- zip (cycle [0 .. 5 :: Int]) entries]
    chunks [] = []
    chunks xs = let (a, b) = splitAt 6 xs in (if null b then id else mapLast (++ ",")) a : chunks b
    mapLast g xs = init xs ++ [g (last xs)]

main :: IO ()
main = do
  putStrLn ("// Made by tools/unicode/GenerateTables.hs from GHC's base, Unicode " ++ showVersion unicodeVersion ++ ". Do not edit.")
  putStr (table "CategoryRange" "kCategories" [braces [hex (first r), show (fromEnum (value r))] | r <- categories])
  mapM_ (putStr . uncurry mappingTable) [("kUpper", toUpper), ("kLower", toLower), ("kTitle", toTitle)]
  where
    braces xs = "{" ++ intercalate ", " xs ++ "}"
    mappingTable name f =
      table "CaseRange" name [braces [hex (from m), hex (to m), show (step m), show (distance m)] | m <- mappings f]
