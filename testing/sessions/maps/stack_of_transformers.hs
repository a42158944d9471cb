-- ExceptT over StateT: what was thrown, and from which state to which. withdraw should not let the balance fall below 0.
-- debug: --tree fdt
-- answer: tree 0 30
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
module Main where
import Control.Monad.Except
import Control.Monad.State

type Bank = ExceptT String (State Int)

deposit :: Int -> Bank ()
deposit n = do
  when (n < 0) $ throwError "negative"
  lift (modify (+ n))

withdraw :: Int -> Bank Int
withdraw n = do
  balance <- lift get
  if n > balance + 100 then throwError ("only " ++ show balance) else lift (put (balance - n))
  return n

day :: Bank Int
day = do
  deposit 50
  a <- withdraw 30
  b <- withdraw 90
  return (a + b)

main :: IO ()
main = print (runState (runExceptT day) 0)
-- expected stdout:
-- | (Right 120,-70)
-- expected session:
-- | (Right 120,-70)
-- | 0  main = {prints "(Right 120,-70)\n"}
-- |   1  day = {from 0 to -70; returns 120}
-- |     2  deposit 50 = {from 0 to 50; returns _}
-- |     3  withdraw 30 = {from 50 to 20; returns 30}
-- |       4  (balance <- lift get ..) 50 = {from _ to 20; returns 30}, with n = 30
-- |     5  (a <- withdraw 30 ..) 30 = {from 20 to -70; returns 120}
-- |       6  withdraw 90 = {from 20 to -70; returns 90}
-- |         7  (balance <- lift get ..) 20 = {from _ to -70; returns 90}, with n = 90
-- |       8  (b <- withdraw 90 ..) 90 = {from -70 to -70; returns 120}, with a = 30
-- | 1. main = {prints "(Right 120,-70)\n"} ? no
-- | 2. day = {from 0 to -70; returns 120} ? no
-- | 3. deposit 50 = {from 0 to 50; returns _} ? yes
-- | 4. withdraw 30 = {from 50 to 20; returns 30} ? yes
-- | 5. withdraw 90 = {from 20 to -70; returns 90} ? no
-- | The fault is in withdraw, stack_of_transformers.hs:21:1
-- |     withdraw n = do
-- |       balance <- lift get
-- |       if n > balance + 100 then throwError ("only " ++ show balance) else lift (put (balance - n))
-- |                                 ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
-- |       return n
