-- Keys are forced by every function that looks for one, also in an empty map; arrays of actions; fractions of what is no number.
import Control.Exception
import qualified Data.Map as M
import qualified Data.Map.Strict as MS
import qualified Data.Set as S
import qualified Data.IntMap as IM
import qualified Data.IntSet as IS
import qualified Data.Sequence as Q
import Data.Array.ST
import Data.Array.Unboxed

t :: String -> a -> IO ()
t n x = do
  r <- try (evaluate x)
  putStrLn (n ++ ": " ++ either (\e -> "error " ++ takeWhile (/= '\n') (show (e :: SomeException))) (const "ok") r)

u :: Int
u = error "forced"

main :: IO ()
main = do
  t "M.lookup" (M.lookup u (M.empty :: M.Map Int Int))
  t "M.member" (M.member u (M.empty :: M.Map Int Int))
  t "M.notMember" (M.notMember u (M.empty :: M.Map Int Int))
  t "M.findWithDefault" (M.findWithDefault 1 u (M.empty :: M.Map Int Int))
  t "M.delete" (M.delete u (M.empty :: M.Map Int Int))
  t "M.insert" (M.insert u 1 (M.empty :: M.Map Int Int))
  t "M.insertWith" (M.insertWith (+) u 1 (M.empty :: M.Map Int Int))
  t "M.adjust" (M.adjust (+1) u (M.empty :: M.Map Int Int))
  t "M.alter" (M.alter id u (M.empty :: M.Map Int Int))
  t "M.update" (M.update Just u (M.empty :: M.Map Int Int))
  t "M.lookupLT" (M.lookupLT u (M.empty :: M.Map Int Int))
  t "M.lookupGE" (M.lookupGE u (M.empty :: M.Map Int Int))
  t "M.split" (M.split u (M.empty :: M.Map Int Int))
  t "M.splitLookup" (M.splitLookup u (M.empty :: M.Map Int Int))
  t "M.singleton" (M.singleton u 1)
  t "MS.insert" (MS.insert 1 u MS.empty)
  t "MS.singleton" (MS.singleton 1 u)
  t "MS.findWithDefault" (MS.findWithDefault u 1 (MS.fromList [(1,1)]))
  t "MS.map" (MS.map (const u) (MS.fromList [(1,1)]))
  t "MS.adjust" (MS.adjust (const u) 1 (MS.fromList [(1,1)]))
  t "MS.fromList" (MS.fromList [(1,u)])
  t "MS.fromListWith" (MS.fromListWith (+) [(1,u)])
  t "MS.unionWith" (MS.unionWith (\_ _ -> u) (MS.fromList [(1,1)]) (MS.fromList [(1,1)]))
  t "MS.insertWith" (MS.insertWith (\_ _ -> u) 1 1 (MS.fromList [(1,1)]))
  t "MS.alter" (MS.alter (const (Just u)) 1 (MS.fromList [(1,1)]))
  t "M.insertLookupWithKey" (M.insertLookupWithKey (\_ a _ -> a) u 1 (M.empty :: M.Map Int Int))
  t "M.alterF" (M.alterF (\x -> Just x) u (M.empty :: M.Map Int Int))
  t "M.elemAt" (M.elemAt u (M.empty :: M.Map Int Int))
  t "M.deleteAt" (M.deleteAt u (M.empty :: M.Map Int Int))
  t "M.updateAt" (M.updateAt (\_ _ -> Nothing) u (M.empty :: M.Map Int Int))
  t "M.take" (M.take u (M.empty :: M.Map Int Int))
  t "M.drop" (M.drop u (M.empty :: M.Map Int Int))
  t "M.splitAt" (M.splitAt u (M.empty :: M.Map Int Int))
  t "S.elemAt" (S.elemAt u (S.empty :: S.Set Int))
  t "S.deleteAt" (S.deleteAt u (S.empty :: S.Set Int))
  t "S.take" (S.take u (S.empty :: S.Set Int))
  t "S.splitAt" (S.splitAt u (S.empty :: S.Set Int))
  t "IM.insertLookupWithKey" (IM.insertLookupWithKey (\_ a _ -> a) u 1 (IM.empty :: IM.IntMap Int))
  t "Q.lookup" (Q.lookup u (Q.empty :: Q.Seq Int))
  t "Q.index" (Q.index (Q.empty :: Q.Seq Int) u)
  t "Q.adjust" (Q.adjust id u (Q.empty :: Q.Seq Int))
  t "Q.update" (Q.update u 1 (Q.empty :: Q.Seq Int))
  t "Q.take" (Q.take u (Q.empty :: Q.Seq Int))
  t "Q.splitAt" (Q.splitAt u (Q.empty :: Q.Seq Int))
  t "S.member" (S.member u S.empty)
  t "S.insert" (S.insert u S.empty)
  t "S.delete" (S.delete u S.empty)
  t "S.singleton" (S.singleton u)
  t "S.split" (S.split u S.empty)
  t "IM.lookup" (IM.lookup u (IM.empty :: IM.IntMap Int))
  t "IM.member" (IM.member u (IM.empty :: IM.IntMap Int))
  t "IM.insert" (IM.insert u 1 (IM.empty :: IM.IntMap Int))
  t "IM.delete" (IM.delete u (IM.empty :: IM.IntMap Int))
  t "IM.adjust" (IM.adjust id u (IM.empty :: IM.IntMap Int))
  t "IM.findWithDefault" (IM.findWithDefault 0 u (IM.empty :: IM.IntMap Int))
  t "IM.singleton" (IM.singleton u 1)
  t "IS.member" (IS.member u IS.empty)
  t "IS.insert" (IS.insert u IS.empty)
  t "IS.delete" (IS.delete u IS.empty)
  t "IS.singleton" (IS.singleton u)
  t "runSTUArray" (runSTUArray (newArray (0, 3) u) `seq` ())
  t "runSTUArray error" (runSTUArray (error "never run" >> newArray (0,1) (0::Int)) `seq` ())
  t "runSTArray error" (runSTArray (error "never run" >> newArray (0,1) (0::Int)) `seq` ())
  print (snd (properFraction (1/0 :: Double) :: (Int, Double)))
  print (properFraction (-1/0 :: Double) :: (Int, Double))
  print (truncate (1/0 :: Double) :: Int, round (-1/0 :: Double) :: Int, ceiling (1/0 :: Float) :: Integer)
  print (properFraction (1/0 :: Double) :: (Int, Double))
  print (properFraction (-1/0 :: Double) :: (Int, Double))
  print (properFraction (0/0 :: Double) :: (Int, Double))
  print (properFraction (1/0 :: Float) :: (Int, Float))
  print (properFraction (-3.5 :: Float) :: (Int, Float))
  print (snd (properFraction (0/0 :: Double) :: (Integer, Double)))
  print (snd (properFraction (1/0 :: Double) :: (Integer, Double)), snd (properFraction (-1/0 :: Double) :: (Integer, Double)))
  print (snd (properFraction (1e300 :: Double) :: (Int, Double)))
-- expected stdout:
-- | M.lookup: error forced
-- | M.member: error forced
-- | M.notMember: error forced
-- | M.findWithDefault: error forced
-- | M.delete: error forced
-- | M.insert: error forced
-- | M.insertWith: error forced
-- | M.adjust: error forced
-- | M.alter: error forced
-- | M.update: error forced
-- | M.lookupLT: error forced
-- | M.lookupGE: error forced
-- | M.split: error forced
-- | M.splitLookup: error forced
-- | M.singleton: error forced
-- | MS.insert: error forced
-- | MS.singleton: error forced
-- | MS.findWithDefault: ok
-- | MS.map: error forced
-- | MS.adjust: error forced
-- | MS.fromList: error forced
-- | MS.fromListWith: error forced
-- | MS.unionWith: error forced
-- | MS.insertWith: error forced
-- | MS.alter: error forced
-- | M.insertLookupWithKey: error forced
-- | M.alterF: error forced
-- | M.elemAt: error forced
-- | M.deleteAt: error forced
-- | M.updateAt: error forced
-- | M.take: error forced
-- | M.drop: error forced
-- | M.splitAt: error forced
-- | S.elemAt: error forced
-- | S.deleteAt: error forced
-- | S.take: error forced
-- | S.splitAt: error forced
-- | IM.insertLookupWithKey: error forced
-- | Q.lookup: error forced
-- | Q.index: error forced
-- | Q.adjust: error forced
-- | Q.update: error forced
-- | Q.take: error forced
-- | Q.splitAt: error forced
-- | S.member: error forced
-- | S.insert: error forced
-- | S.delete: error forced
-- | S.singleton: error forced
-- | S.split: ok
-- | IM.lookup: error forced
-- | IM.member: error forced
-- | IM.insert: error forced
-- | IM.delete: error forced
-- | IM.adjust: error forced
-- | IM.findWithDefault: error forced
-- | IM.singleton: error forced
-- | IS.member: error forced
-- | IS.insert: error forced
-- | IS.delete: error forced
-- | IS.singleton: error forced
-- | runSTUArray: error forced
-- | runSTUArray error: error never run
-- | runSTArray error: error never run
-- | 0.0
-- | (0,0.0)
-- | (0,0,340282366920938463463374607431768211456)
-- | (0,0.0)
-- | (0,0.0)
-- | (0,0.0)
-- | (0,0.0)
-- | (-3,-0.5)
-- | 0.0
-- | (0.0,0.0)
-- | 0.0
