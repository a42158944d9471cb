module Geometry (module Geometry.Vec, Describe (..), Shape (Round), shapes) where

import Geometry.Vec

class Describe a where
  describe :: a -> String
  describe _ = "something"

instance Describe Vec

data Shape = Round | Secret deriving Show

shapes :: [Shape]
shapes = [Round, Secret]
