-- A free monad over a little language, with two interpreters.
module Main where

data Free f a = Pure a | Free (f (Free f a))
instance Functor f => Functor (Free f) where
  fmap g (Pure a) = Pure (g a)
  fmap g (Free x) = Free (fmap (fmap g) x)
instance Functor f => Applicative (Free f) where
  pure = Pure
  Pure g <*> x = fmap g x
  Free h <*> x = Free (fmap (<*> x) h)
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free x >>= k = Free (fmap (>>= k) x)

data Cmd r = Say String r | Ask (String -> r) | Done
instance Functor Cmd where
  fmap f (Say s r) = Say s (f r)
  fmap f (Ask k) = Ask (f . k)
  fmap _ Done = Done

say :: String -> Free Cmd ()
say s = Free (Say s (Pure ()))
ask :: Free Cmd String
ask = Free (Ask Pure)
done :: Free Cmd a
done = Free Done

dialogue :: Free Cmd Int
dialogue = do
  say "name?"
  n <- ask
  if null n then done else return ()
  say ("hello " ++ n)
  mapM_ (\i -> say (show i)) [1, 2 :: Int]
  return (length n)

pureRun :: [String] -> Free Cmd a -> ([String], Maybe a)
pureRun _ (Pure a) = ([], Just a)
pureRun ins (Free (Say s r)) = let (o, a) = pureRun ins r in (s : o, a)
pureRun (i : is) (Free (Ask k)) = pureRun is (k i)
pureRun [] (Free (Ask _)) = (["<eof>"], Nothing)
pureRun _ (Free Done) = (["<done>"], Nothing)

ioRun :: Show a => Free Cmd a -> IO ()
ioRun (Pure a) = print a
ioRun (Free (Say s r)) = putStrLn s >> ioRun r
ioRun (Free (Ask k)) = ioRun (k "io")
ioRun (Free Done) = putStrLn "."

main :: IO ()
main = do
  print (pureRun ["ann"] dialogue)
  print (pureRun [""] dialogue)
  print (pureRun [] dialogue)
  ioRun dialogue

-- expected stdout:
-- | (["name?","hello ann","1","2"],Just 3)
-- | (["name?","<done>"],Nothing)
-- | (["name?","<eof>"],Nothing)
-- | name?
-- | hello io
-- | 1
-- | 2
-- | 2
