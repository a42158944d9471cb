module Data.Bool (Bool(..), (&&), (||), not, otherwise, bool) where

import Inquest.Classes (bool)
