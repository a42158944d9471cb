-- Signatures of local bindings, with own type variables and contexts (no scoped type variables).
module Main where

sortOn' :: Ord b => (a -> b) -> [a] -> [a]
sortOn' key = map snd . merges . map (\x -> [(key x, x)])
  where
    merges [] = []
    merges [xs] = xs
    merges xss = merges (pairs xss)
    pairs (a : b : rest) = merge a b : pairs rest
    pairs xs = xs
    merge :: Ord k => [(k, v)] -> [(k, v)] -> [(k, v)]
    merge [] ys = ys
    merge xs [] = xs
    merge (x : xs) (y : ys)
      | fst y < fst x = y : merge (x : xs) ys
      | otherwise = x : merge xs (y : ys)

pairUp :: a -> b -> ((a, b), (b, a))
pairUp a b = (mk a b, mk b a)
  where
    mk :: c -> d -> (c, d)
    mk c d = (c, d)

compute :: Int -> Double
compute n = go n 0
  where
    go :: Int -> Double -> Double
    go 0 acc = acc
    go k acc = go (k - 1) (acc + 1 / fromIntegral k)

main :: IO ()
main = do
  print (sortOn' negate [3, 1, 2], sortOn' length ["ccc", "a", "bb", "d"])
  print (pairUp 1 'x')
  print (compute 10)
  let twice :: (a -> a) -> a -> a
      twice f = f . f
      n :: Num b => b
      n = 3
  print (twice (+ 1) 0, twice ('x' :) "", n + 0.5, n + (1 :: Int))

-- expected stdout:
-- | ([3,2,1],["a","d","bb","ccc"])
-- | ((1,'x'),('x',1))
-- | 2.9289682539682538
-- | (2,"xx",3.5,4)
