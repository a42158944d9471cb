-- | What derived instances call (src/haskell/derive). Loaded with Prelude, so that every module that may
-- derive finds it; nothing else uses it.
module Inquest.Derive where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Enum
import Inquest.Show
import Inquest.ReadP
import Inquest.Read

foreign import prim "dataTag" tagOf :: a -> Int
foreign import prim "tagToEnum" fromTag :: a -> Int -> a
foreign import prim "intEq" intEq :: Int -> Int -> Bool
foreign import prim "intLt" intLt :: Int -> Int -> Bool
foreign import prim "intGt" intGt :: Int -> Int -> Bool
foreign import prim "intCompare" intCompare :: Int -> Int -> Ordering
foreign import prim "intAdd" intPlus :: Int -> Int -> Int
foreign import prim "intSub" intMinus :: Int -> Int -> Int
foreign import prim "intMul" intTimes :: Int -> Int -> Int

-- | Of a type without constructors there is no value but bottom.
absurd :: a -> b
absurd x = x `seq` errorWithoutStackTrace "Void"

-- ----------------------------------------------------------------------------------- Enum
-- The first argument of most is the number of the last constructor.

enumSucc :: String -> Int -> a -> a
enumSucc name end x
  | intEq (tagOf x) end = errorWithoutStackTrace ("succ{" ++ name ++ "}: tried to take `succ' of last tag in enumeration")
  | otherwise = fromTag x (intPlus (tagOf x) 1)

enumPred :: String -> a -> a
enumPred name x
  | intEq (tagOf x) 0 = errorWithoutStackTrace ("pred{" ++ name ++ "}: tried to take `pred' of first tag in enumeration")
  | otherwise = fromTag x (intMinus (tagOf x) 1)

-- | The third argument is any constructor of the type.
enumToEnum :: String -> Int -> a -> Int -> a
enumToEnum name end x n
  | intLt n 0 || intGt n end = errorWithoutStackTrace
      ("toEnum{" ++ name ++ "}: tag (" ++ primIntShow n ++ ") is outside of enumeration's range (0," ++ primIntShow end ++ ")")
  | otherwise = fromTag x n

enumFromLast :: Int -> a -> [a]
enumFromLast end x = map (fromTag x) (enumFromToInt (tagOf x) end)

enumFromThenLast :: Int -> a -> a -> [a]
enumFromThenLast end x y =
  map (fromTag x) (enumFromThenToInt (tagOf x) (tagOf y) (if intLt (tagOf y) (tagOf x) then 0 else end))

enumFromToTag :: a -> a -> [a]
enumFromToTag x y = map (fromTag x) (enumFromToInt (tagOf x) (tagOf y))

enumFromThenToTag :: a -> a -> a -> [a]
enumFromThenToTag x y z = map (fromTag x) (enumFromThenToInt (tagOf x) (tagOf y) (tagOf z))

-- ------------------------------------------------------------------------------------- Ix

tagInRange :: a -> a -> a -> Bool
tagInRange l u i = not (intLt (tagOf i) (tagOf l)) && not (intGt (tagOf i) (tagOf u))

tagIndex :: a -> a -> a -> Int
tagIndex l u i = if tagInRange l u i then intMinus (tagOf i) (tagOf l) else indexError

indexError :: Int
indexError = errorWithoutStackTrace "Error in array index"

-- | The index so far, the size of the next component, the index in it.
indexStep :: Int -> Int -> Int -> Int
indexStep sum size i = intPlus (intTimes sum size) i

-- ----------------------------------------------------------------------------------- Read

-- | What a derived readsPrec reads at a precedence, in any number of parentheses; inside them the precedence is 0.
readParens :: (Int -> ReadS a) -> Int -> ReadS a
readParens alternatives d s = shortestFirst (alternatives d s ++ (case skipSpaces s of
  '(' : t -> [(x, v) | (x, u) <- readParens alternatives 0 t, v <- expectChar ')' u]
  _ -> []))

-- | Several results in GHC's order: those that read less before those that read more.
shortestFirst :: [(a, String)] -> [(a, String)]
shortestFirst (r : rs@(_ : _)) = insertByRest r (shortestFirst rs)
shortestFirst rs = rs

insertByRest :: (a, String) -> [(a, String)] -> [(a, String)]
insertByRest r [] = [r]
insertByRest r (q : qs) = if isLonger (snd q) (snd r) then q : insertByRest r qs else r : q : qs

isLonger :: [a] -> [b] -> Bool
isLonger (_ : xs) (_ : ys) = isLonger xs ys
isLonger (_ : _) [] = True
isLonger [] _ = False

-- | What follows this lexeme.
expect :: String -> String -> [String]
expect wanted s = [t | (word, t) <- lex s, word == wanted]
