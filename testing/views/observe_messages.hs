-- What observe says when a pattern finds nothing, and patterns as values are shown.
-- view: observe 'eval (Neg (Lit 1) `Mul` _)'
-- view: observe 'half _ = error "odd 3"'
-- view: observe 'half _ = error ("odd" ++ _)'
-- view: observe 'ratio _ = (-1) % 2'
-- view: observe 'esc _ = "a\ESC[1m"'
-- view: observe 'eval x'
-- view: observe 'half 1 2'
-- view: observe half --in eva
-- view: observe half --count 0
-- view: observe half --from -1
-- view: dump --from 100000000
-- view: tree --nodes 0
-- view: verify
module Main where

import Control.Exception

data Expr = Lit Int | Neg Expr | Expr `Mul` Expr

eval :: Expr -> Int
eval (Lit n) = n
eval (Neg e) = negate (eval e)
eval (a `Mul` b) = eval a * eval b

half :: Int -> Int
half n = if even n then n `div` 2 else error ("odd " ++ show n)

ratio :: Int -> Rational
ratio n = fromIntegral n / 2

esc :: Char -> String
esc c = c : "\ESC[1m"

main :: IO ()
main = do
  print (eval (Neg (Lit 1) `Mul` Lit 3))
  r <- try (evaluate (half 3 + half 4))
  putStrLn (either (\(ErrorCall m) -> m) show r)
  print (ratio (-1))
  print (length (esc 'a'))
-- expected stdout:
-- | $ observe 'eval (Neg (Lit 1) `Mul` _)'
-- | 1  eval (Neg (Lit 1) `Mul` Lit 3) = -3
-- | $ observe 'half _ = error "odd 3"'
-- | 5  half 3 = error "odd 3"
-- | $ observe 'half _ = error ("odd" ++ _)'
-- | 5  half 3 = error "odd 3"
-- | $ observe 'ratio _ = (-1) % 2'
-- | 7  ratio (-1) = (-1) % 2
-- | $ observe 'esc _ = "a\ESC[1m"'
-- | 8  esc 'a' = "a\ESC[1m"
-- | $ observe 'eval x'
-- | inquest: No call matches the pattern: `x` in it stands for a function of that name, `_` for anything.
-- | exit code 1
-- | $ observe 'half 1 2'
-- | inquest: The pattern has 2 arguments, but `half` takes 1.
-- | exit code 2
-- | $ observe half --in eva
-- | inquest: No function `eva` was recorded, so none can be the caller.
-- | exit code 2
-- | $ observe half --count 0
-- | inquest: --count: takes a number from 1 on, not 0
-- | Try `inquest observe --help`.
-- | exit code 2
-- | $ observe half --from -1
-- | inquest: --from: takes a number from 1 on, not -1
-- | Try `inquest observe --help`.
-- | exit code 2
-- | $ dump --from 100000000
-- | inquest: There is no object at 100000000 or behind it.
-- | exit code 1
-- | $ tree --nodes 0
-- | inquest: --nodes: takes a number from 1 on, not 0
-- | Try `inquest tree --help`.
-- | exit code 2
-- | $ verify
-- | golden.trace is whole.
