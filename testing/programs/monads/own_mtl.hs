-- mtl in miniature without extensions: StateT over WriterT over Either, lifted by hand; a small stack machine.
module Main where

newtype App s w e a = App { runApp :: s -> Either e (a, s, [w]) }

instance Functor (App s w e) where fmap f m = m >>= return . f
instance Applicative (App s w e) where { pure a = App $ \s -> Right (a, s, []); mf <*> ma = mf >>= \f -> fmap f ma }
instance Monad (App s w e) where
  m >>= k = App $ \s -> do
    (a, s1, w1) <- runApp m s
    (b, s2, w2) <- runApp (k a) s1
    return (b, s2, w1 ++ w2)

get :: App s w e s
get = App $ \s -> Right (s, s, [])
put :: s -> App s w e ()
put s = App $ \_ -> Right ((), s, [])
tell :: w -> App s w e ()
tell w = App $ \s -> Right ((), s, [w])
throw :: e -> App s w e a
throw e = App $ \_ -> Left e
catch :: App s w e a -> (e -> App s w e a) -> App s w e a
catch m h = App $ \s -> either (\e -> runApp (h e) s) Right (runApp m s)

data Instr = Push Int | Add | Mul | Sub | Dup | Swap | Jmpz Int | Jmp Int | Print deriving (Show, Eq)
data Fault = StackUnderflow Int | BadJump Int deriving (Show, Eq)
data VM = VM { pc :: Int, stack :: [Int], fuel :: Int } deriving Show

type Run = App VM String Fault

step :: [Instr] -> Run Bool
step prog = do
  vm <- get
  if pc vm >= length prog || fuel vm == 0 then return False else do
    let i = prog !! pc vm
    put vm { pc = pc vm + 1, fuel = fuel vm - 1 }
    exec i
    return True

pop :: Run Int
pop = do
  vm <- get
  case stack vm of
    [] -> throw (StackUnderflow (pc vm - 1))
    x : xs -> put vm { stack = xs } >> return x
push :: Int -> Run ()
push x = get >>= \vm -> put vm { stack = x : stack vm }

exec :: Instr -> Run ()
exec (Push n) = push n
exec Add = bin (+)
exec Mul = bin (*)
exec Sub = bin (-)
exec Dup = do { x <- pop; push x; push x }
exec Swap = do { x <- pop; y <- pop; push x; push y }
exec (Jmp t) = get >>= \vm -> if t < 0 then throw (BadJump t) else put vm { pc = t }
exec (Jmpz t) = do { x <- pop; if x == 0 then exec (Jmp t) else return () }
exec Print = do { x <- pop; tell (show x); push x }

bin :: (Int -> Int -> Int) -> Run ()
bin f = do { b <- pop; a <- pop; push (f a b) }

runAll :: [Instr] -> Run ()
runAll p = do { more <- step p; if more then runAll p else return () }

run :: [Instr] -> Either Fault (VM, [String])
run p = fmap (\(_, vm, w) -> (vm, w)) (runApp (runAll p) (VM 0 [] 1000))

main :: IO ()
main = do
  print (run [Push 2, Push 3, Add, Print, Push 4, Mul, Print])
  print (run [Push 1, Add])
  print (run [Push 3, Dup, Print, Push 1, Sub, Dup, Jmpz 9, Jmp 1, Print, Push 99])
  print (run [Jmp (-1)])
  print (fmap (\(a, _, w) -> (a, w)) (runApp ((tell "x" >> throw (BadJump 0)) `catch` (\e -> tell "handled" >> return (show e))) (VM 0 [] 0)))

-- expected stdout:
-- | Right (VM {pc = 7, stack = [20], fuel = 993},["5","20"])
-- | Left (StackUnderflow 1)
-- | Right (VM {pc = 10, stack = [99,0,1,2,3], fuel = 978},["3","2","1"])
-- | Left (BadJump (-1))
-- | Right ("BadJump 0",["handled"])
