module Main where

data P = P { px :: Int, py :: Int }

main :: IO ()
main = do
  let p = P { px = 1, pz = 3 }
  print (px p { qx = 2 })
  print (py (P { px = True, py = 1 }))
-- expected stderr:
-- | fail_records.hs:7:23: error: `pz` is not in scope
-- |  7 |   let p = P { px = 1, pz = 3 }
-- |    |                       ^^
-- | fail_records.hs:8:17: error: `qx` is not in scope
-- |  8 |   print (px p { qx = 2 })
-- |    |                 ^^
-- | 2 errors
