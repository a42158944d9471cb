-- Local functions keep their layout, whatever it is made of.
-- debug:
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
module Main where


steps :: Int -> [Int]
steps n = go n
  where
	go 0 = []
	go k
		| even k	= k : go (k `div` 2)
		| otherwise	= k : go (k - 3)

main :: IO ()
main = print (steps 6)
-- expected stdout:
-- | [6,3]
-- expected session:
-- | [6,3]
-- | 1. main = {prints "[6,3]\n"} ? no
-- | 2. steps 6 = [6,3] ? no
-- | 3. go 6 = [6,3] ? no
-- | 4. go 3 = [3] ? yes
-- | The fault is in go, tabs.hs:14:9 (its equations: lines 13-16)
-- |     go k
-- |             | even k        = k : go (k `div` 2)
-- |             | otherwise     = k : go (k - 3)
-- |                               ~~~~~~~~~~~~~~
