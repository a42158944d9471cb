-- Data.Monoid, Data.Semigroup, Data.Functor.*, Data.Bifunctor, Data.Complex, Data.Ratio, Data.Void, Data.Proxy.
import Data.Bifunctor
import Data.Complex
import Data.Functor.Compose
import Data.Functor.Const
import Data.Functor.Identity
import Data.Monoid
import Data.Proxy
import Data.Ratio
import Data.Semigroup (Max(..), Min(..), sconcat, stimes)
import qualified Data.Semigroup as S

main :: IO ()
main = do
  print (Sum 3 <> Sum 4, getSum (foldMap Sum [1 .. 10]), Product 3 <> Product 4, getAll (foldMap (All . even) [2, 4]), getAny (foldMap (Any . odd) [2, 4]))
  print (First (Just 1) <> First Nothing <> First (Just 3), getLast (Last (Just 1) <> Last Nothing <> Last (Just 3)), Dual "a" <> Dual "b", appEndo (Endo (+ 1) <> Endo (* 2)) 5)
  print (Max 3 <> Max 5, Min 3 <> Min 5, S.First 1 <> S.First 2, S.Last 1 <> S.Last 2, stimes 3 (Sum 2), mconcat [Sum 1, Sum 2], mempty :: Sum Int, Just (Sum 1) <> Nothing)
  print (Identity 3, runIdentity (fmap (+ 1) (Identity 3)), Const 'a' :: Const Char Int, getCompose (fmap (+ 1) (Compose [Just 1, Nothing])), bimap (+ 1) show (1, 2), first negate (1, 'x'), second length (Left 3 :: Either Int String))
  print ((1 :+ 2) * (3 :+ 4) :: Complex Double, magnitude (3 :+ 4 :: Complex Double), realPart (mkPolar 2 0 :: Complex Double), sqrt ((-4) :+ 0) :: Complex Double, conjugate (1 :+ 2 :: Complex Double), (2 :+ 3) / (1 :+ (-1)) :: Complex Double)
  print (3 % 4 + 1 % 4 :: Rational, numerator (6 % 8), denominator (6 % 8), map (% 3) [1, 2, 3], truncate (7 % 2 :: Rational), fromRational (3 % 8) :: Double, approxRational (3.14159 :: Double) 0.001, recip (-3 % 4 :: Rational), [1 % 2 .. 3])
  print (Just (3 % 4), compare (1 % 3) (1 % 2), round (5 % 2) :: Int, floor (-1 % 2) :: Int, (1 % 2) ^ 3, (2 % 3) ^^ (-2), properFraction (-7 % 2) :: (Int, Rational))
  print (Proxy :: Proxy Int, Ap (Just "a") <> Ap (Just "b"), Alt Nothing <> Alt (Just 2), read "Sum {getSum = 3}" :: Sum Int, Sum 3 + 4, sconcat (pure [1] <> pure [2]))

-- expected stdout:
-- | (Sum {getSum = 7},55,Product {getProduct = 12},True,False)
-- | (First {getFirst = Just 1},Just 3,Dual {getDual = "ba"},11)
-- | (Max {getMax = 5},Min {getMin = 3},First {getFirst = 1},Last {getLast = 2},Sum {getSum = 6},Sum {getSum = 3},Sum {getSum = 0},Just (Sum {getSum = 1}))
-- | (Identity 3,4,Const 'a',[Just 2,Nothing],(2,"2"),(-1,'x'),Left 3)
-- | ((-5.0) :+ 10.0,5.0,2.0,0.0 :+ 2.0,1.0 :+ (-2.0),(-0.5) :+ 2.5)
-- | (1 % 1,3,4,[1 % 3,2 % 3,1 % 1],3,0.375,201 % 64,(-4) % 3,[1 % 2,3 % 2,5 % 2,7 % 2])
-- | (Just (3 % 4),LT,2,-1,1 % 8,9 % 4,(-3,(-1) % 2))
-- | (Proxy,Ap {getAp = Just "ab"},Alt {getAlt = Just 2},Sum {getSum = 3},Sum {getSum = 7},[1,2])
