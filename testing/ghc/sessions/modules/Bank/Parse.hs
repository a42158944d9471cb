module Bank.Parse (parseLine, Entry(..)) where

import qualified Data.Text as T

data Entry = Entry { owner :: T.Text, amount :: Int } deriving Show

parseLine :: T.Text -> Maybe Entry
parseLine line = case T.splitOn (T.pack ",") line of
  [name, number] -> Just (Entry (clean name) (toNumber number))
  _ -> Nothing

clean :: T.Text -> T.Text
clean = T.strip

toNumber :: T.Text -> Int
toNumber = T.foldl' step 0
  where
    step n c
      | c >= '0' && c <= '9' = n * 10 + fromEnum c - fromEnum '1'
      | otherwise = n
