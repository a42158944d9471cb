-- plant: makeConfig | w > 5 => w > 6
-- plant: before | n `mod` m == 0 => n `mod` m == 1
-- plant: expense | 1 + sum => 2 + sum
-- plant: main | cost j * 10 => cost j * 11
module Main where
import Data.IORef
import qualified Data.Map as M

-- Values computed long after whoever made them returned.
data Config = Config { width :: Int, scaleOf :: Int, banner :: String }

makeConfig :: [(String, Int)] -> Config
makeConfig kvs = Config { width = w, scaleOf = s, banner = replicate w '=' ++ show s }
  where
    w = get "width" 4
    s = get "scale" 1 * factor
    factor = if w > 5 then 2 else 3
    get k d = maybe d id (lookup k kvs)

data Job = Job { label :: String, cost :: Int, after :: [Int] }

schedule :: [Int] -> M.Map Int Job
schedule ns = table
  where
    table = M.fromList [(n, job n) | n <- ns]
    job n = Job ("job" ++ show n) (expense n) (filter (before n) ns)
    before n m = m < n && n `mod` m == 0
    expense n = 1 + sum [cost j | m <- ns, before n m, Just j <- [M.lookup m table]]

main :: IO ()
main = do
  later <- newIORef (Config 0 0 "")
  jobs <- newIORef M.empty
  writeIORef later (makeConfig [("width", 6), ("scale", 5)])
  writeIORef jobs (schedule [2, 3, 4, 6, 12])
  modifyIORef jobs (M.map (\j -> j { cost = cost j * 10 }))
  putStrLn "begin"
  c <- readIORef later
  js <- readIORef jobs
  putStrLn (banner c)
  print (width c + scaleOf c)
  mapM_ (\(n, j) -> putStrLn (label j ++ " " ++ show (cost j) ++ " " ++ show (after j))) (M.toList js)
