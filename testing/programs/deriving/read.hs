-- H2010 11.4: derived Read accepts what Show writes, and more: spaces, parentheses, records in order.
module Main where

data Colour = Red | Green | Blue deriving (Show, Read, Eq)
data Shape = Circle Double | Rect { w :: Int, h :: Int } | Shape :&: Shape deriving (Show, Read, Eq)
infixr 5 :&:
data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Show, Read, Eq)
newtype Id = Id { unId :: Int } deriving (Show, Read, Eq)
data T' = T'x Int | Int `In` Int deriving (Show, Read, Eq)

roundTrip :: (Show a, Read a, Eq a) => a -> Bool
roundTrip x = read (show x) == x && read ("  ( " ++ show x ++ " ) ") == x

main :: IO ()
main = do
  print (read "Red" :: Colour, read " ( Green ) " :: Colour, read "[Red , Blue]" :: [Colour])
  print (read "Circle 2.5" :: Shape, read "Circle (-1)" :: Shape, read "Rect{w=1,h= -2}" :: Shape)
  print (read "Circle 1 :&: (Rect {w = 1, h = 2} :&: Circle 3)" :: Shape)
  print (length (reads "Circle 1 :&: Circle 2 :&: Circle 3" :: [(Shape, String)])) -- associativity is not used
  print (read "Node (Node Leaf 1 Leaf) 2 Leaf" :: Tree Int)
  print (read "Id {unId = 5}" :: Id, (read "(1,Just Red,\"x\")" :: (Int, Maybe Colour, String)))
  print (map roundTrip [Circle 1, Rect 1 (-2), Circle (-2.5) :&: Circle 1e10])
  print (roundTrip (Node Leaf 'x' Leaf), roundTrip [Just (Left 1), Just (Right "s"), Nothing :: Maybe (Either Int String)])
  print (map fst (reads "Blue rest" :: [(Colour, String)]), reads "Purple" :: [(Colour, String)])
  print (reads "12abc" :: [(Int, String)], reads "(3)" :: [(Int, String)], reads "" :: [(Int, String)])
  print (roundTrip (T'x (-1)), roundTrip (1 `In` 2), read "1 `In` 2" :: T')
  print ((read "( -5 )" :: Int), (read "-5" :: Int), read "0x1F" :: Int, read "1e3" :: Double)

-- expected stdout:
-- | (Red,Green,[Red,Blue])
-- | (Circle 2.5,Circle (-1.0),Rect {w = 1, h = -2})
-- | Circle 1.0 :&: (Rect {w = 1, h = 2} :&: Circle 3.0)
-- | 2
-- | Node (Node Leaf 1 Leaf) 2 Leaf
-- | (Id {unId = 5},(1,Just Red,"x"))
-- | [True,True,True]
-- | (True,True)
-- | ([Blue],[])
-- | ([(12,"abc")],[(3,"")],[])
-- | (True,True,1 `In` 2)
-- | (-5,-5,31,1000.0)
