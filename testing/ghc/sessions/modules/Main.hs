-- Several modules, and a package: Data.Text.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
module Main where

import Bank.Parse (parseLine)
import qualified Data.Text as T
import qualified Data.Text.IO as T

main :: IO ()
main = mapM_ (print . parseLine) (T.lines (T.pack "ann, 12\nbob, 7"))
-- expected session:
-- | Just (Entry {owner = "ann", amount = 1})
-- | Just (Entry {owner = "bob", amount = 6})
-- | 1. main = {returns ()} ? no
-- | 2. parseLine "ann, 12" = Just (Entry {owner = "ann", amount = 1}) ? no
-- | 3. toNumber " 12" = 1 ? no
-- | 4. step 0 ' ' = 0 ? yes
-- | 5. step 0 '1' = 0 ? no
-- | The fault is in step, ./Bank/Parse.hs:18:1
-- |     step n c
-- |       | c >= '0' && c <= '9' = n * 10 + fromEnum c - fromEnum '1'
-- |       | otherwise = n
