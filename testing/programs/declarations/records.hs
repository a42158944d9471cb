-- H2010 3.15 and 4.2.1: construction, selection, update, patterns, several constructors, missing fields, field operators.
module Main where

data Person = Person { name :: String, age :: Int, email :: Maybe String }
  deriving (Show, Eq, Ord)

data Shape
  = Circle { centre :: (Double, Double), radius :: Double }
  | Rect { centre :: (Double, Double), width, height :: Double }
  | Empty {}
  deriving (Show, Eq)

data Op = Op { (<+>) :: Int -> Int -> Int, unit :: Int }

newtype Wrapper a = Wrapper { unwrap :: a } deriving (Show, Eq, Ord)

area :: Shape -> Double
area Circle { radius = r } = 3 * r * r
area (Rect { width = w, height = h }) = w * h
area Empty {} = 0

isRect :: Shape -> Bool
isRect Rect {} = True
isRect _ = False

older :: Person -> Person
older p@Person { age = a } = p { age = a + 1 }

moveTo :: (Double, Double) -> Shape -> Shape
moveTo c s = s { centre = c }

main :: IO ()
main = do
  let ann = Person { name = "Ann", age = 30, email = Nothing }
      bob = Person "Bob" 25 (Just "bob@example.org")
  print ann
  print bob
  print (older ann) { email = Just "x" }
  print (map name [ann, bob], maximum (map age [ann, bob]))
  print (ann < bob, ann == ann { name = "Ann" })
  print [area s | s <- [Circle (0, 0) 2, Rect { height = 2, width = 3, centre = (0, 0) }, Empty]]
  print (moveTo (1, 1) (Circle (0, 0) 2), moveTo (2, -2) (Rect (0, 0) 1 1))
  print (map isRect [Empty, Rect (0, 0) 1 1])
  let op = Op { (<+>) = \a b -> a * 10 + b, unit = 0 }
  print ((<+>) op 1 2, unit op)
  print (Wrapper 3, unwrap (Wrapper 'x'), Wrapper { unwrap = [1] })
  print (fmap unwrap (Just (Wrapper (-1))), Wrapper (-1))
  let partial = Person { name = "Eve" , age = 1 }
  putStrLn (name partial)

-- expected stdout:
-- | Person {name = "Ann", age = 30, email = Nothing}
-- | Person {name = "Bob", age = 25, email = Just "bob@example.org"}
-- | Person {name = "Ann", age = 31, email = Just "x"}
-- | (["Ann","Bob"],30)
-- | (True,True)
-- | [12.0,6.0,0.0]
-- | (Circle {centre = (1.0,1.0), radius = 2.0},Rect {centre = (2.0,-2.0), width = 1.0, height = 1.0})
-- | [False,True]
-- | (12,0)
-- | (Wrapper {unwrap = 3},'x',Wrapper {unwrap = [1]})
-- | (Just (-1),Wrapper {unwrap = -1})
-- | Eve
