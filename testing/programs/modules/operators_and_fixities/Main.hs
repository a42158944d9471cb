-- Fixities are exported with the names, also through qualified imports and re-exports.
module Main where

import Ops
import qualified Ops as O ((|>), Vec ((:.)))

main :: IO ()
main = do
  print (2 |> 3 |> 4)
  print (2 O.|> 3 O.|> 4)
  print (1 :. 2 :. End)
  print (1 O.:. End)
  print (10 `minus` 3 `minus` 2)
  print (sumV (1 :. 2 :. 3 :. End))

-- expected stdout:
-- | 2417851639229258349412352
-- | 2417851639229258349412352
-- | 1 :. (2 :. End)
-- | 1 :. End
-- | 5
-- | 6
