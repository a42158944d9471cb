module Shop.Order (Order (..), runOrders) where

import Control.Monad.State
import Shop.Stock

data Order = Order {customer :: String, item :: Item, amount :: Int} deriving (Show, Eq)

process :: Order -> State Stock (String, Bool)
process order =
  gets (deliver (item order) (amount order)) >>= \case
    Nothing -> pure (customer order, False)
    Just rest -> put rest >> pure (customer order, True)

runOrders :: [Order] -> Stock -> ([(String, Bool)], Stock)
runOrders orders = runState (mapM process orders)
