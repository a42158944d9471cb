-- Every name of src/haskell/rename/well_known_names.def is where that file says.
module Main (main) where

import Control.Applicative (liftA2, liftA3, (<|>), optional, ZipList, Alternative)
import Control.Exception (catch, try, evaluate, throwIO, throw, bracket, finally, SomeException, handle, ArithException, ErrorCall, Exception)
import Control.Monad (when, unless, forM, forM_, replicateM, replicateM_, forever, filterM, foldM, foldM_, zipWithM, zipWithM_, guard, liftM, liftM2, join, mplus, mzero, msum, ap, (>=>), (<=<))
import Control.Monad.Reader (Reader, ReaderT, ask, asks, local, runReader)
import Control.Monad.ST (ST, runST)
import Control.Monad.State (State, StateT, get, put, modify, gets, evalState, execState, runState, evalStateT, execStateT)
import Control.Monad.Writer (Writer, WriterT, tell, runWriter, execWriter)
import Data.Array (Array, listArray, accumArray, bounds, elems, (!), (//))
import Data.Bifunctor (first, second, bimap)
import Data.Bits ((.&.), (.|.), shiftL, shiftR, xor, popCount, testBit, complement, setBit)
import Data.Char (toUpper, toLower, isDigit, isAlpha, isSpace, isUpper, isLower, isAlphaNum, isPunctuation, isLetter, ord, chr, digitToInt, intToDigit, isHexDigit)
import Data.Complex (Complex, Complex((:+)), realPart, imagPart, magnitude, mkPolar)
import Data.Either (lefts, rights, partitionEithers, isLeft, isRight, fromLeft, fromRight)
import Data.Foldable (toList, for_, traverse_, foldrM, foldlM, asum)
import Data.Function (on, fix, (&))
import Data.Functor ((<&>), ($>), void)
import Data.Functor.Identity (Identity)
import Data.IORef (IORef, newIORef, readIORef, writeIORef, modifyIORef, modifyIORef', atomicModifyIORef)
import Data.Int (Int8, Int16, Int32, Int64)
import Data.IntMap (IntMap)
import Data.Kind (Type)
import Data.List (sort, sortBy, sortOn, nub, nubBy, group, groupBy, partition, transpose, intercalate, intersperse, isPrefixOf, isSuffixOf, isInfixOf, foldl', insert, insertBy, delete, union, intersect, tails, inits, subsequences, permutations, zipWith4, unfoldr, find, findIndex, elemIndex, elemIndices, maximumBy, minimumBy, genericLength, stripPrefix, dropWhileEnd, zip4, scanl', uncons, mapAccumL, mapAccumR, (\\))
import Data.List.NonEmpty (NonEmpty, NonEmpty((:|)))
import Data.Map (Map)
import Data.Maybe (fromJust, fromMaybe, isJust, isNothing, catMaybes, mapMaybe, listToMaybe, maybeToList)
import Data.Monoid (Sum, Product, All, Any, First, Last, getSum, getProduct, getAll, getAny, getFirst, getLast)
import Data.Ord (comparing, Down)
import Data.Proxy (Proxy)
import Data.Ratio (Ratio, (%), numerator, denominator)
import Data.STRef (STRef, newSTRef, readSTRef, writeSTRef, modifySTRef)
import Data.Semigroup (Max, Min)
import Data.Sequence (Seq)
import Data.Set (Set)
import Data.Traversable (for)
import Data.Typeable (Typeable, typeOf)
import Data.Void (Void)
import Data.Word (Word8, Word16, Word32, Word64)
import Debug.Trace (trace, traceShow)
import Numeric (showHex, showOct, showFFloat, readHex, showEFloat)
import System.Environment (getArgs, getProgName, lookupEnv)
import System.Exit (exitWith, exitFailure, exitSuccess, ExitCode, ExitCode(ExitFailure), ExitCode(ExitSuccess))
import System.IO (hSetBuffering, stdout, stdin, stderr, hFlush, hPutStrLn, hPutStr, hGetLine, hClose, openFile, withFile, hGetContents, isEOF, BufferMode)
import Text.Printf (printf, hPrintf)
import Text.Read (readMaybe, readEither)
import qualified Data.Map as Map
import qualified Data.Set as Set
import qualified Data.IntMap as IntMap
import qualified Data.Sequence as Seq
import qualified Data.IntSet as IntSet
import qualified Data.List as List
import qualified Data.Char as Char
import qualified Data.Foldable as Foldable

main :: IO ()
main = putStrLn "all there"
-- expected stdout:
-- | all there
