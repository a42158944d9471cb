-- plant: fromConfig | instance Parse Bool where { fromConfig s = s == "yes"; empty = False } => instance Parse Bool where { fromConfig s = s == "y"; empty = False }
-- plant: fromConfig | instance Parse Int where { fromConfig s = length s; empty = 0 } => instance Parse Int where { fromConfig s = length s + 1; empty = 0 }
-- plant: empty | instance Parse Integer where { fromConfig s = 0; empty = 7 } => instance Parse Integer where { fromConfig s = 0; empty = 0 }
-- plant: field | field name config = maybe empty fromConfig (lookup name config) => field name config = maybe (fromConfig name) fromConfig (lookup name config)
-- plant: fresh | instance Supply Up where { fresh = Up (\n -> (n, n + 1)) } => instance Supply Up where { fresh = Up (\n -> (n, n + 2)) }
-- plant: fresh | instance Supply Down where { fresh = Down (\n -> (n, n - 1)) } => instance Supply Down where { fresh = Down (\n -> (n, n)) }
-- plant: pair | pair = do { a <- fresh; b <- fresh; return (a, b) } => pair = do { a <- fresh; b <- fresh; return (b, a) }
module Main where

-- What a call means is decided by where its result goes.
class Parse a where
  fromConfig :: String -> a
  empty :: a

instance Parse Int where { fromConfig s = length s; empty = 0 }
instance Parse Integer where { fromConfig s = 0; empty = 7 }
instance Parse Bool where { fromConfig s = s == "yes"; empty = False }

type Config = [(String, String)]

field :: Parse a => String -> Config -> a
field name config = maybe empty fromConfig (lookup name config)

data Settings = Settings { width :: Int, depth :: Integer, loud :: Bool } deriving Show

settings :: Config -> Settings
settings config = Settings (field "x" config) (field "x" config) (field "x" config)

-- A class of monads, as mtl has them.
class Monad m => Supply m where
  fresh :: m Int

newtype Up a = Up { up :: Int -> (a, Int) }
newtype Down a = Down { down :: Int -> (a, Int) }

instance Functor Up where { fmap f (Up g) = Up (\n -> let (a, m) = g n in (f a, m)) }
instance Applicative Up where
  pure a = Up (\n -> (a, n))
  Up f <*> Up g = Up (\n -> let { (h, m) = f n; (a, k) = g m } in (h a, k))
instance Monad Up where { Up g >>= f = Up (\n -> let (a, m) = g n in up (f a) m) }

instance Functor Down where { fmap f (Down g) = Down (\n -> let (a, m) = g n in (f a, m)) }
instance Applicative Down where
  pure a = Down (\n -> (a, n))
  Down f <*> Down g = Down (\n -> let { (h, m) = f n; (a, k) = g m } in (h a, k))
instance Monad Down where { Down g >>= f = Down (\n -> let (a, m) = g n in down (f a) m) }

instance Supply Up where { fresh = Up (\n -> (n, n + 1)) }
instance Supply Down where { fresh = Down (\n -> (n, n - 1)) }

pair :: Supply m => m (Int, Int)
pair = do { a <- fresh; b <- fresh; return (a, b) }

main :: IO ()
main = do
  print (settings [("x", "yes")])
  print (settings [])
  print (fst (up pair 5), fst (down pair 5))
