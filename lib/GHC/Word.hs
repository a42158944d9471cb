{-# LANGUAGE MagicHash #-}
module GHC.Word (Word(W#), Word8, Word16, Word32, Word64, byteSwap16, byteSwap32, byteSwap64) where

import Data.Word
import GHC.Prim
