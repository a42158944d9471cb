{-# LANGUAGE TypeApplications, ScopedTypeVariables #-}
module Main where
import Data.Proxy
import qualified Data.Map as Map
class Named a where nameOf :: Proxy a -> String
instance Named Int where nameOf _ = "Int"
instance Named Bool where nameOf _ = "Bool"
main :: IO ()
main = do
  print (read @Int "42")
  print (read @Double "2.5")
  print (maxBound @Int, minBound @Int)
  print (show @Integer 5)
  print (fromIntegral @Int @Double 3)
  putStrLn (nameOf (Proxy @Int) ++ nameOf (Proxy @Bool))
  print (map (read @Int) (words "1 2 3"))
  print $ either @String @Int length id (Left "abc")
-- expected stdout:
-- | 42
-- | 2.5
-- | (9223372036854775807,-9223372036854775808)
-- | "5"
-- | 3.0
-- | IntBool
-- | [1,2,3]
-- | 3
