-- exit: 3
{-# LANGUAGE CPP #-}
module Main where

#if NOT_DEFINED(1)
x = 1
#endif
#if (1 +
#elif 3 = 4
#endif
#if 1 ? 2
#endif
#if 1 2
#endif
#if 12ab
#endif
#if defined
#endif
#if defined(A
#endif
#if (1
#endif
#ifdef
#endif
#include "nowhere.h"
#include nowhere
#define 1
#error "This cannot work"
#warning and this is odd
#frobnicate
#endif
#else
#if 1
#else
#elif 1
#endif
#define A1 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2
#define A2 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3 A3
#define A3 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4 A4
#define A4 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5 A5
#define A5 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6 A6
#define A6 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7 A7
#define TWICE(x) (x + x)

main :: IO ()
main = print (TWICE(undefinedName) + A1)

#ifdef OPEN
-- expected stderr:
-- | fail_cpp.hs:5:1: error: I cannot evaluate this condition: `NOT_DEFINED` is not defined.
-- |  5 | #if NOT_DEFINED(1)
-- |    | ^^^^^^^^^^^^^^^^^^
-- | fail_cpp.hs:8:1: error: I cannot evaluate this condition: a value is missing at its end.
-- |  8 | #if (1 +
-- |    | ^^^^^^^^
-- | fail_cpp.hs:9:1: error: I cannot evaluate this condition: `=` does not fit here.
-- |  9 | #elif 3 = 4
-- |    | ^^^^^^^^^^^
-- | fail_cpp.hs:11:1: error: I cannot evaluate this condition: `:` is missing behind `?`.
-- |  11 | #if 1 ? 2
-- |     | ^^^^^^^^^
-- | fail_cpp.hs:13:1: error: I cannot evaluate this condition: `2` does not fit here.
-- |  13 | #if 1 2
-- |     | ^^^^^^^
-- | fail_cpp.hs:15:1: error: I cannot evaluate this condition: `12ab` is no whole number.
-- |  15 | #if 12ab
-- |     | ^^^^^^^^
-- | fail_cpp.hs:17:1: error: I cannot evaluate this condition: a name is missing behind `defined`.
-- |  17 | #if defined
-- |     | ^^^^^^^^^^^
-- | fail_cpp.hs:19:1: error: I cannot evaluate this condition: `)` is missing behind `defined`.
-- |  19 | #if defined(A
-- |     | ^^^^^^^^^^^^^
-- | fail_cpp.hs:21:1: error: I cannot evaluate this condition: `)` is missing.
-- |  21 | #if (1
-- |     | ^^^^^^
-- | fail_cpp.hs:23:1: error: I expected a name behind `#ifdef`.
-- |  23 | #ifdef
-- |     | ^^^^^^
-- | fail_cpp.hs:25:1: error: There is no file `nowhere.h`; I looked beside this file and in the folders of the program's modules.
-- |  25 | #include "nowhere.h"
-- |     | ^^^^^^^^^^^^^^^^^^^^
-- | fail_cpp.hs:26:1: error: I expected the name of a file in quotes behind `#include`.
-- |  26 | #include nowhere
-- |     | ^^^^^^^^^^^^^^^^
-- | fail_cpp.hs:27:1: error: I expected a name here, and parameters in parentheses right behind it.
-- |  27 | #define 1
-- |     | ^^^^^^^^^
-- | fail_cpp.hs:28:1: error: The program says: "This cannot work"
-- |  28 | #error "This cannot work"
-- |     | ^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_cpp.hs:29:1: warning: The program says: and this is odd
-- |  29 | #warning and this is odd
-- |     | ^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_cpp.hs:30:1: error: There is no directive `#frobnicate`.
-- |  30 | #frobnicate
-- |     | ^^^^^^^^^^^
-- | fail_cpp.hs:31:1: error: There is no `#if` before this `#endif`.
-- |  31 | #endif
-- |     | ^^^^^^
-- | fail_cpp.hs:32:1: error: There is no `#if` before this `#else`.
-- |  32 | #else
-- |     | ^^^^^
-- | fail_cpp.hs:35:1: error: This `#elif` follows the `#else`.
-- |  35 | #elif 1
-- |     | ^^^^^^^
-- | fail_cpp.hs:46:38: error: What this macro gives has no end.
-- |  46 | main = print (TWICE(undefinedName) + A1)
-- |     |                                      ^^
-- | fail_cpp.hs:48:1: error: This condition is never closed; `#endif` is missing.
-- |  48 | #ifdef OPEN
-- |     | ^^^^^^^^^^^
-- | 20 errors
