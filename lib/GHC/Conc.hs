-- | Hints for parallel evaluation, which there is none of here.
module GHC.Conc (par, pseq, numCapabilities, getNumCapabilities, setNumCapabilities, getNumProcessors) where

infixr 0 `par`, `pseq`

par :: a -> b -> b
par _ b = b

pseq :: a -> b -> b
pseq a b = a `seq` b

numCapabilities :: Int
numCapabilities = 1

getNumCapabilities, getNumProcessors :: IO Int
getNumCapabilities = return 1
getNumProcessors = return 1

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()
