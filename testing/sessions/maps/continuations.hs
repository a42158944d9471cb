-- Cont of the library: what was passed on, and what came back. half should give up on odd numbers.
-- debug: --tree fdt
-- debug exit: 4
-- answer: tree 0 30
-- answer: no
module Main where
import Control.Monad.Cont

half :: Int -> Cont r Int
half n = callCC $ \exit -> do
  when (n < 0) $ exit 0
  return (n `div` 2)

both :: Int -> Int -> Cont r Int
both a b = do
  x <- half a
  y <- half b
  return (x + y)

main :: IO ()
main = print (runCont (both 7 8) id)
-- expected stdout:
-- | 7
-- expected session:
-- | 7
-- | 0  main = {prints "7\n"}
-- |   1  both 7 8 = {goes on with (<runCont> with k = id); gives 7}
-- |     2  half 7 = {goes on with (<(>>=)> with k = {3 -> {goes on with (<runCont> with k = id); gives 7}}, c = (<runCont> with k = id)); gives 7}
-- |       3  (\exit -> do {when (n < 0) $ exit 0; return (n `div` 2)}) {} = {goes on with (<(>>=)> with k = {3 -> {goes on with «»; gives 7}}, c = (<runCont> with k = id)); gives 7}, with n = 7
-- |     4  (x <- half a ..) 3 = {goes on with (<runCont> with k = id); gives 7}, with b = 8
-- |       5  half 8 = {goes on with (<(>>=)> with k = {4 -> {goes on with (<runCont> with k = id); gives 7}}, c = (<runCont> with k = id)); gives 7}
-- |         6  (\exit -> do {when (n < 0) $ exit 0; return (n `div` 2)}) {} = {goes on with (<(>>=)> with k = {4 -> {goes on with «»; gives 7}}, c = (<runCont> with k = id)); gives 7}, with n = 8
-- |       7  (y <- half b ..) 4 = {goes on with (<runCont> with k = id); gives 7}, with x = 3
-- | 1. main = {prints "7\n"} ? no
-- | 2. both 7 8 = {goes on with (<runCont> with k = id); gives 7} ?
