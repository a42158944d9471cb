-- An instance is visible wherever its module is imported, even with an empty import list (H2010 5.4).
module Main where

import Classes
import Instances ()
import Types (Colour (..), Wrapped (Wrap, unwrap))

main :: IO ()
main = do
  putStrLn (render [Red, Blue])
  putStrLn (render (Wrap { unwrap = Just Green }))
  print (unwrap (Wrap 3))
  print (loud Red, quiet Blue)

-- expected stdout:
-- | RB
-- | <G>
-- | 3
-- | ("R!","hush")
