module Main where
import Prelude hiding (lookup, filter)
import qualified Prelude as P
import Data.List as L hiding (insert, lookup, filter)
import qualified Data.Map as M (Map, insert, empty, lookup)
lookup :: Int -> [(Int, a)] -> Maybe a
lookup k kvs = case [v | (k', v) <- kvs, k == k'] of { [] -> Nothing; (v:_) -> Just v }
filter p = foldr (\x acc -> if p x then x : acc else acc) []
infixl 1 |>
(|>) :: a -> (a -> b) -> b
x |> f = f x
infixr 0 ==>
(==>) :: Bool -> Bool -> Bool
a ==> b = not a || b
isEven', isOdd' :: Int -> Bool
isEven' 0 = True
isEven' n = isOdd' (n - 1)
isOdd' 0 = False
isOdd' n = isEven' (n - 1)
classify :: Int -> String
classify n
  | n < 0, even n = "neg even"
  | n < 0 = "neg odd"
  | Just s <- lookup n table = s
  | otherwise = let q = n `div` 10
                    r = n `mod` 10
                in if q == r then "twin" else small q r
  where
    table = [(0, "zero"), (1, "one")]
    small a b | a > b = "desc"
              | a < b = "asc"
    small _ _ = "same"
f x = g x + h where
  g y = y * k where k = 3
  h = g 2 - 1
op1 a b = a `op` b where
  infixl 6 `op`
  x `op` y = x * 2 + y
pairUp = let poly x = x in (poly 1, poly 'c', poly "s")
(a0, b0) | True = (1, 2)
[c0, d0] = [3, 4]
collatz = go 0 where
  go acc 1 = acc
  go acc n | even n = go (acc + 1) (n `div` 2)
           | otherwise = go (acc + 1) (3 * n + 1)
data T = T { tx, ty :: Int, tn :: Maybe T }
deep t = t { tx = tx t + 1, tn = fmap (\u -> u { ty = 9 }) (tn t) }
main :: IO ()
main = do
  print (lookup 2 [(1, 'a'), (2, 'b')], filter even [1 .. 6], P.filter odd [1, 2, 3])
  [1, 2, 3] |> map (+ 1) |> sum |> print
  print (True ==> False ==> undefined, isEven' 10)
  mapM_ (putStrLn . classify) [-4, -3, 0, 1, 22, 31, 13]
  print (f 4, 3 `op1` 4, pairUp, a0 + b0 + c0 + d0, collatz 27)
  let t = deep (T 1 2 (Just (T 5 6 Nothing)))
      go 0 = return ()
      go n = do
        putStr (show n ++ " ")
        go (n - 1)
  print (tx t, fmap ty (tn t))
  go 3
  putStrLn ""
  if null [1] then putStrLn "empty"
  else do
    putStrLn "non"
    putStrLn "empty"
  let x = 5; y = 6
      z = x
        + y
  print z
  case (x, y) of
    (5, q) | q > 10 -> putStrLn "big"
           | q == 6, let w = q * 2 -> print w
    _ -> return ()
  print $ (\x -> case x of { Just y | y > 3 -> "gt" | otherwise -> "le"; Nothing -> "none" }) (Just 3)
  print (subtract 1 5, (`div` 2) 9, (2 ^) 5, negate <$> [1, -2], (.) (+ 1) (* 2) 5, -2 `mod` 3, (- 5))
  print [if odd x then 'o' else 'e' | x <- [1 .. 3]]
  print (M.lookup 1 (M.insert 1 'x' M.empty), L.sortBy (flip compare) [1, 3, 2])
-- expected stdout:
-- | (Just 'b',[2,4,6],[1,3])
-- | 9
-- | (True,True)
-- | neg even
-- | neg odd
-- | zero
-- | one
-- | twin
-- | desc
-- | asc
-- | (17,10,(1,'c',"s"),10,111)
-- | (2,Just 9)
-- | 3 2 1 
-- | non
-- | empty
-- | 11
-- | 12
-- | "le"
-- | (4,4,32,[-1,2],11,-2,-5)
-- | "oeo"
-- | (Just 'x',[3,2,1])
