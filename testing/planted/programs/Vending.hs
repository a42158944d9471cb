module Main where

-- State and Writer by hand; a simulation of a vending machine
newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where
  fmap f m = State $ \s -> let (a, s') = runState m s in (f a, s')
instance Applicative (State s) where
  pure a = State $ \s -> (a, s)
  mf <*> ma = State $ \s -> let { (f, s1) = runState mf s; (a, s2) = runState ma s1 } in (f a, s2)
instance Monad (State s) where
  m >>= k = State $ \s -> let (a, s') = runState m s in runState (k a) s'

get :: State s s
get = State $ \s -> (s, s)
put :: s -> State s ()
put s = State $ \_ -> ((), s)
modify :: (s -> s) -> State s ()
modify f = get >>= put . f

data Machine = Machine { coins :: Int, stock :: [(String, Int)], sold :: Int } deriving Show

insertCoin :: Int -> State Machine ()
insertCoin n = modify (\m -> m { coins = coins m + n })

select :: String -> State Machine (Maybe String)
select item = do
  m <- get
  case lookup item (stock m) of
    Just price | price <= coins m -> do
      put m { coins = coins m - price, sold = sold m + 1 }
      return (Just item)
    _ -> return Nothing

refund :: State Machine Int
refund = do
  c <- fmap coins get
  modify (\m -> m { coins = 0 })
  return c

session :: State Machine ([Maybe String], Int)
session = do
  insertCoin 5
  a <- select "tea"
  insertCoin 2
  b <- select "cake"
  c <- select "tea"
  r <- refund
  return ([a, b, c], r)

main :: IO ()
main = do
  let (result, m) = runState session (Machine 0 [("tea", 3), ("cake", 4)] 0)
  print result
  print m
-- plant: insertCoin | coins m + n => coins m + 1
-- plant: select | price <= coins m => price < coins m
-- plant: select | coins m - price => coins m
-- plant: refund | coins = 0 => coins = 1
-- plant: session | insertCoin 2 => insertCoin 1
-- plant: modify | put . f => put . f . f
-- plant: fmap | runState m s in (f a, s') => runState m s' in (f a, s')
