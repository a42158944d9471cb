module Main where
import qualified Data.Map as M

-- a graph of rules: constants of a record type that refer to each other
data Rule = Rule { ruleName :: String, weight :: Int, next :: [Rule] }

begin, digit, sign, end :: Rule
begin = Rule "begin" 1 [sign, digit]
sign = Rule "sign" 2 [digit]
digit = Rule "digit" 3 [digit, end]
end = Rule "end" 0 []

paths :: Int -> Rule -> [[String]]
paths 0 _ = []
paths n r
  | null (next r) = [[ruleName r]]
  | otherwise = [ruleName r : p | q <- next r, p <- paths (n - 1) q]

cost :: Int -> Rule -> Int
cost 0 r = weight r
cost n r = weight r + sum (map (cost (n - 1)) (next r))

main :: IO ()
main = do
  mapM_ (putStrLn . unwords) (paths 4 begin)
  print (cost 2 begin)
-- plant: sign | "sign" 2 [digit] => "sign" 2 [digit, end]
-- plant: digit | 3 [digit, end] => 3 [end, digit]
-- plant: begin | [sign, digit] => [sign]
-- plant: end | "end" 0 => "end" 1
-- plant: cost | cost 0 r = weight r => cost 0 r = 0
-- plant: paths | paths (n - 1) q => paths (n - 2) q
