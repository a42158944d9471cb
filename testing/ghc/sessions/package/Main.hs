-- The test suite of a package with a library of two modules.
-- only: debug
-- debug: --ghc --component spec
-- debug file: .
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
module Main (main) where

import Control.Monad (unless)
import Data.Version (showVersion)
import Paths_shop (version)
import Shop.Order
import Shop.Stock
import System.Exit (exitFailure)

main :: IO ()
main = do
  putStrLn ("shop " ++ showVersion version)
  let (answers, _) = runOrders [Order "bob" "nut" 4] (receive "nut" 4 emptyStock)
  unless (answers == [("bob", True)]) (putStrLn ("wrong: " ++ show answers) >> exitFailure)
-- expected session:
-- | shop 1.2.0
-- | wrong: [("bob",False)]
-- | 1. main = {fails: ExitFailure 1} ? no
-- | 2. runOrders [Order {customer = "bob", item = "nut", amount = 4}] (fromList [("nut",4)]) = ([("bob",False)],_) ? no
-- | 3. process (Order {customer = "bob", item = "nut", amount = 4}) (fromList [("nut",4)]) = (("bob",False),_) ? no
-- | 4. deliver "nut" 4 (fromList [("nut",4)]) = Nothing ? no
-- | 5. available "nut" (fromList [("nut",4)]) = 4 ? yes
-- | The fault is in deliver, src/Shop/Stock.hs:17:1
-- |     deliver item n stock@(Stock m)
-- |       | available item stock > n = Just (Stock (Map.adjust (subtract n) item m))
-- |       | otherwise = Nothing
