-- The rest of a do block that a `>>=` of the program applies is a node of its own. Nodes have the same numbers in every
-- view.
-- view: tree --tree edt
-- view: observe tick --all
-- view: observe label --all
-- view: trail --node 9
newtype Counter a = Counter {runCounter :: Int -> (a, Int)}

instance Functor Counter where
  fmap f (Counter c) = Counter (\n -> let (a, m) = c n in (f a, m))

instance Applicative Counter where
  pure a = Counter (\n -> (a, n))
  Counter f <*> Counter c = Counter (\n -> let (g, m) = f n; (a, k) = c m in (g a, k))

instance Monad Counter where
  Counter c >>= f = Counter (\n -> let (a, m) = c n in runCounter (f a) m)

main :: IO ()
main = print (fst (runCounter twoLabels 5))

twoLabels :: Counter (String, String)
twoLabels = do
  a <- tick 1
  b <- tick 2
  return (label a, label b)

tick :: Int -> Counter Int
tick k = Counter (\n -> (n, n + k))

label :: Int -> String
label n = 'l' : show n
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "(\"l5\",\"l6\")\n"}
-- |  1    twoLabels = Counter {runCounter = (\n -> let (a, m) = c «+23» with f = (a <- tick 1 ..), c = «»)}
-- |  2      Counter {runCounter = «»} >>= (a <- tick 1 ..) = Counter {runCounter = (\n -> le«+36» with f = «», c = «»)}
-- | 11      tick 1 = Counter {runCounter = (\n -> (n, n + k) with k = 1)}
-- |  3    (\n -> let (a, m) = c n in runCounter (f a) m) 5 = (("l5","l6"),_), with f = (a <- tic«+6»), c = «»
-- |  4      (a <- tick 1 ..) 5 = Counter {runCounter = (\n -> let (a, m) «+27» with f = «», c = (\n -> («+9» with k = 2))}
-- |  5        Counter {runCounter = «»} >>= (b <- tick 2 .. with a = 5) = Counter {runCounter = «»}
-- | 14        tick 2 = Counter {runCounter = (\n -> (n, n + k) with k = 2)}
-- |  6      (\n -> let (a, m) = c n in runCounter (f a) m) 6 = ((«»,"l6"),_), with f = «», c = (\n -> (n, n + k) with k = 2)
-- |  7        (b <- tick 2 ..) 6 = Counter {runCounter = (\n -> (a, n) with a = ("l5","l6"))}, with a = 5
-- |  8          pure ("l5","l6") = Counter {runCounter = (\n -> (a, n) with a = ("l5","l6"))}
-- | 10          label 5 = "l5"
-- | 13          label 6 = "l6"
-- |  9        (\n -> (a, n)) _ = (("l5","l6"),_), with a = ("l5","l6")
-- | 15        (\n -> (n, n + k)) 6 = (6,_), with k = 2
-- | 12      (\n -> (n, n + k)) 5 = (5,6), with k = 1
-- | $ observe tick --all
-- | 11  tick 1 = Counter {runCounter = (\n -> (n, n + k) with k = 1)}
-- | 14  tick 2 = Counter {runCounter = (\n -> (n, n + k) with k = 2)}
-- | $ observe label --all
-- | 10  label 5 = "l5"
-- | 13  label 6 = "l6"
-- | $ trail --node 9
-- | Trail:
-- |   <- (\n -> (a, n)) _, with a = ("l5","l6")  -- continuations.hs:13:27, node 9
