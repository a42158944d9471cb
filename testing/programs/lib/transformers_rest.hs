-- The less used modules of transformers.
import Control.Applicative.Backwards
import Control.Applicative.Lift
import Control.Monad.Trans.Accum
import Control.Monad.Trans.Class
import Control.Monad.Trans.Reader (ReaderT(..))
import Control.Monad.Trans.Select
import Control.Monad.Trans.State (runStateT)
import Data.Functor.Compose
import Data.Functor.Constant
import Data.Functor.Reverse
import Data.Foldable

visits :: Int -> AccumT [Int] IO String
visits n = do
  seen <- look
  if n `elem` seen then return ("again " ++ show n) else do
    add [n]
    total <- looks sum
    lift (print (n, seen, total))
    return ("first " ++ show n)

positive :: Int -> Errors [String] Int
positive n = if n > 0 then pure n else failure [show n]

-- The argument among these where the valuation is largest.
oneOf :: [a] -> Select Int a
oneOf xs = select (\value -> snd (maximum' (map (\x -> (value x, x)) xs)))
  where maximum' = foldr1 (\a b -> if fst a >= fst b then a else b)

main :: IO ()
main = do
  forwards (traverse_ (Backwards . print) [1, 2, 3 :: Int])
  print (Reverse [1, 2, 3 :: Int], toList (Reverse "abc"), foldl (flip (:)) [] (Reverse "xyz"))
  mapM_ print (Reverse (Just 4))
  print (fmap (+ 1) (Constant "kept"), getConstant (traverse (Constant . show) [1, 2 :: Int]))
  print (runErrors (sum <$> traverse positive [1, 2, 3]), runErrors (sum <$> traverse positive [1, -2, 0]))
  print (unLift (Pure 3 :: Lift Maybe Int), elimLift show show (Other [1 :: Int] :: Lift [] Int))
  (said, log') <- runAccumT (mapM visits [3, 4, 3]) [9]
  print (said, log')
  print (runAccum (add "x" >> look) "start", execAccum (add [1] >> add [2]) [0 :: Int])
  (found, state) <- runStateT (accumToStateT (visits 7)) [1, 2]
  print (found, state)
  print (evalAccum (readerToAccumT (ReaderT (\r -> return (length r)))) "four")
  print (runSelect (oneOf [3, -5, 4]) (\x -> x * x))
  print (runSelect ((,) <$> oneOf [1, 2, 3] <*> oneOf [10, 20]) (\(a, b) -> b - a * a :: Int))
  print (getCompose (fmap length (Compose [Just "ab", Nothing])))
-- expected stdout:
-- | 3
-- | 2
-- | 1
-- | (Reverse [1,2,3],"cba","xyz")
-- | 4
-- | (Constant "kept","12")
-- | (Right 6,Left ["-2","0"])
-- | (Just 3,"[1]")
-- | (3,[9],12)
-- | (4,[9,3],16)
-- | (["first 3","first 4","again 3"],[3,4])
-- | (("startx","x"),[1,2])
-- | (7,[1,2],10)
-- | ("first 7",[1,2,7])
-- | 4
-- | -5
-- | (1,20)
-- | [Just 2,Nothing]
