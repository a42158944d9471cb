module Data.Function (id, const, (.), flip, ($), (&), on, fix) where

import Control.Monad.Fix (fix)
import Inquest.Monad ((&))

infixl 0 `on`

on :: (b -> b -> c) -> (a -> b) -> a -> a -> c
on op f x y = f x `op` f y
