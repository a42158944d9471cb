module Control.Monad.ST (ST, runST, fixST, RealWorld, stToIO) where

import Inquest.ST
