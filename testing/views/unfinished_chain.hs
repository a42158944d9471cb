-- trace: --max-steps 1000
-- view: tree --depth 3
-- view: tree --depth 2 --format dot
-- view: trail
module Main where

-- A run that does not end: of the chain of calls both ends are shown, and what recurs in it.
main :: IO ()
main = print (isEven 1)

isEven :: Int -> Bool
isEven n = not (isOdd (n + 1))

isOdd :: Int -> Bool
isOdd n = not (isEven (n + 1))
-- expected stdout:
-- | $ tree --depth 3
-- |   0  main = {does not finish}
-- |   1    isEven 1 = ⊥
-- |   2      isOdd 2 = ⊥
-- |   3        isEven 3 = ⊥
-- |              … 987 more like these (isEven, isOdd)
-- | 991          isEven 991 = ⊥
-- | 992            isOdd 992 = ⊥
-- | 993              isEven 993 = ⊥
-- | $ tree --depth 2 --format dot
-- | digraph execution_tree {
-- |   node [shape=box];
-- |   n0 [label="0  main = {does not finish}"];
-- |   n1 [label="1  isEven 1 = ⊥"];
-- |   n0 -> n1;
-- |   n2 [label="2  isOdd 2 = ⊥"];
-- |   n1 -> n2;
-- |   n991 [label="991  isEven 991 = ⊥"];
-- |   n2 -> n991 [style=dotted, label="… 988 more like these (isEven, isOdd)"];
-- |   n992 [label="992  isOdd 992 = ⊥"];
-- |   n991 -> n992;
-- |   n993 [label="993  isEven 993 = ⊥"];
-- |   n992 -> n993;
-- | }
-- | $ trail
-- | Not finished:
-- | Calls that lead there:
-- |   <- isOdd 992  -- unfinished_chain.hs:15:16, node 992
-- |   <- isEven 991  -- unfinished_chain.hs:12:17, node 991
-- |   <- isOdd 990  -- unfinished_chain.hs:15:16, node 990
-- |   <- isEven 989  -- unfinished_chain.hs:12:17, node 989
-- |   <- isOdd 988  -- unfinished_chain.hs:15:16, node 988
-- |   <- isEven 987  -- unfinished_chain.hs:12:17, node 987
-- |   <- isOdd 986  -- unfinished_chain.hs:15:16, node 986
-- |   <- isEven 985  -- unfinished_chain.hs:12:17, node 985
-- |   <- isOdd 984  -- unfinished_chain.hs:15:16, node 984
-- |   <- isEven 983  -- unfinished_chain.hs:12:17, node 983
-- |   <- isOdd 982  -- unfinished_chain.hs:15:16, node 982
-- |   <- isEven 981  -- unfinished_chain.hs:12:17, node 981
-- |   <- isOdd 980  -- unfinished_chain.hs:15:16, node 980
-- |   <- isEven 979  -- unfinished_chain.hs:12:17, node 979
-- |   <- isOdd 978  -- unfinished_chain.hs:15:16, node 978
-- |   <- isEven 977  -- unfinished_chain.hs:12:17, node 977
-- |   <- isOdd 976  -- unfinished_chain.hs:15:16, node 976
-- |   <- isEven 975  -- unfinished_chain.hs:12:17, node 975
-- |   <- isOdd 974  -- unfinished_chain.hs:15:16, node 974
-- |   <- isEven 973  -- unfinished_chain.hs:12:17, node 973
-- |      … 968 more calls like these (isOdd, isEven)
-- |   <- isOdd 4  -- unfinished_chain.hs:15:16, node 4
-- |   <- isEven 3  -- unfinished_chain.hs:12:17, node 3
-- |   <- isOdd 2  -- unfinished_chain.hs:15:16, node 2
-- |   <- isEven 1  -- unfinished_chain.hs:12:17, node 1
-- |   <- main  -- unfinished_chain.hs:9:15, node 0
-- | Trail:
-- |   <- isEven 993  -- unfinished_chain.hs:12:12, node 993
