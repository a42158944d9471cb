{- Types that share parts: as a tree the type of f30 has a billion leaves. -}
module Main where

class Layered a where
  layers :: a -> Int

instance Layered Char where
  layers _ = 1

instance (Layered a, Layered b) => Layered (a, b) where
  layers ~(x, _) = 1 + layers x

f0 x = x
f1 x = f0 (x, x)
f2 x = f1 (x, x)
f3 x = f2 (x, x)
f4 x = f3 (x, x)
f5 x = f4 (x, x)
f6 x = f5 (x, x)
f7 x = f6 (x, x)
f8 x = f7 (x, x)
f9 x = f8 (x, x)
f10 x = f9 (x, x)
f11 x = f10 (x, x)
f12 x = f11 (x, x)
f13 x = f12 (x, x)
f14 x = f13 (x, x)
f15 x = f14 (x, x)
f16 x = f15 (x, x)
f17 x = f16 (x, x)
f18 x = f17 (x, x)
f19 x = f18 (x, x)
f20 x = f19 (x, x)
f21 x = f20 (x, x)
f22 x = f21 (x, x)
f23 x = f22 (x, x)
f24 x = f23 (x, x)
f25 x = f24 (x, x)
f26 x = f25 (x, x)
f27 x = f26 (x, x)
f28 x = f27 (x, x)
f29 x = f28 (x, x)
f30 x = f29 (x, x)

pair :: a -> (a, a)
pair x = (x, x)

same :: a -> a -> Bool
same _ _ = True

-- Two such types, made equal.
alike x y = same (f30 x) (f30 y)

-- Its context is that of the letter's type.
depth x = layers (f30 x)

local :: Int
local = layers (g8 'a')
  where
    g0 x = f10 x
    g1 x = g0 (x, x)
    g2 x = g1 (x, x)
    g3 x = g2 (x, x)
    g4 x = g3 (x, x)
    g5 x = g4 (x, x)
    g6 x = g5 (x, x)
    g7 x = g6 (x, x)
    g8 x = g7 (x, x)

main :: IO ()
main = do
  f30 'a' `seq` putStrLn "thirty functions"
  (pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair . pair) 'a' `seq` putStrLn "composed"
  print (alike 'a' 'b')
  print (layers (f30 'a'), depth 'a', local)

-- expected stdout:
-- | thirty functions
-- | composed
-- | True
-- | (31,31,19)
