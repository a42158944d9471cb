-- plant: schedule | before ++ e : after => e : before ++ after
-- plant: order | have >= n => have > n
-- plant: go | t + period > 12 => t + period > 7
-- plant: run | { clock = at e } => { clock = clock w + 1 }
-- plant: change | M.insertWith (+) => M.insertWith (-)
module Main where
import Data.List
import qualified Data.Map as M

-- An event simulation: a priority list of timed events, each a function of the world.
data World = World { clock :: Int, stock :: M.Map String Int, journal :: [String] }
data Event = Event { at :: Int, what :: String, effect :: World -> (World, [Event]) }

note :: String -> World -> World
note s w = w { journal = (show (clock w) ++ " " ++ s) : journal w }

change :: String -> Int -> World -> World
change k n w = w { stock = M.insertWith (+) k n (stock w) }

arrival :: Int -> String -> Int -> Event
arrival t k n = Event t ("arrive " ++ k) go
  where go w = (note ("+" ++ show n ++ k) (change k n w), [])

order :: Int -> String -> Int -> Event
order t k n = Event t ("order " ++ k) go
  where
    go w
      | have >= n = (note ("-" ++ show n ++ k) (change k (negate n) w), [])
      | t > 20 = (note ("cancel " ++ k) w, [])
      | otherwise = (note ("wait " ++ k) w, [arrival (t + 2) k (n - have), order (t + 3) k n])
      where have = M.findWithDefault 0 k (stock w)

every :: Int -> Int -> String -> (World -> World) -> Event
every period t s f = Event t s go
  where go w | t + period > 12 = (f w, [])
             | otherwise = (f w, [every period (t + period) s f])

schedule :: Event -> [Event] -> [Event]
schedule e es = before ++ e : after
  where (before, after) = span ((<= at e) . at) es

run :: World -> [Event] -> World
run w [] = w
run w (e : es) = run w' (foldr schedule es new)
  where (w', new) = effect e w { clock = at e }

main :: IO ()
main = do
  let w = run (World 0 (M.fromList [("a", 1)]) []) (sortOn at [order 3 "a" 4, arrival 1 "b" 2, every 5 2 "audit" audit, order 4 "b" 2])
      audit x = note ("audit " ++ show (sum (M.elems (stock x)))) x
  mapM_ putStrLn (reverse (journal w))
  print (M.toList (stock w), clock w)
