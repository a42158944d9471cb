{-# LANGUAGE ImportQualifiedPost #-}
module Main where

import Data.Char qualified as C
import Data.List qualified
import qualified Data.Maybe as M

main :: IO ()
main = do
  putStrLn (map C.toUpper "post")
  print (Data.List.sort [3, 1, 2], M.fromJust (Just 1))

-- expected stdout:
-- | POST
-- | ([1,2,3],1)
