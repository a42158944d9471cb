-- An operand, a scrutinee or a function that fails has failed, like everything around it.
-- view: tree
-- view: verify --instances
import Control.Exception

main :: IO ()
main = do
  caught (failing 0)
  caught (chosen 1)
  caught (applied 1)

caught :: Int -> IO ()
caught n = do
  r <- try (evaluate n)
  putStrLn (either (\e -> "caught " ++ takeWhile (/= '\n') (show (e :: ErrorCall))) show r)

failing :: Int -> Int
failing n
  | n == 2 = error "deep down"
  | otherwise = failing (n + 1) + n

chosen :: Int -> Int
chosen n = case failing n of
  0 -> 1
  m -> m + 1

applied :: Int -> Int
applied n = function (failing n) n

function :: Int -> Int -> Int
function 0 = id
function _ = (+ 1)
-- expected stdout:
-- | $ tree
-- |  0  main = {prints "caught deep down\ncaught deep down\ncaught deep down\n"}
-- |  1    caught (error "deep down") = {prints "caught deep down\n"}
-- |  5      (\e -> "caught " ++ takeWhile (/= '\n') (show (e :: ErrorCall))) (ErrorCall "deep down") = "caught deep down"
-- |  2    failing 0 = error "deep down"
-- |  3      failing 1 = error "deep down"
-- |  4        failing 2 = error "deep down"
-- |  6    caught (error "deep down") = {prints "caught deep down\n"}
-- | 10      (\e -> "caught " ++ takeWhile (/= '\n') (show (e :: ErrorCall))) (ErrorCall "deep down") = "caught deep down"
-- |  7    chosen 1 = error "deep down"
-- |  8      failing 1 = error "deep down"
-- |  9        failing 2 = error "deep down"
-- | 11    caught (error "deep down") = {prints "caught deep down\n"}
-- | 16      (\e -> "caught " ++ takeWhile (/= '\n') (show (e :: ErrorCall))) (ErrorCall "deep down") = "caught deep down"
-- | 12    applied 1 = error "deep down"
-- | 13      function (error "deep down") = error "deep down"
-- | 14      failing 1 = error "deep down"
-- | 15        failing 2 = error "deep down"
-- | $ verify --instances
-- | golden.trace is whole; each reduction is an instance of its equation.
