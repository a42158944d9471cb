module Types where

data Colour = Red | Green | Blue deriving (Eq, Show, Enum)

newtype Wrapped a = Wrap { unwrap :: a }
