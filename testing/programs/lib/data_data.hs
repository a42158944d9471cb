{-# LANGUAGE DeriveDataTypeable, RankNTypes #-}
import Data.Data
import Data.Maybe

data Expr = Num Int | Expr :+: Expr | Neg { inner :: Expr } | Let String Expr Expr
  deriving (Show, Eq, Data, Typeable)
newtype Wrap a = Wrap { unWrap :: [a] } deriving (Show, Data)
data Color = Red | Green deriving (Show, Eq, Data)

everywhere :: (forall a. Data a => a -> a) -> (forall a. Data a => a -> a)
everywhere f x = f (gmapT (everywhere f) x)

mkT :: (Typeable a, Typeable b) => (b -> b) -> a -> a
mkT f = fromMaybe id (cast f)

numbers :: Data a => a -> [Int]
numbers x = maybe [] (: []) (cast x) ++ concat (gmapQ numbers x)

simplify :: Expr -> Expr
simplify (Neg (Neg e)) = e
simplify (Num 0 :+: e) = e
simplify e = e

main :: IO ()
main = do
  let e = Let "x" (Num 0 :+: Neg (Neg (Num 3))) (Num 0 :+: Num 4)
  print (everywhere (mkT simplify) e)
  print (everywhere (mkT ((+ 1) :: Int -> Int)) (Wrap [Just 1, Nothing, Just (2 :: Int)]))
  print (numbers e)
  print (toConstr e, constrFields (toConstr (Neg e)), map showConstr (dataTypeConstrs (dataTypeOf e)), constrIndex (toConstr (e :+: e)))
  print (constrFixity (toConstr (e :+: e)), toConstr (Just 'x'), toConstr [1 :: Int], toConstr (3.5 :: Double), toConstr (Wrap "ab"))
  print (fromConstr (toConstr Green) :: Color)
  print (fmap (fromConstr :: Constr -> Color) (readConstr (dataTypeOf Red) "Red"))
  print (gmapQ (show . toConstr) (1 :: Int, "x", True))
  print (gmapQi 1 (show . toConstr) (1 :: Int, "x"))
  print (gmapQr (+) 0 (const 1) e, gmapQl (+) 0 (const 1) (e :+: e))
  print (fromConstrB (fromConstr (mkIntegralConstr (dataTypeOf (0 :: Int)) (7 :: Int))) (toConstr (Just (1 :: Int))) :: Maybe Int)
  r <- gmapM (\d -> do { print (toConstr d); return d }) (Let "y" (Num 1) (Num 2))
  print r
-- expected stdout:
-- | Let "x" (Num 3) (Num 4)
-- | Wrap {unWrap = [Just 2,Nothing,Just 3]}
-- | [0,3,0,4]
-- | (Let,["inner"],["Num",":+:","Neg","Let"],2)
-- | (Infix,Just,(:),3.5,Wrap)
-- | Green
-- | Just Red
-- | ["1","(:)","True"]
-- | "(:)"
-- | (3,2)
-- | Just 7
-- | (:)
-- | Num
-- | Num
-- | Let "y" (Num 1) (Num 2)
