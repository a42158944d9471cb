-- H2010 3.8, 6.1.4, 6.1.5.
module Main where

swap :: (a, b) -> (b, a)
swap ~(a, b) = (b, a)

main :: IO ()
main = do
  print ((1, 'a'), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6, 7))
  print (fst (1, 2), snd (1, 2), swap (1, 'x'))
  print ((1, 'b') < (1, 'c'), (2, 'a') > (1, 'z'), compare (1, 2, 3) (1, 2, 2))
  print ((), () == (), compare () ())
  print (maximum [(3, "c"), (3, "d"), (1, "z")])
  print (zip3 [1, 2] "ab" [True, False], unzip [(1, 'a'), (2, 'b')], unzip3 [(1, 'a', ()), (2, 'b', ())])
  print (minBound :: (Bool, Bool), maxBound :: (Bool, Ordering, ()))
  let (a, b, (c, d)) = (1, 2, (3, [4]))
  print (a + b + c, d)
  print (curry swap 1 2, uncurry (+) (3, 4))
  print (read "(1,\"two\",'3')" :: (Int, String, Char))

-- expected stdout:
-- | ((1,'a'),(1,2,3),(1,2,3,4),(1,2,3,4,5),(1,2,3,4,5,6),(1,2,3,4,5,6,7))
-- | (1,2,('x',1))
-- | (True,True,GT)
-- | ((),True,EQ)
-- | (3,"d")
-- | ([(1,'a',True),(2,'b',False)],([1,2],"ab"),([1,2],"ab",[(),()]))
-- | ((False,False),(True,GT,()))
-- | (6,[4])
-- | ((2,1),7)
-- | (1,"two",'3')
