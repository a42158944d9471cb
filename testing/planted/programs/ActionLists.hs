-- plant: steps | step "walk" 2 => step "walk" 3
-- plant: step | replicate n word => replicate (n - n `div` 3) word
-- plant: twice | a >> a => a
-- plant: runAll | mapM_ perform => mapM_ perform . reverse
-- plant: perform | perform (Plan _ a) = a => perform (Plan t a) = putStr t >> a
-- plant: choose | n > 5 => n > 6
-- plant: collect | fmap concat (sequence as) => fmap concat (sequence (take 9 as))
module Main where

-- Actions as values: in lists, in fields of records, as arguments; each shows what it did when it was executed.
data Plan = Plan { title :: String, body :: IO () }

step :: String -> Int -> IO ()
step word n = putStrLn (unwords (replicate n word))

steps :: [IO ()]
steps = [step "rest" 1, step "walk" 2, step "run" 3]

twice :: IO () -> IO ()
twice a = a >> a

plans :: [Plan]
plans = [Plan { title = "short", body = step "sit" 1 }, Plan { title = "long", body = twice (step "sleep" 2) }]

runAll :: [Plan] -> IO ()
runAll = mapM_ perform

perform :: Plan -> IO ()
perform (Plan _ a) = a

choose :: Int -> IO () -> IO () -> IO ()
choose n a b
  | n > 5 = a
  | otherwise = b

give :: Int -> IO [Int]
give n = return [n, n * n]

collect :: [IO [Int]] -> IO [Int]
collect as = fmap concat (sequence as)

main :: IO ()
main = do
  sequence_ steps
  runAll plans
  mapM_ (\n -> choose n (putStrLn "high") (putStrLn "low")) [4, 5, 6, 7]
  collect (map give [1 .. 10]) >>= print
