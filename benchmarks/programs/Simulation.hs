-- A discrete-event simulation of a bank: customers arrive, queue, are served by tellers of different speed, lose patience.
-- Events wait in a leftist heap; random numbers come from a state monad; results are collected in records. A second part
-- runs Conway's Life on a torus for the same class of systems.
module Main where

import Control.Applicative
import Control.Monad

-- Random numbers in a state monad

newtype Random a = Random { runRandom :: Int -> (a, Int) }

instance Functor Random where
  fmap = liftM

instance Applicative Random where
  pure x = Random (\s -> (x, s))
  (<*>) = ap

instance Monad Random where
  return x = Random (\s -> (x, s))
  m >>= k = Random (\s -> case runRandom m s of (x, s') -> runRandom (k x) s')

uniform :: Int -> Int -> Random Int
uniform lo hi = Random (\s ->
  let s' = (s * 1366 + 150889) `mod` 714025
  in s' `seq` (lo + s' `mod` (hi - lo + 1), s'))

-- Roughly exponential: the minimum of a few uniform ones.
waiting :: Int -> Random Int
waiting mean = do
  xs <- replicateM 3 (uniform 1 (4 * mean))
  return (minimum xs)

-- Priority queues

class Queue q where
  emptyQueue :: q a
  push :: Ord a => a -> q a -> q a
  pop :: Ord a => q a -> Maybe (a, q a)

data Heap a = Leaf | Heap Int a (Heap a) (Heap a)

instance Queue Heap where
  emptyQueue = Leaf
  push x = merge (Heap 1 x Leaf Leaf)
  pop Leaf = Nothing
  pop (Heap _ x l r) = Just (x, merge l r)

rank :: Heap a -> Int
rank Leaf = 0
rank (Heap n _ _ _) = n

merge :: Ord a => Heap a -> Heap a -> Heap a
merge Leaf h = h
merge h Leaf = h
merge h1@(Heap _ x l1 r1) h2@(Heap _ y l2 r2)
  | x <= y = make x l1 (merge r1 h2)
  | otherwise = make y l2 (merge h1 r2)
  where
    make z a b
      | rank a >= rank b = Heap (rank b + 1) z a b
      | otherwise = Heap (rank a + 1) z b a

-- First in, first out, as a pair of lists

data Fifo a = Fifo [a] [a]

fifo :: Fifo a
fifo = Fifo [] []

enqueue :: a -> Fifo a -> Fifo a
enqueue x (Fifo front back) = Fifo front (x : back)

dequeue :: Fifo a -> Maybe (a, Fifo a)
dequeue (Fifo [] []) = Nothing
dequeue (Fifo [] back) = dequeue (Fifo (reverse back) [])
dequeue (Fifo (x : front) back) = Just (x, Fifo front back)

-- The bank

type Time = Int

data Kind = Deposit | Withdrawal | Advice
  deriving (Eq, Ord, Show, Enum, Bounded)

data Customer = Customer
  { number :: Int
  , kind :: Kind
  , arrived :: Time
  , patience :: Time
  }
  deriving (Eq, Ord, Show)

data Event
  = Arrival
  | Served Int Customer
  | Closing
  deriving (Eq, Ord, Show)

data Scheduled = Scheduled { at :: Time, event :: Event }
  deriving (Eq, Ord, Show)

data Teller = Teller { name :: String, speed :: Int, busy :: Bool, handled :: Int }
  deriving (Eq, Show)

data Totals = Totals
  { served :: Int
  , lost :: Int
  , totalWait :: Time
  , longestWait :: Time
  }
  deriving (Eq, Show)

data Bank = Bank
  { clock :: Time
  , agenda :: Heap Scheduled
  , line :: Fifo Customer
  , tellers :: [Teller]
  , totals :: Totals
  , arrivals :: Int
  , open :: Bool
  }

-- Systems that move in steps until they stop

class System s where
  advance :: s -> Random (Maybe s)
  describe :: s -> [String]

simulate :: System s => Int -> s -> Random s
simulate 0 s = return s
simulate n s = do
  next <- advance s
  case next of
    Nothing -> return s
    Just s' -> s' `seq` simulate (n - 1) s'

instance System Bank where
  advance bank = case pop (agenda bank) of
    Nothing -> return Nothing
    Just (Scheduled t e, later) -> liftM Just (handle e bank { clock = t, agenda = later })
  describe bank =
    [ show (totals bank)
    , "closed at " ++ show (clock bank) ++ ", mean wait " ++ show (average bank)
    ] ++ [name t ++ " handled " ++ show (handled t) | t <- tellers bank]

average :: Bank -> Double
average bank = fromIntegral (round (100 * mean) :: Int) / 100
  where
    mean = fromIntegral (totalWait t) / fromIntegral (max 1 (served t)) :: Double
    t = totals bank

schedule :: Time -> Event -> Bank -> Bank
schedule delay e bank = bank { agenda = push (Scheduled (clock bank + delay) e) (agenda bank) }

handle :: Event -> Bank -> Random Bank
handle Closing bank = return bank { open = False }
handle Arrival bank
  | not (open bank) = return bank
  | otherwise = do
      k <- uniform 0 2
      p <- uniform 20 120
      gap <- waiting 9
      let c = Customer { number = n, kind = toEnum k, arrived = clock bank, patience = p }
          n = arrivals bank + 1
      serve (schedule gap Arrival bank { line = enqueue c (line bank), arrivals = n })
handle (Served i _) bank = serve bank { tellers = mapAt i release (tellers bank) }
  where release t = t { busy = False, handled = handled t + 1 }

-- Free tellers call customers; those whose patience is over have left.
serve :: Bank -> Random Bank
serve bank = case [i | (i, t) <- zip [0 ..] (tellers bank), not (busy t)] of
  [] -> return bank
  i : _ -> case dequeue (line bank) of
    Nothing -> return bank
    Just (c, rest)
      | waited > patience c -> serve bank { line = rest, totals = loseOne (totals bank) }
      | otherwise -> do
          work <- waiting (effort (kind c))
          let duration = 1 + work * 10 `div` speed (tellers bank !! i)
          serve (schedule duration (Served i c) bank
            { line = rest
            , tellers = mapAt i (\t -> t { busy = True }) (tellers bank)
            , totals = count waited (totals bank)
            })
      where waited = clock bank - arrived c

loseOne :: Totals -> Totals
loseOne t = let n = lost t + 1 in n `seq` t { lost = n }

count :: Time -> Totals -> Totals
count w (Totals s l total longest) = s' `seq` total' `seq` longest' `seq` Totals s' l total' longest'
  where
    s' = s + 1
    total' = total + w
    longest' = max longest w

effort :: Kind -> Int
effort Deposit = 15
effort Withdrawal = 25
effort Advice = 50

mapAt :: Int -> (a -> a) -> [a] -> [a]
mapAt _ _ [] = []
mapAt 0 f (x : xs) = f x : xs
mapAt i f (x : xs) = x : mapAt (i - 1) f xs

opening :: Time -> Bank
opening closing = schedule closing Closing (schedule 0 Arrival bank)
  where
    bank = Bank
      { clock = 0
      , agenda = emptyQueue
      , line = fifo
      , tellers = [Teller n s False 0 | (n, s) <- [("Ada", 12), ("Bob", 9), ("Eve", 10)]]
      , totals = Totals 0 0 0 0
      , arrivals = 0
      , open = True
      }

-- Life

newtype Life = Life [[Bool]]
  deriving Eq

instance System Life where
  advance world@(Life rows)
    | world == world' = return Nothing
    | otherwise = do
        -- now and then a cell is born from nothing
        luck <- uniform 0 9
        r <- uniform 0 (length rows - 1)
        c <- uniform 0 (length rows - 1)
        return (Just (if luck == 0 then Life (mapAt r (mapAt c (const True)) next) else world'))
    where world'@(Life next) = generation world
  describe (Life rows) = [map (\alive -> if alive then '#' else '.') row | row <- rows]

generation :: Life -> Life
generation (Life rows) = Life (zipWith3 row (rotate rows) rows (tail rows ++ [head rows]))
  where
    rotate xs = last xs : init xs
    row above here below = zipWith rule here (foldr1 (zipWith (+)) (map around [above, here, below]))
    around xs = zipWith3 (\a b c -> bit a + bit b + bit c) (rotate xs) xs (tail xs ++ [head xs])
    bit b = if b then 1 else 0 :: Int
    rule alive n = n == 3 || (alive && n == 4)

start :: Int -> Life
start n = Life [[(r * 7 + c * 5 + r * c * c) `mod` 11 < 4 | c <- [1 .. n]] | r <- [1 .. n]]

main :: IO ()
main = do
  let (bank, seed) = runRandom (simulate 100000 (opening 90000)) 42
  mapM_ putStrLn (describe bank)
  let (life, seed') = runRandom (simulate 80 (start 30)) seed
  mapM_ putStrLn (describe life)
  print (seed, seed')
  print [minBound .. maxBound :: Kind]
