-- What the Prelude's partial functions say.
import Control.Exception

say :: String -> a -> IO ()
say name x = do
  r <- try (evaluate x)
  putStrLn (name ++ ": " ++ either (\e -> takeWhile (/= '\n') (show (e :: SomeException))) (const "fine") r)

main :: IO ()
main = do
  say "head" (head ([] :: [Int]))
  say "tail" (tail ([] :: [Int]))
  say "last" (last ([] :: [Int]))
  say "init" (init ([] :: [Int]))
  say "!!" ([1, 2, 3 :: Int] !! 5)
  say "!! negative" ([1, 2, 3 :: Int] !! (-1))
  say "maximum" (maximum ([] :: [Int]))
  say "minimum" (minimum ([] :: [Int]))
  say "foldr1" (foldr1 (+) ([] :: [Int]))
  say "foldl1" (foldl1 (+) ([] :: [Int]))
  say "maximum of Nothing" (maximum (Nothing :: Maybe Int))
  say "foldr1 of Nothing" (foldr1 (+) (Nothing :: Maybe Int))
  say "cycle" (cycle ([] :: [Int]))
  say "div" (1 `div` (0 :: Int))
  say "mod" (1 `mod` (0 :: Int))
  say "quot" (1 `quot` (0 :: Integer))
  say "divMod" (fst (1 `divMod` (0 :: Integer)))
  say "double" (1 / (0 :: Double))
  say "power" (2 ^ (-1 :: Int) :: Int)
  say "chr" (toEnum (-1) :: Char)
  say "succ" (succ (maxBound :: Int))
  say "pred" (pred (minBound :: Int))
  say "succ True" (succ True)
  say "pred LT" (pred LT)
  say "toEnum" (toEnum 7 :: Bool)
  say "succ ()" (succ ())
  say "read" (read "x" :: Int)
  say "error" (error "my message" :: Int)
  say "scanr1" (scanr1 (+) ([] :: [Int]))
  say "seq" (seq (length [undefined :: Int]) ())
  say "take" (take 0 (undefined :: [Int]))

-- expected stdout:
-- | head: Prelude.head: empty list
-- | tail: Prelude.tail: empty list
-- | last: Prelude.last: empty list
-- | init: Prelude.init: empty list
-- | !!: Prelude.!!: index too large
-- | !! negative: Prelude.!!: negative index
-- | maximum: Prelude.maximum: empty list
-- | minimum: Prelude.minimum: empty list
-- | foldr1: Prelude.foldr1: empty list
-- | foldl1: Prelude.foldl1: empty list
-- | maximum of Nothing: maximum: empty structure
-- | foldr1 of Nothing: foldr1: empty structure
-- | cycle: Prelude.cycle: empty list
-- | div: divide by zero
-- | mod: divide by zero
-- | quot: divide by zero
-- | divMod: divide by zero
-- | double: fine
-- | power: Negative exponent
-- | chr: Prelude.chr: bad argument: (-1)
-- | succ: Prelude.Enum.succ{Int}: tried to take `succ' of maxBound
-- | pred: Prelude.Enum.pred{Int}: tried to take `pred' of minBound
-- | succ True: Prelude.Enum.Bool.succ: bad argument
-- | pred LT: Prelude.Enum.Ordering.pred: bad argument
-- | toEnum: Prelude.Enum.Bool.toEnum: bad argument
-- | succ (): Prelude.Enum.().succ: bad argument
-- | read: Prelude.read: no parse
-- | error: my message
-- | scanr1: fine
-- | seq: fine
-- | take: fine
