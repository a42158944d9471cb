module Main where
import System.IO
import Control.Monad

-- interaction: reads lines, keeps totals
data Order = Order { item :: String, quantity :: Int }

parseOrder :: String -> Maybe Order
parseOrder line = case words line of
  [n, i] | all (`elem` ['0' .. '9']) n -> Just (Order i (read n))
  _ -> Nothing

readOrder :: IO (Maybe Order)
readOrder = do
  end <- isEOF
  if end then return Nothing else fmap parseOrder getLine

session :: Int -> IO Int
session total = do
  order <- readOrder
  case order of
    Nothing -> return total
    Just o -> do
      let cost = price (item o) * quantity o
      report o cost
      session (total + cost)

report :: Order -> Int -> IO ()
report o cost = do
  when (quantity o > 1) $ putStr (show (quantity o) ++ " x ")
  putStrLn (item o ++ ": " ++ show cost)

price :: String -> Int
price "tea" = 2
price "cake" = 5
price _ = 1

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  total <- session 0
  hPutStrLn stderr "done"
  putStrLn ("total " ++ show total)
-- stdin: 2 tea
-- stdin: 1 cake
-- stdin: 3 bun
-- stdin: bye
-- stdin: 9 tea
-- plant: price | price "cake" = 5 => price "cake" = 6
-- plant: report | quantity o > 1 => quantity o > 2
-- plant: session | session (total + cost) => session (total + quantity o)
-- plant: parseOrder | Order i (read n) => Order i (read n + 1)
-- plant: readOrder | fmap parseOrder getLine => fmap parseOrder (getLine >> getLine)
-- plant: main | session 0 => session 1
