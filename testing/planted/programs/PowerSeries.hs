module Main where

-- power series, as in the functional pearl: constants defined by differential equations
data Series = Series [Rational]

coefficients :: Series -> [Rational]
coefficients ~(Series cs) = cs

integrate :: Rational -> Series -> Series
integrate c s = Series (c : zipWith (/) (coefficients s) [1 ..])

sine, cosine, expo :: Series
sine = integrate 0 cosine
cosine = integrate 1 (negateS sine)
expo = integrate 1 expo

negateS :: Series -> Series
negateS ~(Series cs) = Series (map negate cs)

multiply :: Series -> Series -> Series
multiply (Series (a : as)) (Series (b : bs)) =
  Series (a * b : coefficients (addS (scale a (Series bs)) (multiply (Series as) (Series (b : bs)))))
multiply _ _ = Series []

addS :: Series -> Series -> Series
addS (Series as) (Series bs) = Series (zipWith (+) as bs)

scale :: Rational -> Series -> Series
scale k (Series cs) = Series (map (k *) cs)

main :: IO ()
main = do
  print (map fromRational (take 5 (coefficients expo)) :: [Double])
  print (take 4 (coefficients (addS (multiply sine sine) (multiply cosine cosine))))
-- plant: sine | integrate 0 cosine => integrate 1 cosine
-- plant: cosine | negateS sine => sine
-- plant: scale | map (k *) cs => map (k +) cs
-- plant: integrate | [1 ..] => [2 ..]
-- plant: negateS | map negate cs => map abs cs
-- plant: addS | zipWith (+) as bs => zipWith (-) as bs
-- plant: expo | expo = integrate 1 expo => expo = integrate 2 expo
