-- plant: factor | factor Foot = 0.3048 => factor Foot = 3.048
-- plant: compare | compare (metres a) (metres b) => compare (amount a) (amount b)
-- plant: to | / metres (Length 1 u) => * metres (Length 1 u)
-- plant: capital | toUpper c : => c :
-- plant: format | a >= 100 => a >= 1000
module Main where
import Data.Char
import Data.List
import Text.Read (readMaybe)
import Text.Printf

data Unit = Metre | Foot | Mile deriving (Show, Read, Eq, Ord, Enum, Bounded)
data Length = Length { amount :: Double, unit :: Unit } deriving (Show, Read, Eq)

metres :: Length -> Double
metres (Length a u) = a * factor u
  where factor Metre = 1
        factor Foot = 0.3048
        factor Mile = 1609.344

to :: Unit -> Length -> Length
to u l = Length (metres l / metres (Length 1 u)) u

instance Ord Length where
  compare a b = compare (metres a) (metres b)

parse :: String -> Either String Length
parse s = case words s of
  [n, u] -> do
    a <- maybe (Left ("number " ++ n)) Right (readMaybe n)
    k <- maybe (Left ("unit " ++ u)) Right (readMaybe (capital u))
    return (Length a k)
  [n] -> Length <$> maybe (Left n) Right (readMaybe n) <*> pure Metre
  _ -> Left (show s)
  where capital (c : cs) = toUpper c : map toLower cs
        capital [] = []

format :: Length -> String
format l | a >= 100 = printf "%.0f %s" a (short (unit l))
         | otherwise = printf "%6.2f %s" a (short (unit l))
  where a = amount l
        short = map toLower . take 2 . show

main :: IO ()
main = do
  let results = map parse ["3 foot", "1 MILE", "x metre", "2.5", "7 yard", "1 2 3", "500 metre"]
      good = [l | Right l <- results]
  mapM_ (putStrLn . either ("bad: " ++) format) results
  print (sort good)
  print (maximum good, to Foot (minimum good))
  print (read "Length {amount = 2.0, unit = Foot}" == Length 2 Foot, [minBound .. maxBound :: Unit])
  print (fmap (\l -> to Metre l) (readMaybe "Length {amount = 10.0, unit = Foot}"))
