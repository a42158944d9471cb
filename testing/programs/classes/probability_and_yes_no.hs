module Main where
import Data.List (intercalate, sortBy)
import qualified Data.Map as Map
-- LYAH style
data Vector a = Vector a a a deriving (Show)
vplus :: (Num t) => Vector t -> Vector t -> Vector t
(Vector i j k) `vplus` (Vector l m n) = Vector (i+l) (j+m) (k+n)
data Day = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday deriving (Eq, Ord, Show, Read, Bounded, Enum)
class YesNo a where yesno :: a -> Bool
instance YesNo Int where { yesno 0 = False; yesno _ = True }
instance YesNo [a] where { yesno [] = False; yesno _ = True }
instance YesNo Bool where yesno = id
instance YesNo (Maybe a) where { yesno (Just _) = True; yesno Nothing = False }
yesnoIf :: (YesNo y) => y -> a -> a -> a
yesnoIf y a b = if yesno y then a else b
class Tofu t where tofu :: j a -> t a j
data Frank a b = Frank { frankField :: b a }
instance Tofu Frank where tofu x = Frank x
data Barry t k p = Barry { yabba :: p, dabba :: t k } deriving ()
instance Functor (Barry a b) where fmap f (Barry { yabba = x, dabba = y }) = Barry { yabba = f x, dabba = y }
type Birds = Int
type Pole = (Birds, Birds)
landLeft, landRight :: Birds -> Pole -> Maybe Pole
landLeft n (l, r) | abs (l + n - r) < 4 = Just (l + n, r)
                  | otherwise = Nothing
landRight n (l, r) | abs (l - (r + n)) < 4 = Just (l, r + n)
                   | otherwise = Nothing
type KnightPos = (Int, Int)
moveKnight :: KnightPos -> [KnightPos]
moveKnight (c, r) = do
  (c', r') <- [(c+2,r-1),(c+2,r+1),(c-2,r-1),(c-2,r+1),(c+1,r-2),(c+1,r+2),(c-1,r-2),(c-1,r+2)]
  if c' `elem` [1..8] && r' `elem` [1..8] then return (c', r') else []
inMany :: Int -> KnightPos -> [KnightPos]
inMany x start = return start >>= foldr (<=<<) return (replicate x moveKnight)
  where (f <=<< g) x = g x >>= f
data Locker = Taken | Free deriving (Show, Eq)
lockers :: Map.Map Int (Locker, String)
lockers = Map.fromList [(100, (Taken, "ZD39I")), (101, (Free, "JAH3I"))]
lockerLookup :: Int -> Either String String
lockerLookup n = case Map.lookup n lockers of
  Nothing -> Left $ "Locker " ++ show n ++ " doesn't exist"
  Just (s, code) -> if s /= Taken then Right code else Left $ "Locker " ++ show n ++ " is already taken"
newtype Prob a = Prob { getProb :: [(a, Rational)] } deriving Show
instance Functor Prob where fmap f (Prob xs) = Prob $ map (\(x, p) -> (f x, p)) xs
instance Applicative Prob where { pure x = Prob [(x, 1)]; Prob fs <*> Prob xs = Prob [(f x, p * q) | (f, p) <- fs, (x, q) <- xs] }
instance Monad Prob where m >>= f = flatten (fmap f m) where flatten (Prob xs) = Prob $ concat $ map multAll xs
                                                             multAll (Prob inner, p) = map (\(x, r) -> (x, p * r)) inner
data Coin = Heads | Tails deriving (Show, Eq)
coin, loaded :: Prob Coin
coin = Prob [(Heads, 1/2), (Tails, 1/2)]
loaded = Prob [(Heads, 1/10), (Tails, 9/10)]
flipThree :: Prob Bool
flipThree = do { a <- coin; b <- coin; c <- loaded; return (all (== Tails) [a, b, c]) }
solveRPN :: String -> Maybe Double
solveRPN st = do
  [result] <- foldl (\acc x -> acc >>= flip step x) (Just []) (words st)
  return result
  where step (x:y:ys) "*" = Just ((y * x):ys)
        step (x:y:ys) "+" = Just ((y + x):ys)
        step (x:y:ys) "-" = Just ((y - x):ys)
        step xs s = case reads s of { [(n, "")] -> Just (n : xs); _ -> Nothing }
main :: IO ()
main = do
  print (Vector 3 5 8 `vplus` Vector 9 2 8, read "Saturday" :: Day, [Thursday .. ], succ Monday, (minBound, maxBound) :: (Day, Day))
  print (yesno (length []), yesno "haha", yesnoIf (Just 500) "YEAH!" "NO!")
  print (frankField (tofu (Just 'a') :: Frank Char Maybe), yabba (fmap (+1) (Barry 1 (Just 'x'))))
  print (return (0,0) >>= landRight 2 >>= landLeft 2 >>= landRight 2, return (0,0) >>= landLeft 1 >>= landRight 4 >>= landLeft (-1))
  print (length (inMany 3 (6,2)), (6,1) `elem` inMany 3 (6,2))
  mapM_ (print . lockerLookup) [100, 101, 102]
  print (getProb flipThree)
  print (map solveRPN ["1 2 * 4 +", "1 2 * 4", "1 8 wharglbllargh"])
-- expected stdout:
-- | (Vector 12 7 16,Saturday,[Thursday,Friday,Saturday,Sunday],Tuesday,(Monday,Sunday))
-- | (False,True,"YEAH!")
-- | (Just 'a',2)
-- | (Just (2,4),Nothing)
-- | (202,True)
-- | Left "Locker 100 is already taken"
-- | Right "JAH3I"
-- | Left "Locker 102 doesn't exist"
-- | [(False,1 % 40),(False,9 % 40),(False,1 % 40),(False,9 % 40),(False,1 % 40),(False,9 % 40),(False,1 % 40),(True,9 % 40)]
-- | [Just 6.0,Nothing,Nothing]
