module Main where
import Text.Printf (printf)
import Data.List (intercalate, transpose)

-- tables of text, with unicode
data Align = L | R | C deriving (Eq, Show)

pad :: Align -> Int -> String -> String
pad L n s = s ++ blanks (n - length s)
pad R n s = blanks (n - length s) ++ s
pad C n s = blanks left ++ s ++ blanks (total - left)
  where
    total = n - length s
    left = total `div` 2

blanks :: Int -> String
blanks = flip replicate ' '

render :: [Align] -> [[String]] -> [String]
render aligns rows = [intercalate " │ " (zipWith3 pad aligns widths row) | row <- rows]
  where widths = map (maximum . map length) (transpose rows)

rule :: [Int] -> String
rule = intercalate "─┼─" . map (`replicate` '─')

money :: Int -> String
money cents = printf "%d.%02d €" (cents `div` 100) (cents `mod` 100)

menu :: [(String, Int)]
menu = [("Käse", 250), ("Brötchen", 45), ("Ü-Ei", 1099)]

main :: IO ()
main = do
  let rows = [[name, money price] | (name, price) <- menu]
  mapM_ putStrLn (render [L, R] rows)
  putStrLn (rule [3, 2])
  putStrLn (pad C 7 "ab")
-- plant: pad | pad R n s = blanks (n - length s) ++ s => pad R n s = blanks (n - length s - 1) ++ s
-- plant: pad | blanks (total - left) => blanks left
-- plant: left | total `div` 2 => total `div` 3
-- plant: money | cents `mod` 100 => cents `mod` 10
-- plant: widths | maximum . map length => minimum . map length
-- plant: rule | "─┼─" => "─+─"
-- plant: menu | "Brötchen", 45 => "Brotchen", 45
