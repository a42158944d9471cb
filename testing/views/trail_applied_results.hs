-- What a library function gave is applied at once: the application is shown as it is written.
-- view: trail --list
-- view: trail --piece 1 --go a3
import Text.Printf

price :: Int -> Double
price n = fromIntegral n * 1.5

main :: IO ()
main = do
  printf "%d costs %.2f\n" (3 :: Int) (price 3)
  printf "%s\n" (show (price 4))
-- expected stdout:
-- | $ trail --list
-- |    1  3 costs 4.50\n  <- printf "%d costs %.2f\n" 3 4.5  -- trail_applied_results.hs:11:3
-- |    2  6.0\n  <- printf "%s\n" "6.0"  -- trail_applied_results.hs:12:3
-- | $ trail --piece 1 --go a3
-- | Output:
-- |   3 costs 4.50\n
-- | Trail:
-- |   <- printf "%d costs %.2f\n" 3 4.5  -- trail_applied_results.hs:11:3
-- |   <- price 3  -- trail_applied_results.hs:7:11, node 1
