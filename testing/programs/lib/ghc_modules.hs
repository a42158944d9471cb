-- What programs import from GHC's own modules.
{-# LANGUAGE PolyKinds, KindSignatures #-}
import Control.Concurrent
import Control.Exception
import Data.Fixed
import Data.Ix
import Data.Proxy
import Data.Typeable
import GHC.Arr (Array, listArray, (!), bounds, numElements, unsafeAt, amap)
import GHC.Char (eqChar)
import GHC.Enum (boundedEnumFrom, boundedEnumFromThen)
import GHC.List (lookup)
import GHC.Natural (Natural, naturalToInteger, minusNaturalMaybe, powModNatural)
import GHC.Num (Num(..))
import GHC.Real (Ratio(..), divZeroError, (%))
import GHC.Read (expectP, list, parens, readPrec)
import GHC.Show (appPrec, appPrec1, showSpace, showCommaSpace, showList__, showLitString, showMultiLineString)
import Text.Read (Lexeme(..), readMaybe, step, prec)

newtype Temperature = Temperature Int

instance Show Temperature where
  showsPrec d (Temperature n) = showParen (d > appPrec) (showString "Temperature" . showSpace . showsPrec appPrec1 n)
instance Read Temperature where
  readPrec = parens (prec appPrec (do
    expectP (Ident "Temperature")
    n <- step readPrec
    return (Temperature n)))

data B7
instance HasResolution B7 where
  resolution _ = 128

class Named (f :: k) where
  nameOf :: Proxy f -> String
instance Named Maybe where
  nameOf _ = "Maybe"
instance Named Int where
  nameOf _ = "Int"

constructorOf :: Typeable t => Proxy t -> t Int -> String
constructorOf p _ = show (typeRep p)

main :: IO ()
main = do
  let a = listArray (0, 3) "abcd" :: Array Int Char
  print (bounds a, numElements a, unsafeAt a 2, amap succ a ! 1, eqChar 'x' 'y')
  print (boundedEnumFrom 'x' == ['x' ..], take 3 (boundedEnumFromThen False True))
  print (case 6 % 8 of n :% d -> (n, d :: Int), minusNaturalMaybe 3 5, fmap naturalToInteger (minusNaturalMaybe 5 3), powModNatural 3 20 7)
  r <- try (evaluate (divZeroError :: Int))
  print (r :: Either ArithException Int)
  print (Just (Temperature (-3)), read "[Temperature 4,( Temperature (-5))]" :: [Temperature], readMaybe "Temperature" :: Maybe Temperature)
  putStrLn (showList__ shows [1, 2, 3 :: Int] (showCommaSpace (showLitString "a\"b\n" "")))
  print (showMultiLineString "one\ntwo\n", showMultiLineString "x")
  print (read "0.008" :: Fixed B7, MkFixed 1 :: Fixed B7, MkFixed (-77) :: Fixed B7)
  print (inRange ((0, 0, 0, 0, 0, 0), (1, 1, 1, 1, 1, 1)) (1, 0, 1, 0, 1, 0 :: Int), index ((0, 0, 0, 0, 0, 0, 0), (1, 1, 1, 1, 1, 1, 1)) (1, 0, 1, 0, 1, 0, 1 :: Int))
  print (read "(Proxy)" :: Proxy Maybe, nameOf (Proxy :: Proxy Maybe), nameOf (Proxy :: Proxy Int), constructorOf Proxy (Just 3))
  print (fmap length (gcast1 (Just "abc") :: Maybe (Maybe String)))
  q <- newQSemN 0
  t <- forkIO (waitQSemN q 1)
  threadDelay 1000
  killThread t
  done <- newEmptyMVar
  _ <- forkIO (waitQSemN q 1 >> putMVar done "woken")
  signalQSemN q 1
  takeMVar done >>= putStrLn
-- expected stdout:
-- | ((0,3),4,'c','c',False)
-- | (True,[False,True])
-- | ((3,4),Nothing,Just 2,2)
-- | Left divide by zero
-- | (Just (Temperature (-3)),[Temperature 4,Temperature (-5)],Nothing)
-- | [1,2,3], a\"b\n
-- | (["\"one\\n\\","\\two\\n\""],["\"x\""])
-- | (0.008,0.008,-0.602)
-- | (True,85)
-- | (Proxy,"Maybe","Int","Maybe")
-- | Just 1
-- | woken
