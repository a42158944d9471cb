-- Of a deep recursion the inner and the outermost calls are shown.
-- view: trail
walk :: Int -> Int
walk 0 = error "bottom reached"
walk n = 1 + walk (n - 1)

main :: IO ()
main = print (walk 100000)
-- expected stdout:
-- | $ trail
-- | Error:
-- |   bottom reached
-- | Calls that lead there:
-- |   <- walk 1  -- trail_deep_stack.hs:5:14, node 100000
-- |   <- walk 2  -- trail_deep_stack.hs:5:14, node 99999
-- |   <- walk 3  -- trail_deep_stack.hs:5:14, node 99998
-- |   <- walk 4  -- trail_deep_stack.hs:5:14, node 99997
-- |   <- walk 5  -- trail_deep_stack.hs:5:14, node 99996
-- |   <- walk 6  -- trail_deep_stack.hs:5:14, node 99995
-- |   <- walk 7  -- trail_deep_stack.hs:5:14, node 99994
-- |   <- walk 8  -- trail_deep_stack.hs:5:14, node 99993
-- |   <- walk 9  -- trail_deep_stack.hs:5:14, node 99992
-- |   <- walk 10  -- trail_deep_stack.hs:5:14, node 99991
-- |   <- walk 11  -- trail_deep_stack.hs:5:14, node 99990
-- |   <- walk 12  -- trail_deep_stack.hs:5:14, node 99989
-- |   <- walk 13  -- trail_deep_stack.hs:5:14, node 99988
-- |   <- walk 14  -- trail_deep_stack.hs:5:14, node 99987
-- |   <- walk 15  -- trail_deep_stack.hs:5:14, node 99986
-- |   <- walk 16  -- trail_deep_stack.hs:5:14, node 99985
-- |   <- walk 17  -- trail_deep_stack.hs:5:14, node 99984
-- |   <- walk 18  -- trail_deep_stack.hs:5:14, node 99983
-- |   <- walk 19  -- trail_deep_stack.hs:5:14, node 99982
-- |   <- walk 20  -- trail_deep_stack.hs:5:14, node 99981
-- |      … 99976 more calls like these (walk)
-- |   <- walk 99997  -- trail_deep_stack.hs:5:14, node 4
-- |   <- walk 99998  -- trail_deep_stack.hs:5:14, node 3
-- |   <- walk 99999  -- trail_deep_stack.hs:5:14, node 2
-- |   <- walk 100000  -- trail_deep_stack.hs:5:14, node 1
-- |   <- main  -- trail_deep_stack.hs:8:15, node 0
-- | Trail:
-- |   <- walk 0  -- trail_deep_stack.hs:4:10, node 100001
