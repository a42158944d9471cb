-- A fault in the rest of a do block: the equation is shown, and where that part of it begins.
-- debug: --tree edt
-- answer: no
-- answer: node 7
-- answer: source
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
module Main where

import qualified Data.Map as M

-- Accounts by name, in a monad made of functions.
newtype Bank a = Bank { runBank :: M.Map String Int -> (a, M.Map String Int) }

instance Functor Bank where
  fmap f (Bank g) = Bank (\s -> let (a, s') = g s in (f a, s'))

instance Applicative Bank where
  pure a = Bank (\s -> (a, s))
  Bank f <*> Bank g = Bank (\s -> let (h, s') = f s
                                      (a, s'') = g s'
                                  in (h a, s''))

instance Monad Bank where
  Bank g >>= f = Bank (\s -> let (a, s') = g s in runBank (f a) s')

getAccount :: String -> Bank (Maybe Int)
getAccount name = Bank (\s -> (M.lookup name s, s))

putAccount :: String -> Int -> Bank ()
putAccount name n = Bank (\s -> ((), M.insert name n s))

transfer :: String -> String -> Int -> Bank Bool
transfer from to amount = do
  mf <- getAccount from
  mt <- getAccount to
  case (mf, mt) of
    (Just f, Just t)
      | f >= amount -> do
          putAccount from (f - amount)
          -- the amount is added twice
          putAccount to (t + 2 * amount)
          return True
    _ -> return False

main :: IO ()
main = print (runBank (transfer "anna" "bert" 10) (M.fromList [("anna", 50), ("bert", 5)]))
-- expected stdout:
-- | (True,fromList [("anna",40),("bert",25)])
-- expected session:
-- | (True,fromList [("anna",40),("bert",25)])
-- | 1. main = {prints "(True,fromList [(\"anna\",40),(\"bert\",25)])\n"} ? no
-- | do_block.hs:40:3
-- |   - transfer from to amount = do
-- |   -   mf <- getAccount from
-- |       mt <- getAccount to
-- |       case (mf, mt) of
-- |         (Just f, Just t)
-- |           | f >= amount -> do
-- |               putAccount from (f - amount)
-- |               -- the amount is added twice
-- |               putAccount to (t + 2 * amount)
-- |               return True
-- |         _ -> return False
-- |              ~~~~~~~~~~~~
-- | 2. (mt <- getAccount to ..) (Just 5) = Bank {runBank = (\s -> let (a, s') = g s in runBank (f a) s' with f = (<(>>)> with k = Bank {runBank = (\s -> let (a, s') = g s in runBank (f a) s' with f = (<(>>)> with k = Bank {runBank = (\s -> (a, s) with a = True)}), g = (\s -> ((), M.insert name n s) with name = "bert", n = 25))}), g = (\s -> ((), M.insert name n s) with name = "anna", n = 40))}, with from = "anna", to = "bert", amount = 10, mf = Just 50 ? no
-- | 3. Bank {runBank = (\s -> ((), M.insert name n s) with name = "anna", n = 40)} >>= (<(>>)> with k = Bank {runBank = (\s -> let (a, s') = g s in runBank (f a) s' with f = (<(>>)> with k = Bank {runBank = (\s -> (a, s) with a = True)}), g = (\s -> ((), M.insert name n s) with name = "bert", n = 25))}) = Bank {runBank = (\s -> let (a, s') = g s in runBank (f a) s' with f = (<(>>)> with k = Bank {runBank = (\s -> let (a, s') = g s in runBank (f a) s' with f = (<(>>)> with k = Bank {runBank = (\s -> (a, s) with a = True)}), g = (\s -> ((), M.insert name n s) with name = "bert", n = 25))}), g = (\s -> ((), M.insert name n s) with name = "anna", n = 40))} ? yes
-- | 4. putAccount "anna" 40 = Bank {runBank = (\s -> ((), M.insert name n s) with name = "anna", n = 40)} ? yes
-- | 5. Bank {runBank = (\s -> ((), M.insert name n s) with name = "bert", n = 25)} >>= (<(>>)> with k = Bank {runBank = (\s -> (a, s) with a = True)}) = Bank {runBank = (\s -> let (a, s') = g s in runBank (f a) s' with f = (<(>>)> with k = Bank {runBank = (\s -> (a, s) with a = True)}), g = (\s -> ((), M.insert name n s) with name = "bert", n = 25))} ? yes
-- | 6. putAccount "bert" 25 = Bank {runBank = (\s -> ((), M.insert name n s) with name = "bert", n = 25)} ? yes
-- | 7. pure True = Bank {runBank = (\s -> (a, s) with a = True)} ? yes
-- | The fault is in transfer, from do_block.hs:40:3 on
-- |   - transfer from to amount = do
-- |   -   mf <- getAccount from
-- |       mt <- getAccount to
-- |       case (mf, mt) of
-- |         (Just f, Just t)
-- |           | f >= amount -> do
-- |               putAccount from (f - amount)
-- |               -- the amount is added twice
-- |               putAccount to (t + 2 * amount)
-- |               return True
-- |         _ -> return False
-- |              ~~~~~~~~~~~~
