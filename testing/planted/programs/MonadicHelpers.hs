module Main where
import Control.Monad

-- monadic helpers of one's own, over IO
whileM :: IO Bool -> IO a -> IO [a]
whileM cond body = do
  ok <- cond
  if ok then (:) <$> body <*> whileM cond body else return []

table :: [(String, Int)] -> IO ()
table rows = zipWithM_ line [1 :: Int ..] rows >> putStrLn rule
  where
    line i (name, n) = putStrLn (show i ++ ". " ++ pad name ++ bar n)
    pad s = s ++ replicate (width - length s) '.'
    width = maximum (map (length . fst) rows) + 1
    bar n = replicate n '*'
    rule = replicate (width + 3) '-'

confirm :: Bool -> IO () -> IO () -> IO ()
confirm flag yes no
  | flag = yes
  | otherwise = no

greet :: String -> IO Int
greet name = do
  confirm (length name > 2) (putStr "Dear ") (return ())
  putStrLn name
  return (length name)

main :: IO ()
main = do
  table [("ab", 3), ("c", 1)]
  ns <- forM ["Al", "Grace"] greet
  print ns
  foldM_ (\acc n -> do { putStrLn (show acc ++ "+" ++ show n); return (acc + n) }) 0 ns
  sequence_ [putStr (show k) >> when (k < 3) (putStr ",") | k <- [1 .. 3 :: Int]]
  putStrLn ""
-- plant: bar | replicate n '*' => replicate (n + 1) '*'
-- plant: pad | width - length s => width + length s
-- plant: width | maximum => minimum
-- plant: rule | width + 3 => width + 2
-- plant: line | pad name ++ bar n => bar n ++ pad name
-- plant: greet | length name > 2 => length name > 1
-- plant: confirm | | flag = yes => | not flag = yes
-- plant: greet | return (length name) => return (length name + 1)
-- plant: main | k < 3 => k < 2
