module Main where
import qualified Data.Map as Map
import Data.Char (toUpper, isAlpha)

-- a table of Morse code and its inverse
morse :: Char -> String
morse = \c -> Map.findWithDefault "?" (toUpper c) table
  where table = Map.fromList (zip ['A' ..] codes)

codes :: [String]
codes = words ".- -... -.-. -.. . ..-."

decode :: String -> Char
decode = flip (Map.findWithDefault '?') inverse

inverse :: Map.Map String Char
inverse = Map.fromList (map swap (Map.toList forward))
  where swap (a, b) = (b, a)

forward :: Map.Map Char String
forward = Map.fromList [(c, morse c) | c <- letters]

letters :: [Char]
letters = filter isAlpha "A-B-C-D"

main :: IO ()
main = do
  putStrLn (unwords (map morse "cab"))
  putStrLn (map decode (words "-.-. .- -..."))
-- plant: codes | -... => -..
-- plant: morse | zip ['A' ..] => zip ['B' ..]
-- plant: letters | "A-B-C-D" => "A-B-D"
-- plant: forward | morse c) => reverse (morse c))
-- plant: inverse | Map.toList forward => drop 1 (Map.toList forward)
-- plant: decode | '?') inverse => '?') (Map.map succ inverse)
