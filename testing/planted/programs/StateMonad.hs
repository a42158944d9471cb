-- plant: fresh | put (n + 1) => put (n + 2)
-- plant: label | Node l' n r' => Node r' n l'
-- plant: runAll | mapM_ exec => mapM_ exec . drop 1
-- plant: binary | f b a => f a b
-- A state monad of one's own, used for numbering and a stack machine.
module Main where

newtype State s a = State {runState :: s -> (a, s)}

instance Functor (State s) where
  fmap f m = State $ \s -> let (a, s') = runState m s in (f a, s')

instance Applicative (State s) where
  pure a = State $ \s -> (a, s)
  mf <*> mx = State $ \s ->
    let (f, s') = runState mf s
        (x, s'') = runState mx s'
     in (f x, s'')

instance Monad (State s) where
  m >>= k = State $ \s -> let (a, s') = runState m s in runState (k a) s'

get :: State s s
get = State $ \s -> (s, s)

put :: s -> State s ()
put s = State $ \_ -> ((), s)

evalState :: State s a -> s -> a
evalState m s = fst (runState m s)

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Show a => Show (Tree a) where
  show Leaf = "."
  show (Node l x r) = "(" ++ show l ++ show x ++ show r ++ ")"

fresh :: State Int Int
fresh = do
  n <- get
  put (n + 1)
  return n

label :: Tree a -> State Int (Tree Int)
label Leaf = return Leaf
label (Node l _ r) = do
  l' <- label l
  n <- fresh
  r' <- label r
  return (Node l' n r')

data Instruction = Push Int | Add | Sub | Dup

pop :: State [Int] Int
pop = do
  st <- get
  case st of
    x : rest -> put rest >> return x
    [] -> return 0

push :: Int -> State [Int] ()
push x = get >>= put . (x :)

binary :: (Int -> Int -> Int) -> State [Int] ()
binary f = do
  a <- pop
  b <- pop
  push (f b a)

exec :: Instruction -> State [Int] ()
exec (Push n) = push n
exec Add = binary (+)
exec Sub = binary (-)
exec Dup = do
  x <- pop
  push x
  push x

runAll :: [Instruction] -> [Int]
runAll is = snd (runState (mapM_ exec is) [])

main :: IO ()
main = do
  let t = Node (Node Leaf 'a' Leaf) 'b' (Node Leaf 'c' (Node Leaf 'd' Leaf))
  print (evalState (label t) 1)
  print (runAll [Push 7, Push 2, Sub, Dup, Add])
  print (runState (fmap (* 2) fresh) 20)
