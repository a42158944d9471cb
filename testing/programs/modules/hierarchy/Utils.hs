module Utils (module Utils, module Utils.Stack) where

import Prelude hiding (lookup)
import Utils.Stack

infixr 4 <+>

(<+>) :: Int -> Int -> Int
a <+> b = a - b

hidden, visible :: Int
hidden = 1
visible = 2

lookup :: Int -> Int
lookup n = n * 1000
