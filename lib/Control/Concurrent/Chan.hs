-- | Channels: a list of variables whose last one is empty.
module Control.Concurrent.Chan (Chan, newChan, writeChan, readChan, dupChan, getChanContents, writeList2Chan) where

import Control.Concurrent.MVar
import System.IO.Unsafe (unsafeInterleaveIO)

type Stream a = MVar (Item a)
data Item a = Item a (Stream a)

-- | Where the next one is read, and where it is written.
data Chan a = Chan (MVar (Stream a)) (MVar (Stream a))

instance Eq (Chan a) where
  Chan a _ == Chan b _ = a == b

newChan :: IO (Chan a)
newChan = do
  hole <- newEmptyMVar
  readEnd <- newMVar hole
  writeEnd <- newMVar hole
  return (Chan readEnd writeEnd)

writeChan :: Chan a -> a -> IO ()
writeChan (Chan _ writeEnd) x = do
  new <- newEmptyMVar
  hole <- takeMVar writeEnd
  putMVar hole (Item x new)
  putMVar writeEnd new

readChan :: Chan a -> IO a
readChan (Chan readEnd _) = modifyMVar readEnd (\hole -> readMVar hole >>= \(Item x next) -> return (next, x))

dupChan :: Chan a -> IO (Chan a)
dupChan (Chan _ writeEnd) = do
  hole <- readMVar writeEnd
  readEnd <- newMVar hole
  return (Chan readEnd writeEnd)

getChanContents :: Chan a -> IO [a]
getChanContents c = unsafeInterleaveIO (readChan c >>= \x -> getChanContents c >>= \xs -> return (x : xs))

writeList2Chan :: Chan a -> [a] -> IO ()
writeList2Chan c xs = mapM_ (writeChan c) xs
