-- | Only the name: programs derive Generic for the sake of libraries that are not here.
module GHC.Generics (Generic) where

class Generic a
