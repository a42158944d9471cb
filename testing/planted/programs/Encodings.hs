module Main where
import Data.List (intercalate)

-- serialisers that differ only in type
class Encode a where
  encode :: a -> String
  empty :: a
  encodeList :: [a] -> String
  encodeList xs = "[" ++ intercalate "," (map encode xs) ++ "]"

instance Encode Bool where
  encode b = if b then "1" else "0"
  empty = False

instance Encode Char where
  encode c = [c]
  empty = ' '
  encodeList s = show s

instance Encode Int where
  encode n = show n
  empty = 0

instance Encode a => Encode [a] where
  encode = encodeList
  empty = []

instance (Encode a, Encode b) => Encode (a, b) where
  encode (a, b) = "(" ++ encode a ++ ";" ++ encode b ++ ")"
  empty = (empty, empty)

instance Encode a => Encode (Maybe a) where
  encode Nothing = "-"
  encode (Just x) = encode x
  empty = Just empty

pad :: Encode a => Int -> [a] -> [a]
pad n xs = take n (xs ++ repeat empty)

main :: IO ()
main = do
  putStrLn (encode (pad 3 [True]))
  putStrLn (encode (pad 2 [1 :: Int], pad 3 "a"))
  putStrLn (encode (pad 2 [Just (2 :: Int)], ([] :: [Bool], [] :: String)))
-- plant: encodeList | encodeList s = show s => encodeList s = s
-- plant: empty | empty = Just empty => empty = Nothing
-- plant: empty | empty = ' ' => empty = '_'
-- plant: empty | empty = 0 => empty = 1
-- plant: encodeList | "[" ++ intercalate "," => "[" ++ intercalate ", "
-- plant: pad | take n => take (n + 1)
-- plant: encode | then "1" else "0" => then "0" else "1"
-- plant: encode | ";" ++ encode b => ";" ++ encode a
