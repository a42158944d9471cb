module Data.Coerce (coerce, Coercible) where

import Inquest.Coerce
