-- H2010 3.5: left and right sections, with backquotes, with compound operands; (- 1) is no section.
module Main where

main :: IO ()
main = do
  print (map (2 ^) [1 .. 5], map (^ 2) [1 .. 5])
  print (map (`div` 2) [10, 11], map (20 `div`) [3, 4])
  print (map (subtract 1) [1, 2], (- 1), map (\x -> x - 1) [1, 2])
  print (map (++ "!") ["a", "b"], map ("<" ++) ["a"])
  print (filter (/= ' ') "a b c", filter (`elem` "ab") "abc")
  print ((1 + 2 +) 3, (* 2 ^ 3) 2)
  print (foldr (:) [] "abc", (: []) 1, (1 :) [2])
  print (map ($ 3) [(+ 1), (* 2), (3 -)])
  print ((,) 1 2, (,,) 1 2 3, (, ) 'a' 'b')
  print ((. (+ 1)) (* 2) 5, ((+ 1) .) (* 2) 5)
  print (zipWith ($) [succ, pred] [1, 2], (`subtract` 10) 3)
  print ((subtract 2 . (* 3)) 4)

-- expected stdout:
-- | ([2,4,8,16,32],[1,4,9,16,25])
-- | ([5,5],[6,5])
-- | ([0,1],-1,[0,1])
-- | (["a!","b!"],["<a"])
-- | ("abc","ab")
-- | (6,16)
-- | ("abc",[1],[1,2])
-- | [4,6,0]
-- | ((1,2),(1,2,3),('a','b'))
-- | (12,11)
-- | ([2,1],7)
-- | 10
