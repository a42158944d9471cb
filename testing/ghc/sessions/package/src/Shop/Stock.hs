module Shop.Stock (Stock, Item, emptyStock, receive, deliver, available) where
import qualified Data.Map.Strict as Map

type Item = String
newtype Stock = Stock (Map.Map Item Int)

emptyStock :: Stock
emptyStock = Stock Map.empty

receive :: Item -> Int -> Stock -> Stock
receive item n (Stock m) = Stock (Map.insertWith (+) item n m)

available :: Item -> Stock -> Int
available item (Stock m) = Map.findWithDefault 0 item m

deliver :: Item -> Int -> Stock -> Maybe Stock
deliver item n stock@(Stock m)
  | available item stock > n = Just (Stock (Map.adjust (subtract n) item m))
  | otherwise = Nothing
