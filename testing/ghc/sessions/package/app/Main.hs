module Main (main) where
import Shop.Order
import Shop.Stock

main :: IO ()
main = do
  let stock = receive "bolt" 10 (receive "nut" 4 emptyStock)
      (answers, rest) = runOrders [Order "ann" "bolt" 6, Order "bob" "nut" 4, Order "cy" "bolt" 5] stock
  mapM_ print answers
  print (map (\i -> (i, available i rest)) ["bolt", "nut"])
