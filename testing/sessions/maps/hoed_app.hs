-- hoed-2015, A.1: app and not in both trees. The fault is in not; neither tree blames flip or app.
-- debug: --tree fdt
-- answer: no
-- answer: tree 0 9
-- answer: no
-- answer: yes
-- answer: no
-- answer: switch edt
-- answer: tree 0 9
-- answer: no
module Main where

import Prelude hiding (flip, not)

not :: Bool -> Bool
not b = case b of { True -> True; False -> False }

app :: (Bool -> Bool) -> Bool -> Bool
app f b = f b

flip :: Bool -> Bool
flip b = app not b

main :: IO ()
main = print (if flip False == True then "ok!" else "oops!")
-- expected stdout:
-- | "oops!"
-- expected session:
-- | "oops!"
-- | 1. main = {prints "\"oops!\"\n"} ? no
-- | 0  main = {prints "\"oops!\"\n"}  (wrong)
-- |   1  flip False = False
-- |     2  app {False -> False} False = False
-- |     3  not False = False
-- | 2. flip False = False ? no
-- | 3. app {False -> False} False = False ? yes
-- | 4. not False = False ? no
-- | The fault is in not, hoed_app.hs:16:1
-- |     not b = case b of { True -> True; False -> False }
-- |                                 ~~~~
-- | 0  main = {prints "\"oops!\"\n"}  (wrong)
-- |   1  flip False = False  (wrong)
-- |     2  app not False = False
-- |       3  not False = False
-- | 5. app not False = False ? no
-- | The fault is in not, hoed_app.hs:16:1
-- |     not b = case b of { True -> True; False -> False }
-- |                                 ~~~~
