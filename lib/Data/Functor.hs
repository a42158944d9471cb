module Data.Functor (Functor(..), ($>), (<$>), (<&>), void) where

import Inquest.Monad
