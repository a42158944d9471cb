-- State of the library: an action is shown by the states it came from and led to, and by what it returned.
-- addTop should add.
-- debug: --tree fdt
-- answer: tree 0 30
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
module Main where
import Control.Monad.State

type Stack = [Int]

push :: Int -> State Stack ()
push x = modify (x :)

pop :: State Stack Int
pop = do
  s <- get
  case s of
    [] -> return 0
    (y : ys) -> put ys >> return y

addTop :: State Stack ()
addTop = do
  a <- pop
  b <- pop
  push (a - b)

main :: IO ()
main = print (runState (push 3 >> push 4 >> addTop) [1])
-- expected stdout:
-- | ((),[1,1])
-- expected session:
-- | ((),[1,1])
-- | 0  main = {prints "((),[1,1])\n"}
-- |   1  addTop = {from [4,3,1] to [1,1]; returns ()}
-- |     2  (a <- pop ..) 4 = {from [3,1] to [1,1]; returns ()}
-- |       3  (b <- pop ..) 3 = {from [1] to [1,1]; returns ()}, with a = 4
-- |         4  push 1 = {from [1] to [1,1]; returns ()}
-- |       5  pop = {from [4,3,1] to [3,1]; returns 4; then from [3,1] to [1]; returns 3}  (also elsewhere)
-- |     5  pop = {from [4,3,1] to [3,1]; returns 4; then from [3,1] to [1]; returns 3}
-- |       6  (s <- get ..) [4,3,1] = {from _ to [3,1]; returns 4}
-- |       8  (s <- get ..) [3,1] = {from _ to [1]; returns 3}
-- |   7  push 4 = {from [3,1] to [4,3,1]; returns ()}
-- |   9  push 3 = {from [1] to [3,1]; returns ()}
-- | 1. main = {prints "((),[1,1])\n"} ? no
-- | 2. push 3 = {from [1] to [3,1]; returns ()} ? yes
-- | 3. push 4 = {from [3,1] to [4,3,1]; returns ()} ? yes
-- | 4. addTop = {from [4,3,1] to [1,1]; returns ()} ? no
-- | 5. pop = {from [4,3,1] to [3,1]; returns 4; then from [3,1] to [1]; returns 3} ? yes
-- | 6. push 1 = {from [1] to [1,1]; returns ()} ? yes
-- | The fault is in addTop, library_state.hs:27:1
-- |     addTop = do
-- |       a <- pop
-- |       b <- pop
-- |       push (a - b)
