-- A partial application of a library function as a result: what it gave. step should add to what is there.
-- debug: --tree fdt
-- answer: tree 0 20
-- answer: no
-- answer: no
-- answer: no
module Main where
import qualified Data.Map as M

data Event = Deposit String Int | Withdraw String Int deriving Show
type Accounts = M.Map String Int

runAll :: Accounts -> [Event] -> (Accounts, [String])
runAll m = foldl step (m, [])

step :: (Accounts, [String]) -> Event -> (Accounts, [String])
step (m, e) (Deposit n k) = (M.insertWith (-) n k m, e)
step (m, e) (Withdraw n k) = (M.insertWith (+) n (negate k) m, e)

main :: IO ()
main = print (runAll M.empty [Deposit "ann" 100, Withdraw "ann" 20, Deposit "ann" 5])
-- expected stdout:
-- | (fromList [("ann",-75)],[])
-- expected session:
-- | (fromList [("ann",-75)],[])
-- | 0  main = {prints "(fromList [(\"ann\",-75)],[])\n"}
-- |   1  runAll (fromList []) = {[Deposit "ann" 100,Withdraw "ann" 20,Deposit "ann" 5] -> (fromList [("ann",-75)],[])}
-- |     2  step (fromList [("ann",80)],[]) (Deposit "ann" 5) = (fromList [("ann",-75)],[])
-- |     3  step (fromList [("ann",100)],[]) (Withdraw "ann" 20) = (fromList [("ann",80)],[])
-- |     4  step (fromList [],[]) (Deposit "ann" 100) = (fromList [("ann",100)],[])
-- | 1. main = {prints "(fromList [(\"ann\",-75)],[])\n"} ? no
-- | 2. runAll (fromList []) = {[Deposit "ann" 100,Withdraw "ann" 20,Deposit "ann" 5] -> (fromList [("ann",-75)],[])} ? no
-- | 3. step (fromList [("ann",80)],[]) (Deposit "ann" 5) = (fromList [("ann",-75)],[]) ? no
-- | The fault is in step, fold_step.hs:17:1 (its equations: lines 17-18)
-- |     step (m, e) (Deposit n k) = (M.insertWith (-) n k m, e)
