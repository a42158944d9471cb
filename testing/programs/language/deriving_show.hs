-- Derived Show: precedences, infix constructors, records, negative numbers, nested types (H2010 11.4).
module Main where

data T = Int :*: T | Nil | T `Plus` T | Neg { value :: Int } | (:-) Int Int deriving (Show, Eq, Ord)
infixr 5 :*:
infixl 6 `Plus`

data P a b = P a b | Q { unQ :: a, (%%) :: b } deriving Show
newtype N f a = N (f a)
instance Show (f a) => Show (N f a) where showsPrec d (N x) = showParen (d > 10) $ showString "N " . showsPrec 11 x

data Op = Op :+ Op | V String deriving Show
infix 4 :+

data Color = Red | Green | Blue deriving (Show, Read, Eq, Ord, Enum, Bounded)

main :: IO ()
main = do
  print (1 :*: 2 :*: Nil)
  print ((-1) :*: Nil)
  print (Nil `Plus` Nil `Plus` (1 :*: Nil))
  print (Neg { value = -5 }, Neg 3 `Plus` Nil)
  print (3 :- (-4))
  print (P (-1) (Just (-2.5)), Q { unQ = 'x', (%%) = Left (3, "a\nb\1234\&5") :: Either (Int, String) () })
  print (N (Just [N (Just 1)]))
  print ((V "a" :+ V "b") :+ V "c")
  print [minBound .. maxBound :: Color]
  print (succ Red, pred Blue, fromEnum Green, toEnum 2 :: Color, [Red ..], [Blue, Green ..])
  print (read "[Red,Blue , Green]" :: [Color])
  print (compare (1 :*: Nil) Nil, maximum [Nil, 2 :*: Nil, 1 :*: Nil `Plus` Nil])
  print (showsPrec 11 (-5 :: Int) "", show (Just (Just Nothing :: Maybe (Maybe Int))))
  print (words (show [Just "q\"uote", Nothing]), '\'', "\SOH\DEL\200\&1\SO\&H")
-- expected stdout:
-- | 1 :*: (2 :*: Nil)
-- | -1 :*: Nil
-- | (Nil `Plus` Nil) `Plus` (1 :*: Nil)
-- | (Neg {value = -5},Neg {value = 3} `Plus` Nil)
-- | (:-) 3 (-4)
-- | (P (-1) (Just (-2.5)),Q {unQ = 'x', (%%) = Left (3,"a\nb\1234\&5")})
-- | N (Just [N (Just 1)])
-- | (V "a" :+ V "b") :+ V "c"
-- | [Red,Green,Blue]
-- | (Green,Green,1,Blue,[Red,Green,Blue],[Blue,Green,Red])
-- | [Red,Blue,Green]
-- | (LT,Nil)
-- | ("(-5)","Just (Just Nothing)")
-- | (["[Just","\"q\\\"uote\",Nothing]"],'\'',"\SOH\DEL\200\&1\SO\&H")
