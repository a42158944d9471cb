-- H2010 2.7: with braces, indentation does not matter.
module Main where {

import Data.List (sort) ;

f :: Int -> Int ;
f x = case x of { 0 -> 1 ;
 1 -> 2
; _ -> let { y = x ;
  z = y } in z + 1 } ;

class Shape a where { area :: a -> Int ; name :: a -> String ; name _ = "shape" } ;
data Square = Square Int ;
instance Shape Square where { area (Square n) = n * n ; } ;

main :: IO () ;
main = do { print (f 0) ; print (f 1)
          ; print (f 5)
  ; let { a = 1 ; b = 2 ; } ;
 print (a + b) ;
  ; print (sort [3,1,2]) ;
    if a > b then print a else print b ;
    g ;
    print (area (Square 3), name (Square 3))
  } ;
g = do { return () ; ; putStrLn "g" } where { h = 1 }
}

-- expected stdout:
-- | 1
-- | 2
-- | 6
-- | 3
-- | [1,2,3]
-- | 2
-- | g
-- | (9,"shape")
