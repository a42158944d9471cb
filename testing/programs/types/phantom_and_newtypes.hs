-- Phantom parameters, newtypes over functions, local type signatures, type class with functional style.
module Main where

newtype Tagged t a = Tagged a deriving (Show, Eq)
data Metre
data Foot

class Unit t where unitName :: Tagged t a -> String
instance Unit Metre where unitName _ = "m"
instance Unit Foot where unitName _ = "ft"

add :: Num a => Tagged t a -> Tagged t a -> Tagged t a
add (Tagged a) (Tagged b) = Tagged (a + b)

display :: (Unit t, Show a) => Tagged t a -> String
display t@(Tagged a) = show a ++ unitName t

toFeet :: Tagged Metre Double -> Tagged Foot Double
toFeet (Tagged m) = Tagged (m * 4)

newtype Cont r a = Cont { runCont :: (a -> r) -> r }
instance Functor (Cont r) where fmap f (Cont c) = Cont $ \k -> c (k . f)
instance Applicative (Cont r) where { pure a = Cont ($ a); Cont cf <*> Cont ca = Cont $ \k -> cf (\f -> ca (k . f)) }
instance Monad (Cont r) where Cont c >>= f = Cont $ \k -> c (\a -> runCont (f a) k)

callCC :: ((a -> Cont r b) -> Cont r a) -> Cont r a
callCC f = Cont $ \k -> runCont (f (\a -> Cont $ \_ -> k a)) k

safeDiv :: Int -> Int -> Cont r (Either String Int)
safeDiv a b = callCC $ \exit -> do
  _ <- if b == 0 then exit (Left "division by zero") else return (Right 0)
  return (Right (a `div` b))

newtype Church = Church (Int -> (Int -> Int) -> Int)
two :: Church
two = Church (\z s -> s (s z))

main :: IO ()
main = do
  putStrLn (display (add (Tagged 1.5 :: Tagged Metre Double) (Tagged 2)))
  putStrLn (display (toFeet (Tagged 2)))
  print (runCont (safeDiv 7 2) id, runCont (safeDiv 7 0) id)
  print (runCont (mapM (\x -> Cont (\k -> k x ++ k (x * 10))) [1, 2]) (\xs -> [sum xs]))
  case two of Church n -> print (n 0 (+ 1))

-- expected stdout:
-- | 3.5m
-- | 8.0ft
-- | (Right 3,Left "division by zero")
-- | [3,21,12,30]
-- | 2
