-- H2010 4.5.1: dependency analysis; mutually recursive functions, types and values.
module Main where

isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

data Rose a = Rose a (Forest a)
type Forest a = [Rose a]

sizeR :: Rose a -> Int
sizeR (Rose _ f) = 1 + sizeF f
sizeF :: Forest a -> Int
sizeF = sum . map sizeR

data Expr = Num Int | Let [Decl] Expr | Var String | Add Expr Expr
data Decl = String :=: Expr

evalE :: [(String, Int)] -> Expr -> Int
evalE _ (Num n) = n
evalE env (Var x) = maybe 0 id (lookup x env)
evalE env (Add a b) = evalE env a + evalE env b
evalE env (Let ds e) = evalE (foldl (flip evalD) env ds) e

evalD :: Decl -> [(String, Int)] -> [(String, Int)]
evalD (x :=: e) env = (x, evalE env e) : env

-- No signatures: inferred together.
f 0 x = x
f n x = g (n - 1) x
g 0 x = x
g n x = f (n - 1) (x ++ x)

ones, twos :: [Int]
ones = 1 : map (subtract 1) twos
twos = map (+ 1) ones

main :: IO ()
main = do
  print (isEven 10, isOdd 7)
  print (sizeR (Rose 'a' [Rose 'b' [], Rose 'c' [Rose 'd' []]]))
  print (evalE [] (Let ["x" :=: Num 5, "y" :=: Add (Var "x") (Num 1)] (Add (Var "x") (Var "y"))))
  putStrLn (f 4 "ab")
  print (g 3 [1])
  print (take 3 ones, take 3 twos)

-- expected stdout:
-- | (True,True)
-- | 4
-- | 11
-- | abababab
-- | [1,1,1,1]
-- | ([1,1,1],[2,2,2])
