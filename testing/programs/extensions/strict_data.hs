{-# LANGUAGE StrictData, DeriveGeneric, PackageImports, TypeFamilies #-}
module Main where
import "base" Data.List (sort)
import GHC.Generics (Generic)
import Control.Exception
data P = P Int Int deriving (Show, Eq, Generic)
data L = L ~Int Int
data R = R { ra :: Int, rb :: [Int] } deriving (Show, Generic)
main :: IO ()
main = do
  print (sort [3, 1, 2])
  r <- try (evaluate (P (error "strict") 1)) :: IO (Either ErrorCall P)
  putStrLn (either (\(ErrorCall m) -> m) show r)
  case L (error "lazy") 3 of L _ n -> print n
  r <- try (evaluate (R { ra = 1, rb = error "field" })) :: IO (Either ErrorCall R)
  print (either (const "failed") show r)
-- expected stdout:
-- | [1,2,3]
-- | strict
-- | 3
-- | "failed"
