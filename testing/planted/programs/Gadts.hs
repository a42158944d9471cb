-- plant: eval | eval a < eval b => eval a <= eval b + 3
-- plant: simplify | simplify (First (Both a _)) = simplify a => simplify (First (Both a _)) = First (simplify (Both a a))
-- plant: size | size (If c t e) = 1 + size c => size (If c t e) = size c
-- plant: encode | length xs : concatMap => 0 : concatMap
-- plant: render | if b then "yes" else "no" => if b then "no" else "yes"
{-# LANGUAGE GADTs, KindSignatures #-}
module Main where

data Ty a where
  TInt :: Ty Int
  TBool :: Ty Bool
  TList :: Ty a -> Ty [a]
  TPair :: Ty a -> Ty b -> Ty (a, b)

data Term :: * -> * where
  Num :: Int -> Term Int
  Truth :: Bool -> Term Bool
  Plus :: Term Int -> Term Int -> Term Int
  Less :: Term Int -> Term Int -> Term Bool
  If :: Term Bool -> Term a -> Term a -> Term a
  Both :: Term a -> Term b -> Term (a, b)
  First :: Term (a, b) -> Term a

eval :: Term a -> a
eval (Num n) = n
eval (Truth b) = b
eval (Plus a b) = eval a + eval b
eval (Less a b) = eval a < eval b
eval (If c t e) = if eval c then eval t else eval e
eval (Both a b) = (eval a, eval b)
eval (First p) = fst (eval p)

simplify :: Term a -> Term a
simplify (Plus (Num 0) b) = simplify b
simplify (Plus a b) = Plus (simplify a) (simplify b)
simplify (If (Truth True) t _) = simplify t
simplify (If c t e) = If (simplify c) (simplify t) (simplify e)
simplify (First (Both a _)) = simplify a
simplify t = t

size :: Term a -> Int
size (Plus a b) = 1 + size a + size b
size (Less a b) = 1 + size a + size b
size (If c t e) = 1 + size c + size t + size e
size (Both a b) = 1 + size a + size b
size (First p) = 1 + size p
size _ = 1

render :: Ty a -> a -> String
render TInt n = show n
render TBool b = if b then "yes" else "no"
render (TList t) xs = unwords (map (render t) xs)
render (TPair s t) (x, y) = render s x ++ "/" ++ render t y

encode :: Ty a -> a -> [Int]
encode TInt n = [n]
encode TBool b = [fromEnum b]
encode (TList t) xs = length xs : concatMap (encode t) xs
encode (TPair s t) (x, y) = encode s x ++ encode t y

main :: IO ()
main = do
  let t = If (Less (Num 2) (Plus (Num 0) (Num 3))) (First (Both (Plus (Num 0) (Num 4)) (Truth False))) (Num 9)
  print (eval t, eval (simplify t), size t, size (simplify t))
  putStrLn (render (TList (TPair TInt TBool)) [(1, True), (2, eval (Less (Num 3) (Num 2)))])
  print (encode (TPair (TList TInt) (TList TBool)) ([4, 5], [True, False, True]))
