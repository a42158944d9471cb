-- plant: number | "not a number: ", T.strip t => "not a number: ", line
-- plant: total | fromIntegral (quantity i) * => fromIntegral (quantity i) +
-- plant: row | T.justifyRight 4 => T.justifyRight 3
-- plant: histogram | (toLower c) 1 => (toLower c) 2
{-# LANGUAGE OverloadedStrings #-}
module Main where
import qualified Data.Text as T
import qualified Data.Text.IO as T
import Data.Text (Text)
import qualified Data.Map.Strict as M
import Text.Printf (printf)
import Data.Char (isAlpha, toLower)

data Item = Item { name :: Text, quantity :: Int, price :: Double }

parseItem :: Text -> Either Text Item
parseItem line = case T.splitOn "," line of
  [n, q, p] -> Item (T.strip n) <$> number q <*> decimal p
  fields -> Left (T.append "fields: " (T.pack (show (length fields))))
  where
    number t = case reads (T.unpack (T.strip t)) of
      [(n, "")] -> Right n
      _ -> Left (T.concat ["not a number: ", T.strip t])
    decimal t = number' (T.unpack (T.strip t))
    number' s = case reads s of
      [(d, rest)] | all (== ' ') rest -> Right d
      _ -> Left (T.pack ("not a price: " ++ s))

total :: Item -> Double
total i = fromIntegral (quantity i) * price i

row :: Item -> Text
row i = T.concat [T.justifyLeft 10 '.' (name i), T.justifyRight 4 ' ' (T.pack (show (quantity i))), T.pack (printf "%8.2f" (total i))]

histogram :: Text -> M.Map Char Int
histogram = T.foldl' (\m c -> M.insertWith (+) (toLower c) 1 m) M.empty . T.filter isAlpha

main :: IO ()
main = do
  let ls = ["apple, 3, 0.5", "pear,2, 1.25", "fig, x, 1", "plum, 4", " kiwi ,10,0.2"]
  mapM_ (either T.putStrLn (T.putStrLn . row) . parseItem) ls
  printf "%s has %d letters, %5.1f%%\n" ("apple" :: String) (sum (M.elems (histogram "apple"))) (12.5 :: Double)
  print (M.toList (histogram (T.unwords ["Banana", "Bread"])))
  T.putStrLn (T.intercalate "|" (map T.toUpper (T.words "one two  three")))
