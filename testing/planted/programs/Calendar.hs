-- Chains of if, case and guards: dates, taxes, change, a vending machine.
module Main where

data Date = Date {year :: Int, month :: Int, day :: Int} deriving (Eq, Ord)

instance Show Date where
  show (Date y m d) = show y ++ "-" ++ two m ++ "-" ++ two d
    where
      two n = if n < 10 then '0' : show n else show n

isLeap :: Int -> Bool
isLeap y
  | y `mod` 400 == 0 = True
  | y `mod` 100 == 0 = False
  | otherwise = y `mod` 4 == 0

monthLength :: Int -> Int -> Int
monthLength y m = case m of
  2 -> if isLeap y then 29 else 28
  4 -> 30
  6 -> 30
  9 -> 30
  11 -> 30
  _ -> 31

nextDay :: Date -> Date
nextDay (Date y m d)
  | d < monthLength y m = Date y m (d + 1)
  | m < 12 = Date y (m + 1) 1
  | otherwise = Date (y + 1) 1 1

dayOfYear :: Date -> Int
dayOfYear (Date y m d) = sum [monthLength y k | k <- [1 .. m - 1]] + d

weekday :: Date -> String
weekday date = names !! (days `mod` 7)
  where
    days = dayOfYear date + 365 * before + before `div` 4 - before `div` 100 + before `div` 400
    before = year date - 1
    names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

tax :: Int -> Int
tax income =
  if income <= 1000
    then 0
    else
      if income <= 5000
        then (income - 1000) * 20 `div` 100
        else tax 5000 + (income - 5000) * 40 `div` 100

change :: Int -> [Int]
change = go [50, 20, 10, 5, 1]
  where
    go _ 0 = []
    go [] _ = []
    go (c : cs) n
      | c <= n = c : go (c : cs) (n - c)
      | otherwise = go cs n

data Machine = Idle | Paid Int | Broken String deriving (Show, Eq)
data Event = Coin Int | Press Char | Kick

transition :: Machine -> Event -> (Machine, String)
transition machine event = case (machine, event) of
  (Idle, Coin n) -> (Paid n, "")
  (Paid m, Coin n) | m + n > 100 -> (Broken "jammed", "clunk") | otherwise -> (Paid (m + n), "")
  (Paid m, Press key) -> case lookup key prices of
    Just p
      | p <= m -> (if p == m then Idle else Paid (m - p), [key])
      | otherwise -> (Paid m, "!")
    Nothing -> (Paid m, "?")
  (Broken _, Kick) -> (Idle, "ok")
  (state, Kick) -> (Broken "kicked", show (state == Idle))
  (state, _) -> (state, "")
  where
    prices = [('a', 30), ('b', 45)]

simulate :: [Event] -> (Machine, String)
simulate = foldl step (Idle, "")
  where
    step (machine, out) event = let (machine', o) = transition machine event in (machine', out ++ o)

main :: IO ()
main = do
  print (map nextDay [Date 2023 2 28, Date 2024 2 28, Date 2023 12 31])
  print (map dayOfYear [Date 2024 3 1, Date 2023 3 1])
  print (map weekday [Date 2000 1 1, Date 2024 2 29])
  print (map tax [800, 2500, 7000])
  print (change 88)
  print (simulate [Coin 20, Press 'a', Coin 20, Press 'a', Press 'z', Kick, Kick, Coin 80, Coin 30])
