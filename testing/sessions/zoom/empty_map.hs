-- Zoom: an empty map is shown as one, in the call that is looked into and in its pieces.
-- debug: --tree edt
-- answer: no
-- answer: no
-- answer: zoom
-- answer: above
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
import qualified Data.Map as M

main :: IO ()
main = print (add 3 M.empty)

add :: Int -> M.Map Int Int -> M.Map Int Int
add n m = if M.null m then m else M.insert n n m
-- expected stdout:
-- | fromList []
-- expected session:
-- | fromList []
-- | 1. main = {prints "fromList []\n"} ? no
-- | 2. add 3 (fromList []) = fromList [] ? no
-- | The fault is in add, empty_map.hs:19:1
-- |     add n m = if M.null m then m else M.insert n n m
-- |                                       ~~~~~~~~~~~~~~
-- | 1  add 3 (fromList []) = fromList []  (wrong)
-- |   2 below
-- |   2  add 3 (fromList []): the condition M.null m is True, with m = fromList []
-- |     1 below
-- | 3. add 3 (fromList []): the condition M.null m is True, with m = fromList [] ? yes
-- | 4. add 3 (fromList []): the variable m = fromList [] ? no
-- | The fault is in the expression m, empty_map.hs:19:28, in add
-- |     add n m = if M.null m then m else M.insert n n m
-- |                                ^
