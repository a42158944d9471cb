module Main where

-- units of measure as phantom types with a class that names them
newtype Quantity u = Quantity Double

data Metre = Metre
data Foot = Foot
data Mile = Mile

class Unit u where
  symbol :: Quantity u -> String
  symbol _ = "?"
  factor :: Quantity u -> Double
  base :: Quantity u
  base = Quantity 1

instance Unit Metre where { symbol _ = "m"; factor _ = 1 }
instance Unit Foot where { symbol _ = "ft"; factor _ = 0.25; base = Quantity 3 }
instance Unit Mile where { factor _ = 1600 }

convert :: (Unit a, Unit b) => Quantity a -> Quantity b
convert q@(Quantity x) = r
  where r = Quantity (x * factor q / factor r)

render :: Unit u => Quantity u -> String
render q@(Quantity x) = show x ++ symbol q

main :: IO ()
main = do
  let far = Quantity 2 :: Quantity Mile
  putStrLn (render (convert far :: Quantity Metre))
  putStrLn (render (convert far :: Quantity Foot))
  putStrLn (render (base :: Quantity Foot) ++ render (base :: Quantity Mile) ++ render (base :: Quantity Metre))
-- plant: factor | 0.25 => 0.5
-- plant: factor | factor _ = 1 } => factor _ = 2 }
-- plant: symbol | symbol _ = "ft" => symbol _ = "f"
-- plant: base | base = Quantity 3 => base = Quantity 1
-- plant: symbol | symbol _ = "?" => symbol _ = "mi"
-- plant: convert | / factor r => / factor q
-- plant: base | base = Quantity 1 => base = Quantity 2
