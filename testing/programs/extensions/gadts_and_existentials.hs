{-# LANGUAGE GADTs, ExistentialQuantification, RankNTypes, StandaloneDeriving, KindSignatures #-}
module Main where
data Expr a where
  IntE  :: Int -> Expr Int
  BoolE :: Bool -> Expr Bool
  Add   :: Expr Int -> Expr Int -> Expr Int
  Mul   :: Expr Int -> Expr Int -> Expr Int
  If    :: Expr Bool -> Expr a -> Expr a -> Expr a
  Eq    :: (Eq b, Show b) => Expr b -> Expr b -> Expr Bool
  Pair  :: Expr a -> Expr b -> Expr (a, b)
  Fst   :: Expr (a, b) -> Expr a
  Not   :: Expr Bool -> Expr Bool
deriving instance Show (Expr a)
eval :: Expr a -> a
eval (IntE n) = n
eval (BoolE b) = b
eval (Add x y) = eval x + eval y
eval (Mul x y) = eval x * eval y
eval (If c t e) = if eval c then eval t else eval e
eval (Eq a b) = eval a == eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)
eval (Not b) = not (eval b)
simp :: Expr a -> Expr a
simp (Add (IntE 0) e) = simp e
simp (Add a b) = Add (simp a) (simp b)
simp (If (BoolE True) t _) = simp t
simp (Not (Not e)) = simp e
simp e = e
size :: Expr t -> Int
size e = case e of
  Add a b -> 1 + size a + size b
  Mul a b -> 1 + size a + size b
  If c t f -> 1 + size c + size t + size f
  Pair a b -> size a + size b
  _ -> 1
data Shape = forall a. (HasArea a, Show a) => Shape a | forall b. Show b => Named { nm :: String, val :: b }
class HasArea a where { area :: a -> Double; area _ = 0; describe :: a -> String; describe x = "area " ++ show (area x) }
data Circle = Circle Double deriving Show
data Square = Square Double deriving Show
instance HasArea Circle where area (Circle r) = 3 * r * r
instance HasArea Square where { area (Square s) = s * s; describe _ = "a square" }
instance HasArea Shape where
  area (Shape s) = area s
  area Named{} = 1
instance Show Shape where
  showsPrec d (Shape s) = showParen (d > 10) $ showString "Shape " . showsPrec 11 s
  showsPrec _ (Named n v) = showString n . showChar '=' . shows v
total :: [Shape] -> Double
total ss = sum [area s | Shape s <- ss]
data Counter = forall s. MkCounter s (s -> s) (s -> Int)
runC :: Int -> Counter -> Int
runC n (MkCounter s step out) = out (iterate step s !! n)
data Some where Some :: Show a => a -> Some
data Stack (f :: * -> *) where Stack :: f Int -> Stack f
data Vec n a where { Nil :: Vec Z a; Cons :: a -> Vec n a -> Vec (S n) a }
data Z
data S n
vhead :: Vec (S n) a -> a
vhead (Cons x _) = x
toL :: Vec n a -> [a]
toL Nil = []
toL (Cons x xs) = x : toL xs
vzip :: Vec n a -> Vec n b -> Vec n (a, b)
vzip Nil Nil = Nil
vzip (Cons a as) (Cons b bs) = Cons (a, b) (vzip as bs)
main :: IO ()
main = do
  let e = If (Eq (IntE 3) (Add (IntE 1) (IntE 2))) (Pair (IntE 1) (BoolE False)) (Pair (Mul (IntE 2) (IntE 3)) (BoolE True))
  print (eval e)
  print e
  print (eval (Fst e), size e)
  print (eval (simp (Add (IntE 0) (Add (IntE 0) (IntE 5)))), simp (Not (Not (BoolE True))))
  let shapes = [Shape (Circle 1), Shape (Square 2), Named "n" [1,2,3 :: Int], Named { nm = "m", val = Just 'x' }]
  print shapes
  print (total shapes, map area shapes)
  mapM_ (\s -> case s of { Shape x -> putStrLn (describe x); Named { nm = n } -> putStrLn n }) shapes
  print (map nm (drop 2 shapes))
  print (runC 5 (MkCounter 0 (+2) id), runC 3 (MkCounter "" ('x':) length))
  mapM_ (\(Some x) -> print x) [Some 1, Some "two", Some (Just 3.5)]
  Some y <- return (Some 'c')
  putStrLn (show y ++ concat [show z | Some z <- [Some (), Some True]])
  print (vhead (Cons 1 Nil), toL (vzip (Cons 1 (Cons 2 Nil)) (Cons 'a' (Cons 'b' Nil))))
  print (map Some [1,2] `seq` length (map Shape [Circle 1, Circle 2]))
-- expected stdout:
-- | (1,False)
-- | If (Eq (IntE 3) (Add (IntE 1) (IntE 2))) (Pair (IntE 1) (BoolE False)) (Pair (Mul (IntE 2) (IntE 3)) (BoolE True))
-- | (1,8)
-- | (5,BoolE True)
-- | [Shape (Circle 1.0),Shape (Square 2.0),n=[1,2,3],m=Just 'x']
-- | (7.0,[3.0,4.0,1.0,1.0])
-- | area 3.0
-- | a square
-- | n
-- | m
-- | ["n","m"]
-- | (10,3)
-- | 1
-- | "two"
-- | Just 3.5
-- | 'c'()True
-- | (1,[(1,'a'),(2,'b')])
-- | 2
