-- plant: area | Rect w h -> w * h => Rect w h -> w + h
-- plant: deposit | balance = balance acc + amt => balance = amt
-- plant: withdraw | amt > balance acc => amt > balance acc + 50
-- plant: apply | update n (withdraw amt) => update n (deposit amt)
-- plant: report | padRight 6 => padRight 3
-- plant: padRight | take n (s ++ repeat ' ') => take n (repeat ' ' ++ s)
-- plant: interest | r / 100 => r / 10
-- plant: successor | Sat -> Sun => Sat -> Mon
-- plant: evalB | evalB env l && evalB env r => evalB env l || evalB env r
-- plant: lookupVar | fromMaybe False (lookup => maybe False not (lookup
-- plant: vars | vars (V c) = [c] => vars (V c) = []
-- plant: assignments | b <- [False, True] => b <- [False, False]
-- plant: nnf | nnf (Not (Not p)) = nnf p => nnf (Not (Not p)) = nnf (Not p)
-- plant: typeOf | (TInt, TInt) -> Right TInt => (TInt, TInt) -> Right TBool
-- plant: subst | Lam y (subst x s b) => Lam y b
-- plant: step | Just (subst x a b) => Just (subst x b a)
-- plant: showTerm | "(\\" ++ x ++ "." => "(\\" ++ x ++ ","
-- plant: fold | foldr k z (toL l) => foldl (flip k) z (toL l)
-- plant: toL | toL l ++ [x] ++ toL r => toL r ++ [x] ++ toL l
-- plant: mirror | Bin (mirror r) x (mirror l) => Bin (mirror l) x (mirror r)
-- plant: paths | map (x :) (paths l ++ paths r) => map (x :) (paths l)
-- plant: ack | ack m 0 = ack (m - 1) 1 => ack m 0 = ack (m - 1) 2
-- plant: unfold | a : unfold f s' => a : a : unfold f s'
-- plant: compose | foldr (.) id => foldr (flip (.)) id
-- plant: main | a - b * c => a - b + c
-- plant: until' | p x = x => p x = f x
module Main where

import Data.List (nub, union)
import Data.Maybe (fromMaybe)
import Text.Printf (printf)

data Shape = Circle Double | Rect Double Double deriving (Show, Eq)

area :: Shape -> Double
area s = case s of
  Circle r -> 3 * r * r
  Rect w h -> w * h

data Account = Account { owner :: String, balance :: Int, history :: [Entry] } deriving (Show, Eq)

data Entry = Deposit Int | Withdrawal Int | Refused deriving (Show, Eq)

data Op = Put String Int | Take String Int

update :: String -> (Account -> Account) -> [Account] -> [Account]
update n f = map (\a -> if owner a == n then f a else a)

deposit :: Int -> Account -> Account
deposit amt acc = acc { balance = balance acc + amt, history = Deposit amt : history acc }

withdraw :: Int -> Account -> Account
withdraw amt acc
  | amt > balance acc = acc { history = Refused : history acc }
  | otherwise = acc { balance = balance acc - amt, history = Withdrawal amt : history acc }

apply :: Op -> [Account] -> [Account]
apply (Put n amt) = update n (deposit amt)
apply (Take n amt) = update n (withdraw amt)

padRight :: Int -> String -> String
padRight n s = take n (s ++ repeat ' ')

report :: Account -> String
report Account { owner = o, balance = b, history = h } = padRight 6 o ++ printf "%4d" b ++ " " ++ show (length h)

interest :: Double -> Int -> Double
interest r years = (1 + r / 100) ^ years

data Day = Mon | Tue | Sat | Sun deriving (Show, Eq, Ord, Enum, Bounded)

successor :: Day -> Day
successor d = case d of
  Mon -> Tue
  Tue -> Sat
  Sat -> Sun
  Sun -> Mon

data Prop = V Char | Not Prop | And Prop Prop | Or Prop Prop deriving (Show, Eq)

lookupVar :: Char -> [(Char, Bool)] -> Bool
lookupVar c env = fromMaybe False (lookup c env)

evalB :: [(Char, Bool)] -> Prop -> Bool
evalB env (V c) = lookupVar c env
evalB env (Not p) = not (evalB env p)
evalB env (And l r) = evalB env l && evalB env r
evalB env (Or l r) = evalB env l || evalB env r

vars :: Prop -> [Char]
vars (V c) = [c]
vars (Not p) = vars p
vars (And l r) = vars l `union` vars r
vars (Or l r) = vars l `union` vars r

assignments :: [Char] -> [[(Char, Bool)]]
assignments [] = [[]]
assignments (v : vs) = [(v, b) : rest | b <- [False, True], rest <- assignments vs]

nnf :: Prop -> Prop
nnf (Not (And l r)) = Or (nnf (Not l)) (nnf (Not r))
nnf (Not (Or l r)) = And (nnf (Not l)) (nnf (Not r))
nnf (Not (Not p)) = nnf p
nnf (And l r) = And (nnf l) (nnf r)
nnf (Or l r) = Or (nnf l) (nnf r)
nnf p = p

satisfiable :: Prop -> Bool
satisfiable p = any (`evalB` p) (assignments (vars p))

data Type = TInt | TBool deriving (Show, Eq)
data Exp = I Int | B Bool | Plus Exp Exp | If Exp Exp Exp

typeOf :: Exp -> Either String Type
typeOf (I _) = Right TInt
typeOf (B _) = Right TBool
typeOf (Plus a b) = do
  ta <- typeOf a
  tb <- typeOf b
  case (ta, tb) of
    (TInt, TInt) -> Right TInt
    _ -> Left "plus"
typeOf (If c t e) = do
  tc <- typeOf c
  tt <- typeOf t
  te <- typeOf e
  if tc == TBool && tt == te then Right tt else Left "if"

data Lam = Var String | Lam String Lam | App Lam Lam

subst :: String -> Lam -> Lam -> Lam
subst x s (Var y) | x == y = s
                  | otherwise = Var y
subst x s (Lam y b)
  | x == y = Lam y b
  | otherwise = Lam y (subst x s b)
subst x s (App f a) = App (subst x s f) (subst x s a)

step :: Lam -> Maybe Lam
step (App (Lam x b) a) = Just (subst x a b)
step (App f a) = case step f of
  Just f' -> Just (App f' a)
  Nothing -> App f <$> step a
step (Lam x b) = Lam x <$> step b
step (Var _) = Nothing

normal :: Lam -> Lam
normal t = maybe t normal (step t)

showTerm :: Lam -> String
showTerm (Var x) = x
showTerm (Lam x b) = "(\\" ++ x ++ "." ++ showTerm b ++ ")"
showTerm (App f a) = "(" ++ showTerm f ++ " " ++ showTerm a ++ ")"

data Tree = Nil | Bin Tree Int Tree deriving (Show)

toL :: Tree -> [Int]
toL Nil = []
toL (Bin l x r) = toL l ++ [x] ++ toL r

fold :: (Int -> b -> b) -> b -> Tree -> b
fold k z l = foldr k z (toL l)

mirror :: Tree -> Tree
mirror Nil = Nil
mirror (Bin l x r) = Bin (mirror r) x (mirror l)

paths :: Tree -> [[Int]]
paths Nil = []
paths (Bin Nil x Nil) = [[x]]
paths (Bin l x r) = map (x :) (paths l ++ paths r)

ack :: Int -> Int -> Int
ack 0 n = n + 1
ack m 0 = ack (m - 1) 1
ack m n = ack (m - 1) (ack m (n - 1))

unfold :: (s -> Maybe (a, s)) -> s -> [a]
unfold f s = case f s of
  Nothing -> []
  Just (a, s') -> a : unfold f s'

compose :: [a -> a] -> a -> a
compose = foldr (.) id

curry3 :: ((a, b, c) -> d) -> a -> b -> c -> d
curry3 f a b c = f (a, b, c)

until' :: (a -> Bool) -> (a -> a) -> a -> a
until' p f x
  | p x = x
  | otherwise = until' p f (f x)

tree :: Tree
tree = Bin (Bin Nil 1 Nil) 2 (Bin (Bin Nil 3 Nil) 4 Nil)

main :: IO ()
main = do
  print (map area [Circle 2, Rect 3 5])
  let accounts = [Account "Ann" 100 [], Account "Bob" 20 []]
      ops = [Put "Bob" 30, Take "Ann" 140, Take "Bob" 45, Take "Ann" 10]
  mapM_ (putStrLn . report) (foldl (flip apply) accounts ops)
  printf "%.3f\n" (interest 5 2)
  print (map successor [minBound .. maxBound])
  let p = And (Or (V 'a') (V 'b')) (Not (And (V 'a') (Not (V 'b'))))
  print (nnf p)
  print (satisfiable p, satisfiable (And (V 'a') (Not (V 'a'))), map (`evalB` p) (assignments "ab"))
  print (map typeOf [Plus (I 1) (I 2), If (B True) (Plus (I 1) (I 1)) (I 3), If (I 1) (I 2) (I 3), Plus (B True) (I 1)])
  putStrLn (showTerm (normal (App (App (Lam "x" (Lam "y" (App (Var "y") (Var "x")))) (Var "a")) (Lam "z" (Var "z")))))
  putStrLn (showTerm (Lam "q" (Var "q")))
  print (fold (\x acc -> x * 2 - acc) 0 tree, toL (mirror tree), paths tree)
  print (ack 2 2)
  print (unfold (\n -> if n > 20 then Nothing else Just (n, n * 2)) 1)
  print (compose [(+ 1), (* 2)] 5)
  print (curry3 (\(a, b, c) -> a - b * c) 10 2 3)
  print (until' (> 100) (* 3) 2)
