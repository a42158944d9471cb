-- stderr: evaluating 3
-- Debug.Trace, Data.Void, Data.String, Data.Eq, Text.Show, Data.Kind, System.CPUTime, Data.Functor.Sum and Product.
import Control.Monad.Fix
import Data.Eq (Eq(..))
import Data.Functor.Product
import Data.Functor.Sum
import Data.Kind (Type)
import Data.String (IsString(..), lines, unwords)
import Data.Void
import Debug.Trace
import System.CPUTime (getCPUTime)
import Text.Show (showListWith)

double :: Int -> Int
double n = trace ("evaluating " ++ show n) (n * 2)

total :: Either Void a -> a
total = either absurd id

main :: IO ()
main = do
  print (double 3)
  traceM "in a monad"
  traceIO "in IO"
  print (traceShow (1 :: Int, 'x') True, traceShowId (5 :: Int), traceId "s")
  print (total (Right 'a'), fmap absurd ([] :: [Void]) :: [Int])
  putStrLn (fromString "from a string")
  putStrLn (showListWith shows [1, 2, 3 :: Int] "")
  t <- getCPUTime
  print (t >= 0)
  print (case fmap (+ 1) (Pair [1] (Just 2)) of Pair a b -> (a :: [Int], b), case fmap (+ 1) (InR (Just 1) :: Sum [] Maybe Int) of { InL xs -> xs; InR m -> maybe [] (: []) m })
  print (take 5 (fix (1 :)) :: [Int])
  xs <- mfix (\xs -> return (1 : map (* 2) (take 4 xs)))
  print (xs :: [Int])
  print (mfix (\x -> Just (1 : take 2 x)) :: Maybe [Int], fst (fix (\p -> (length (snd p), "abc"))))

-- expected stdout:
-- | 6
-- | (True,5,"s")
-- | ('a',[])
-- | from a string
-- | [1,2,3]
-- | True
-- | (([2],Just 3),[2])
-- | [1,1,1,1,1]
-- | [1,2,4,8,16]
-- | (Just [1,1,1],3)
