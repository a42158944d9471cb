-- | Generators, as in QuickCheck 2.14.
module Test.QuickCheck.Gen
  ( Gen(..), QCGen, newQCGen, mkQCGen, variant, sized, getSize, resize, scale, choose, chooseAny, chooseInt, chooseInteger
  , chooseEnum, chooseBoundedIntegral, chooseWord64, generate, sample', sample, suchThat, suchThatMap, suchThatMaybe, oneof
  , frequency, elements, sublistOf, shuffle, growingElements, listOf, listOf1, vectorOf, infiniteListOf, delay, genDouble, genFloat
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Data.Bits
import Data.List (sortBy)
import Data.Ord (comparing)
import Data.Word
import System.Random
import System.Random.SplitMix

type QCGen = SMGen

newQCGen :: IO QCGen
newQCGen = newSMGen

mkQCGen :: Int -> QCGen
mkQCGen n = mkSMGen (fromIntegral n)

newtype Gen a = MkGen { unGen :: QCGen -> Int -> a }

instance Functor Gen where
  fmap f (MkGen h) = MkGen (\r n -> f (h r n))
instance Applicative Gen where
  pure x = MkGen (\_ _ -> x)
  gf <*> gx = gf >>= \f -> fmap f gx
instance Monad Gen where
  MkGen m >>= k = MkGen (\r n -> case splitSMGen r of (r1, r2) -> unGen (k (m r1 n)) r2 n)
instance MonadFix Gen where
  mfix f = MkGen (\r n -> let a = unGen (f a) r n in a)

variant :: Integral n => n -> Gen a -> Gen a
variant k (MkGen g) = MkGen (\r n -> g (variantOf (toInteger k) r) n)

-- | Another generator for each number: a path of splits.
variantOf :: Integer -> QCGen -> QCGen
variantOf k r = path (if k >= 0 then 2 * k else -2 * k - 1) r
  where
    path n g = case splitSMGen g of
      (g1, g2) | n < 1 -> g1
               | otherwise -> case splitSMGen g2 of
                   (g3, g4) -> path ((n - 1) `div` 2) (if odd n then g3 else g4)

sized :: (Int -> Gen a) -> Gen a
sized f = MkGen (\r n -> unGen (f n) r n)

getSize :: Gen Int
getSize = sized pure

resize :: Int -> Gen a -> Gen a
resize n g = if n < 0 then error "Test.QuickCheck.resize: negative size" else MkGen (\r _ -> unGen g r n)

scale :: (Int -> Int) -> Gen a -> Gen a
scale f g = sized (\n -> resize (f n) g)

choose :: Random a => (a, a) -> Gen a
choose range = MkGen (\r _ -> fst (randomR range r))

chooseAny :: Random a => Gen a
chooseAny = MkGen (\r _ -> fst (random r))

chooseInt :: (Int, Int) -> Gen Int
chooseInt range = choose range

chooseInteger :: (Integer, Integer) -> Gen Integer
chooseInteger range = choose range

chooseEnum :: Enum a => (a, a) -> Gen a
chooseEnum (lo, hi) = fmap toEnum (chooseInt (fromEnum lo, fromEnum hi))

chooseBoundedIntegral :: (Bounded a, Integral a) => (a, a) -> Gen a
chooseBoundedIntegral (lo, hi) = fmap fromInteger (chooseInteger (toInteger lo, toInteger hi))

chooseWord64 :: (Word64, Word64) -> Gen Word64
chooseWord64 range = choose range

genDouble :: Gen Double
genDouble = choose (0, 1)

genFloat :: Gen Float
genFloat = choose (0, 1)

delay :: Gen (Gen a -> a)
delay = MkGen (\r n g -> unGen g r n)

generate :: Gen a -> IO a
generate (MkGen g) = do
  r <- newQCGen
  return (g r 30)

sample' :: Gen a -> IO [a]
sample' g = generate (sequence [resize n g | n <- [0, 2 .. 20]])

sample :: Show a => Gen a -> IO ()
sample g = sample' g >>= mapM_ print

suchThat :: Gen a -> (a -> Bool) -> Gen a
suchThat g p = suchThatMaybe g p >>= \mx -> case mx of
  Just x -> return x
  Nothing -> sized (\n -> resize (n + 1) (suchThat g p))

suchThatMap :: Gen a -> (a -> Maybe b) -> Gen b
suchThatMap g f = fmap (\x -> case f x of { Just y -> y; Nothing -> error "suchThatMap" }) (g `suchThat` holds)
  where holds x = case f x of { Just _ -> True; Nothing -> False }

suchThatMaybe :: Gen a -> (a -> Bool) -> Gen (Maybe a)
suchThatMaybe g p = sized (\n -> try' n (2 * n))
  where
    try' m n
      | m > n = return Nothing
      | otherwise = resize m g >>= \x -> if p x then return (Just x) else try' (m + 1) n

oneof :: [Gen a] -> Gen a
oneof [] = error "QuickCheck.oneof used with empty list"
oneof gs = chooseInt (0, length gs - 1) >>= (gs !!)

frequency :: [(Int, Gen a)] -> Gen a
frequency xs
  | null xs = error "QuickCheck.frequency used with empty list"
  | any ((< 0) . fst) xs = error "QuickCheck.frequency: negative weight"
  | all ((== 0) . fst) xs = error "QuickCheck.frequency: all weights were zero"
  | otherwise = chooseInt (1, sum (map fst xs)) >>= \n -> pick n xs
  where
    pick n ((k, x) : rest)
      | n <= k = x
      | otherwise = pick (n - k) rest
    pick _ _ = error "QuickCheck.pick used with empty list"

elements :: [a] -> Gen a
elements [] = error "QuickCheck.elements used with empty list"
elements xs = fmap (xs !!) (chooseInt (0, length xs - 1))

sublistOf :: [a] -> Gen [a]
sublistOf xs = filterM (\_ -> fmap (== 0) (chooseInt (0, 1))) xs

shuffle :: [a] -> Gen [a]
shuffle xs = do
  ns <- vectorOf (length xs) (chooseInt (minBound, maxBound))
  return (map snd (sortBy (comparing fst) (zip ns xs)))

growingElements :: [a] -> Gen a
growingElements [] = error "QuickCheck.growingElements used with empty list"
growingElements xs = sized (\n -> elements (take (1 `max` size n) xs))
  where
    k = length xs
    mx = 100 :: Int
    log' n = round (log (toDouble n))
    toDouble n = fromIntegral n :: Double
    size n = (log' n + 1) * k `div` log' mx

listOf :: Gen a -> Gen [a]
listOf gen = sized (\n -> chooseInt (0, n) >>= \k -> vectorOf k gen)

listOf1 :: Gen a -> Gen [a]
listOf1 gen = sized (\n -> chooseInt (1, 1 `max` n) >>= \k -> vectorOf k gen)

vectorOf :: Int -> Gen a -> Gen [a]
vectorOf k gen = replicateM k gen

infiniteListOf :: Gen a -> Gen [a]
infiniteListOf gen = MkGen (\r n -> go r n)
  where go r n = case splitSMGen r of (r1, r2) -> unGen gen r1 n : go r2 n
