module Main where
import Data.List (nub, sort)
data Formula = Sym Char | Not Formula | Dis Formula Formula | Con Formula Formula | Imp Formula Formula | Eqv Formula Formula
  deriving (Eq, Show)
data StackFrame = Ast Formula | Lex Char
type Clause = ([Char],[Char])

clause :: Formula -> Clause
clause p = clause' p ([],[])
  where
    clause' (Dis p q) x = clause' p (clause' q x)
    clause' (Sym s) (c,a) = (insert s c, a)
    clause' (Not (Sym s)) (c,a) = (c, insert s a)
insert :: Ord t => t -> [t] -> [t]
insert x [] = [x]
insert x p@(y:ys) = if x < y then x : p else if x > y then y : insert x ys else p
elim :: Formula -> Formula
elim (Sym s) = Sym s
elim (Not p) = Not (elim p)
elim (Dis p q) = Dis (elim p) (elim q)
elim (Con p q) = Con (elim p) (elim q)
elim (Imp p q) = Dis (Not (elim p)) (elim q)
elim (Eqv f f') = Con (elim (Imp f f')) (elim (Imp f' f))
negin (Not (Not p)) = negin p
negin (Not (Con p q)) = Dis (negin (Not p)) (negin (Not q))
negin (Not (Dis p q)) = Con (negin (Not p)) (negin (Not q))
negin (Dis p q) = Dis (negin p) (negin q)
negin (Con p q) = Con (negin p) (negin q)
negin p = p
disin (Dis p (Con q r)) = Con (disin (Dis p q)) (disin (Dis p r))
disin (Dis (Con p q) r) = Con (disin (Dis p r)) (disin (Dis q r))
disin (Dis p q) = let dp = disin p; dq = disin q
                  in if conjunct dp || conjunct dq then disin (Dis dp dq) else Dis dp dq
disin (Con p q) = Con (disin p) (disin q)
disin p = p
conjunct (Con p q) = True
conjunct p = False
split :: Formula -> [Formula]
split p = split' p [] where
  split' (Con p q) a = split' p (split' q a)
  split' p a = p : a
tautclause (c,a) = [x | x <- c, x `elem` a] /= []
unicl a = filterset tautclause' (map clause a) where tautclause' x = not (tautclause x)
filterset p s = filterset' [] p s
filterset' res p [] = []
filterset' res p (x:xs) = if (notElem x res) && (p x) then x : filterset' (x:res) p xs else filterset' res p xs
interleave (x:xs) ys = x : interleave ys xs
interleave [] _ = []
disp :: Clause -> String
disp (l,r) = interleave l spaces ++ "<=" ++ interleave spaces r ++ "\n"
spaces = repeat ' '
opri '(' = 0
opri '=' = 1
opri '>' = 2
opri '|' = 3
opri '&' = 4
opri '~' = 5
redstar = while ((/=) 0 . opri . topop) red where topop (Lex c : _) = c; topop (_ : Lex c : _) = c; topop _ = '('
while p f x = if p x then while p f (f x) else x
red (Ast p : Lex '=' : Ast q : s) = Ast (Eqv q p) : s
red (Ast p : Lex '>' : Ast q : s) = Ast (Imp q p) : s
red (Ast p : Lex '|' : Ast q : s) = Ast (Dis q p) : s
red (Ast p : Lex '&' : Ast q : s) = Ast (Con q p) : s
red (Ast p : Lex '~' : s) = Ast (Not p) : s
parse t = f where [Ast f] = parse' t []
parse' :: String -> [StackFrame] -> [StackFrame]
parse' [] s = redstar s
parse' (' ':t) s = parse' t s
parse' ('(':t) s = parse' t (Lex '(' : s)
parse' (')':t) s = parse' t (x:s') where (x : Lex '(' : s') = redstar s
parse' (c:t) s | c >= 'a' && c <= 'z' = parse' t (Ast (Sym c) : s)
               | spri s > opri c = parse' (c:t) (red s)
               | otherwise = parse' t (Lex c : s)
spri (Ast x : Lex c : s) = opri c
spri s = 0
clauses = concat . map disp . unicl . split . disin . negin . elim . parse
main = do
  putStr (clauses "(a = a = a) = (a = a = a)")
  putStr (clauses "a > b & (c | ~d)")
  print (parse "a > b & (c | ~d)")
-- expected stdout:
-- | b <= a 
-- | c <= a d 
-- | Imp (Sym 'a') (Con (Sym 'b') (Dis (Sym 'c') (Not (Sym 'd'))))
