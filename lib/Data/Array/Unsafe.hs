module Data.Array.Unsafe (unsafeFreeze, unsafeThaw) where

import Inquest.MArray
