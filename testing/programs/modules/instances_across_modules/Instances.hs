module Instances where

import Classes
import Types

instance Render Colour where
  render = take 1 . show

instance Render a => Render [a] where
  render = concatMap render

instance Render a => Render (Maybe a) where
  render = maybe "nothing" render

instance Render a => Render (Wrapped a) where
  render w = "<" ++ render (unwrap w) ++ ">"

instance Voice Colour where
  quiet _ = "hush"
