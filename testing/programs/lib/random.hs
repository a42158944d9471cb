-- System.Random gives for a seed what random 1.2 gives.
module Main where

import Data.Int
import Data.List (unfoldr)
import Data.Word
import System.Random

several :: StdGen -> (StdGen -> (a, StdGen)) -> [a]
several g f = take 8 (unfoldr (Just . f) g)

main :: IO ()
main = do
  let g = mkStdGen 42
      (a, b) = split g
  print g
  print (a, b)
  print (several g (random :: StdGen -> (Int, StdGen)))
  print (several g (randomR (1, 6 :: Int)))
  print (several g (randomR (-100, 1000000000000 :: Int)))
  print (several g (randomR (1, 6 :: Integer)))
  print (several g (randomR (1, 10 ^ 30 :: Integer)))
  print (several g (random :: StdGen -> (Integer, StdGen)))
  print (several g (random :: StdGen -> (Double, StdGen)))
  print (several g (randomR (-1, 1 :: Double)))
  print (several g (random :: StdGen -> (Float, StdGen)))
  print (several g (random :: StdGen -> (Bool, StdGen)))
  print (several g (randomR ('a', 'z')))
  print (several g (random :: StdGen -> (Char, StdGen)))
  print (several g (random :: StdGen -> (Word8, StdGen)))
  print (several g (randomR (3, 7 :: Word8)))
  print (several g (randomR (3, 700 :: Word16)))
  print (several g (randomR (3, 700 :: Word32)))
  print (several g (randomR (3, 700 :: Word64)))
  print (several g (randomR (3, 700 :: Word)))
  print (several g (randomR (-3, 7 :: Int8)))
  print (several g (randomR (-3, 700 :: Int16)))
  print (several g (randomR (-3, 700 :: Int32)))
  print (several g (randomR (-3, 700 :: Int64)))
  print (several g (random :: StdGen -> (Int8, StdGen)))
  print (several g (uniformR (1, 100 :: Int)))
  print (fst (uniform g :: (Word32, StdGen)))
  print (take 5 (randomRs (0, 99 :: Int) b), take 3 (randoms a :: [Int]))
  print (fst (randomR ((0, 'a'), (9, 'z')) g :: ((Int, Char), StdGen)))
  print (fst (genWord64 g), fst (genWord32 g))
  setStdGen (mkStdGen 7)
  x <- randomRIO (1, 1000 :: Int)
  y <- randomIO :: IO Int
  z <- getStdRandom (randomR (0, 9 :: Int))
  h <- newStdGen
  print (x, y, z, h)
-- expected stdout:
-- | StdGen {unStdGen = SMGen 9297814886316923340 13679457532755275413}
-- | (StdGen {unStdGen = SMGen 18209985878117922550 13679457532755275413},StdGen {unStdGen = SMGen 1275548033995301424 10514482549683702313})
-- | [1275548033995301424,-8029435041741618537,2112719111588962399,2726445820918627087,4609004260007739600,-7372474867372296750,-8713634779168743535,6450629194222476823]
-- | [1,1,3,2,4,5,3,4]
-- | [196565852620,408255382067,921747611643,31662013099,186005288302,368514195245,82735078835,327722840615]
-- | [1,1,3,2,4,5,3,4]
-- | [69147597478365993430098765296,114530732531819895043555220802,249854621584766800818714734283,527632912108999979180659954177,438246565941702561442084728636,517753715054511703337892928769,110781974130711373862276651797,709859825378912700466507114311]
-- | [1275548033995301424,-8029435041741618537,2112719111588962399,2726445820918627087,4609004260007739600,-7372474867372296750,-8713634779168743535,6450629194222476823]
-- | [0.930852402521634,0.435276545804375,0.8854692674681801,0.8521990758897999,0.7501453784152332,0.39966266338999124,0.472367087891,0.6503106906862786]
-- | [0.8617048050432681,-0.12944690839124995,0.7709385349363602,0.7043981517795999,0.5002907568304664,-0.20067467322001753,-5.526582421799997e-2,0.3006213813725571]
-- | [0.233446,0.9456366,0.3889103,0.6281131,0.5389709,0.69226897,0.19860268,0.7367383]
-- | [False,True,True,True,False,False,True,True]
-- | "tbpjliug"
-- | "\854027\60566\680822\414323\513638\342846\892846\293302"
-- | [48,151,95,15,208,210,145,23]
-- | [6,3,6,4,5,4,7,4]
-- | [538,40,429,262,324,217,562,186]
-- | [538,40,429,262,324,217,562,186]
-- | [563,666,98,211,469,538,654,98]
-- | [563,666,98,211,469,538,654,98]
-- | [-3,4,-3,-1,-2,4,1,-1]
-- | [557,660,92,205,463,532,648,92]
-- | [557,660,92,205,463,532,648,92]
-- | [557,660,92,205,463,532,648,92]
-- | [48,-105,95,15,-48,-46,-111,23]
-- | [49,24,96,16,81,83,18,24]
-- | 3292324400
-- | ([83,73,71,79,26],[2112719111588962399,2726445820918627087,4609004260007739600])
-- | (0,'b')
-- | (1275548033995301424,3292324400)
-- | (196,6829803034257712736,2,StdGen {unStdGen = SMGen 4993895114504130002 13801512997297533269})
