-- H2010 11.4: derived Show: precedences, infix constructors, records, negative fields, operators as fields.
module Main where

data Op = Int :+ Int | Int :* Int | Op :- Op | Int `Mod` Int deriving Show
infixl 6 :+
infixr 7 :*
infix 4 :-
infixl 9 `Mod`
data NoFix = Int :? Int | NoFix :! Int deriving Show
data Rec = Rec { field :: Int, (+++) :: Double, field' :: Maybe Int } deriving Show
data P a b = P a b | Q { unQ :: a } deriving Show
newtype N = N { getN :: [Int] } deriving Show
newtype M = M Int deriving Show
data U = U deriving Show
data Both a b = a :*: b deriving Show

main :: IO ()
main = do
  print (1 :+ 2, 3 :* (-4), (-1) :+ (-2))
  print ((1 :+ 2) :- (3 :* 4))
  print (5 `Mod` 3, (-5) `Mod` 3)
  print (Just (1 :+ 2), [Just (3 :* 4)])
  print (1 :? (-1), (1 :? 2) :! 3)
  print Rec { field = -1, (+++) = -2.5, field' = Just (-3) }
  print (Just Rec { field = 1, (+++) = 0, field' = Nothing })
  print (P (-1) (-2.5), P (Just 1) [Q 'x' :: P Char ()], Q { unQ = P 1 2 } :: P (P Int Int) ())
  print (N [1, -2], M (-3), Just (M 3), Just (N []))
  print (U, [U], Just U, (U, U))
  print (1 :*: 'a', Just ("x" :*: U))
  print (showsPrec 10 (1 :+ 2) "", showsPrec 6 (1 :+ 2) "", showsPrec 11 (M 1) "!", showsPrec 11 (-5 :: Int) "")
  print (Left (-1) :: Either Int Int, (-1, -2), [-1], Just (-1.5))

-- expected stdout:
-- | (1 :+ 2,3 :* (-4),(-1) :+ (-2))
-- | 1 :+ 2 :- 3 :* 4
-- | (5 `Mod` 3,(-5) `Mod` 3)
-- | (Just (1 :+ 2),[Just (3 :* 4)])
-- | (1 :? (-1),(1 :? 2) :! 3)
-- | Rec {field = -1, (+++) = -2.5, field' = Just (-3)}
-- | Just (Rec {field = 1, (+++) = 0.0, field' = Nothing})
-- | (P (-1) (-2.5),P (Just 1) [Q {unQ = 'x'}],Q {unQ = P 1 2})
-- | (N {getN = [1,-2]},M (-3),Just (M 3),Just (N {getN = []}))
-- | (U,[U],Just U,(U,U))
-- | (1 :*: 'a',Just ("x" :*: U))
-- | ("(1 :+ 2)","1 :+ 2","(M 1)!","(-5)")
-- | (Left (-1),(-1,-2),[-1],Just (-1.5))
