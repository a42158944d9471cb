module Classes where

class Render a where
  render :: a -> String

class Render a => Voice a where
  loud, quiet :: a -> String
  loud x = render x ++ "!"
  quiet x = "(" ++ render x ++ ")"
