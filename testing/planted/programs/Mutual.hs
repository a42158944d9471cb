-- Mutual recursion: parity, nested structures, state machines, evaluators.
module Main where

isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

data Rose = Rose String [Rose]

depth :: Rose -> Int
depth (Rose _ rs) = 1 + depths rs

depths :: [Rose] -> Int
depths [] = 0
depths (r : rs) = max (depth r) (depths rs)

showRose :: Int -> Rose -> [String]
showRose n (Rose s rs) = (replicate (2 * n) ' ' ++ s) : showForest (n + 1) rs

showForest :: Int -> [Rose] -> [String]
showForest _ [] = []
showForest n (r : rs) = showRose n r ++ showForest n rs

-- Hofstadter's sequences.
female, male :: Int -> Int
female 0 = 1
female n = n - male (female (n - 1))
male 0 = 0
male n = n - female (male (n - 1))

data Stmt = Assign String Exp | While Exp [Stmt] | If Exp [Stmt] [Stmt]
data Exp = Lit Int | Ref String | Plus Exp Exp | Minus Exp Exp | Less Exp Exp

type Env = [(String, Int)]

evalExp :: Env -> Exp -> Int
evalExp _ (Lit n) = n
evalExp env (Ref v) = maybe 0 id (lookup v env)
evalExp env (Plus a b) = evalExp env a + evalExp env b
evalExp env (Minus a b) = evalExp env a - evalExp env b
evalExp env (Less a b) = if evalExp env a < evalExp env b then 1 else 0

runStmt :: Stmt -> Env -> Env
runStmt (Assign v e) env = (v, evalExp env e) : filter ((/= v) . fst) env
runStmt (While c body) env
  | evalExp env c /= 0 = runStmt (While c body) (runBlock body env)
  | otherwise = env
runStmt (If c t e) env = runBlock (if evalExp env c /= 0 then t else e) env

runBlock :: [Stmt] -> Env -> Env
runBlock [] env = env
runBlock (s : ss) env = runBlock ss (runStmt s env)

-- Accepts (ab)*c
inStart, inMiddle, inEnd :: String -> Bool
inStart ('a' : cs) = inMiddle cs
inStart ('c' : cs) = inEnd cs
inStart _ = False
inMiddle ('b' : cs) = inStart cs
inMiddle _ = False
inEnd cs = null cs

main :: IO ()
main = do
  print (isEven 6, isOdd 6)
  let rose = Rose "root" [Rose "left" [Rose "leaf" []], Rose "right" []]
  print (depth rose)
  mapM_ putStrLn (showRose 0 rose)
  print (map female [0 .. 6], map male [0 .. 6])
  let program = [Assign "n" (Lit 4), While (Less (Lit 0) (Ref "n")) [Assign "s" (Plus (Ref "s") (Ref "n")), Assign "n" (Minus (Ref "n") (Lit 1))], If (Less (Ref "s") (Lit 10)) [Assign "r" (Lit 1)] [Assign "r" (Lit 2)]]
  print (runBlock program [])
  print (map inStart ["ababc", "abac", "c", "cc"])
