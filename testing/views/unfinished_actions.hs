-- trace: --max-steps 2000
-- view: tree --depth 2
-- view: trail
module Main where

-- A server that goes on for ever: what it did so far is shown, and where it stopped.
main :: IO ()
main = serve 1

serve :: Int -> IO ()
serve n = print (price n) >> serve (n + 1)

price :: Int -> Int
price n = if n == 3 then 7 else n * 10
-- expected stdout:
-- | $ tree --depth 2
-- |   0  main = {prints "10\n20\n7\n40\n50\n60\n70\n80\n90\n100\n110\n120\n130\n140\n150\n160"«2333 more»; does not finish}
-- |   1    serve 1 = {prints "10\n20\n7\n40\n50\n60\n70\n80\n90\n100\n110\n120\n130\n140\n150"«2337 more»; does not finish}
-- |   2      price 1 = 10
-- |   3      serve 2 = {prints "20\n7\n40\n50\n60\n70\n80\n90\n100\n110\n120\n130\n140\n150\n1"«2335 more»; does not finish}
-- |            … 495 more like these (serve)
-- | 995        serve 498 = {prints "4980\n4990\n"; does not finish}  … 1 below
-- | 997          serve 499 = {prints "4990\n"; does not finish}  … 1 below
-- | 999            serve 500 = {does not finish}
-- | $ trail
-- | Not finished:
-- | Calls that lead there:
-- |   <- serve 499  -- unfinished_actions.hs:11:30, node 997
-- |   <- serve 498  -- unfinished_actions.hs:11:30, node 995
-- |   <- serve 497  -- unfinished_actions.hs:11:30, node 993
-- |   <- serve 496  -- unfinished_actions.hs:11:30, node 991
-- |   <- serve 495  -- unfinished_actions.hs:11:30, node 989
-- |   <- serve 494  -- unfinished_actions.hs:11:30, node 987
-- |   <- serve 493  -- unfinished_actions.hs:11:30, node 985
-- |   <- serve 492  -- unfinished_actions.hs:11:30, node 983
-- |   <- serve 491  -- unfinished_actions.hs:11:30, node 981
-- |   <- serve 490  -- unfinished_actions.hs:11:30, node 979
-- |   <- serve 489  -- unfinished_actions.hs:11:30, node 977
-- |   <- serve 488  -- unfinished_actions.hs:11:30, node 975
-- |   <- serve 487  -- unfinished_actions.hs:11:30, node 973
-- |   <- serve 486  -- unfinished_actions.hs:11:30, node 971
-- |   <- serve 485  -- unfinished_actions.hs:11:30, node 969
-- |   <- serve 484  -- unfinished_actions.hs:11:30, node 967
-- |   <- serve 483  -- unfinished_actions.hs:11:30, node 965
-- |   <- serve 482  -- unfinished_actions.hs:11:30, node 963
-- |   <- serve 481  -- unfinished_actions.hs:11:30, node 961
-- |   <- serve 480  -- unfinished_actions.hs:11:30, node 959
-- |      … 475 more calls like these (serve)
-- |   <- serve 4  -- unfinished_actions.hs:11:30, node 7
-- |   <- serve 3  -- unfinished_actions.hs:11:30, node 5
-- |   <- serve 2  -- unfinished_actions.hs:11:30, node 3
-- |   <- serve 1  -- unfinished_actions.hs:11:30, node 1
-- |   <- main  -- unfinished_actions.hs:8:8, node 0
-- | Trail:
-- |   <- serve 500  -- unfinished_actions.hs:11:11, node 999
