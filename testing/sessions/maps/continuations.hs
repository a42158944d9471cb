-- Cont of the library: what a computation passed on, and what it gave. What it passed on is told apart from what others
-- do with the same continuation. quotient should leave for 0 only.
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
-- answer: no
module Main where
import Control.Monad
import Control.Monad.Cont

pick :: [a] -> Cont [r] a
pick xs = cont (\k -> concatMap k xs)

pair :: Int -> Cont [r] (Int, Int)
pair n = do
  a <- pick [1 .. n]
  b <- pick [a .. n]
  if a * b == n then return (a, b) else pick []

quotient :: Int -> Int -> (String -> Cont r Int) -> Cont r Int
quotient a b leave
  | b <= 2 = leave "too small"
  | otherwise = return (a `div` b)

share :: Int -> Int -> Cont r (Either String Int)
share a b = callCC $ \exit -> do
  q <- quotient a b (exit . Left)
  when (q > 10) $ void (exit (Left "too much"))
  return (Right q)

main :: IO ()
main = do
  print (runCont (pair 4) (\p -> [p]))
  print [runCont (share a b) id | (a, b) <- [(9, 3), (50, 4), (8, 2)]]
-- expected stdout:
-- | [(1,4),(2,2)]
-- | [Right 3,Left "too much",Left "too small"]
-- expected session:
-- | [(1,4),(2,2)]
-- | [Right 3,Left "too much",Left "too small"]
-- | 1. main = {prints "[(1,4),(2,2)]\n[Right 3,Left \"too much\",Left \"too small\"]\n"} ? no
-- | 2. pair 4 = {passes (1,4) and gets [(1,4)]; passes (2,2) and gets [(2,2)]; gives [(1,4),(2,2)]} ? yes
-- | 3. (\p -> [p]) (1,4) = [(1,4)] ? yes
-- | 4. (\p -> [p]) (2,2) = [(2,2)] ? yes
-- | 5. share 9 3 = {passes Right 3; gives Right 3} ? yes
-- | 6. share 50 4 = {passes Left "too much"; gives Left "too much"} ? yes
-- | 7. share 8 2 = {passes Left "too small"; gives Left "too small"} ? no
-- | 8. (\exit -> do {q <- quotient a b (exit . Left); when (q > 10) $ void (exit (Left "too much")); return (Right q)}) {(Left "too small") -> {gives Left "too small"}} = {gives Left "too small"}, with a = 8, b = 2 ? no
-- | 9. quotient 8 2 ({(Left "too small") -> {gives Left "too small"}} . Left) = {gives Left "too small"} ? no
-- | The fault is in quotient, continuations.hs:27:1
-- |     quotient a b leave
-- |       | b <= 2 = leave "too small"
-- |       | otherwise = return (a `div` b)
-- |                     ~~~~~~~~~~~~~~~~~~
