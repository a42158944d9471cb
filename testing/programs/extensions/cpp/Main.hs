{-# LANGUAGE CPP, MagicHash, UnboxedTuples #-}
{-# OPTIONS_GHC -XNegativeLiterals #-}
module Main where
#include "defs.h"
#if __GLASGOW_HASKELL__ >= 800 && MIN_VERSION_base(4,9,0)
import qualified Data.Map as M
#else
import Foo
#endif
#ifdef DEBUG
debug = True
#else
debug = False
#endif

#define TWICE(x) (x + x)
#define SHOW(e) putStrLn ("e = " ++ show (e))
#define LONG(a,b) a \
   ++ b
#define ANSWER 42
-- it's a comment with ANSWER and "unterminated
f :: Int -> Int
f x = TWICE(x) + ANSWER

#if defined(FOO) || !defined(BAR)
g :: Int -> Int
g 0 = 1
#  if 0
g 1 = error "no"
#  elif ANSWER == 42
g 1 = 2
#  else
g 1 = 3
#  endif
g n = n * g (n - 1)
#endif

main :: IO ()
main = do
  print (f 3)
  SHOW(f 3)
  putStrLn (LONG("a","b"))
  print debug
  print (g 5, M.toList (M.fromList [(1,2)]))
  putStrLn "ANSWER is 'c' /* no comment */" /* a comment */
  print (abs -1, subtract 1 -2)
  print INCLUDED
  print __LINE__
  case (# 1, 'x' #) of (# a, b #) -> print (a + 1, b)
-- expected stdout:
-- | 48
-- | f 3 = 48
-- | ab
-- | False
-- | (240,[(1,2)])
-- | ANSWER is 'c' /* no comment */
-- | (1,-3)
-- | "inc"
-- | 48
-- | (2,'x')
