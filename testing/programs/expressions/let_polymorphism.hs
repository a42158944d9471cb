-- H2010 4.5: let-bound functions are generalised, lambda-bound ones are not.
module Main where

main :: IO ()
main = do
  let ident x = x
      pair = \x -> (x, x)
      k x _ = x
  print (ident 1, ident "s", ident True)
  print (k 1 'x', k 'x' 1)
  let pairUp x = (x, x)
  print (pairUp 1, pairUp 'c')
  let empty = []
  print (length (empty :: [Int]), null (1 : empty), null ('c' : empty))
  let swap (a, b) = (b, a)
      apply f (x, y) = (f x, f y)
  print (swap (1, 'a'), swap (swap ('b', 2)))
  print (apply show (1, 2), apply not (True, False))
  let go 0 acc = acc
      go n acc = go (n - 1) (acc * n)
  print (go 5 1, go 5.0 1.5)
  print (pair 'p')
  where
    unused = id id

-- expected stdout:
-- | (1,"s",True)
-- | (1,'x')
-- | ((1,1),('c','c'))
-- | (0,False,False)
-- | (('a',1),('b',2))
-- | (("1","2"),(False,True))
-- | (120,180.0)
-- | ('p','p')
