-- Text.Printf.
import Text.Printf

main :: IO ()
main = do
  printf "%d %5d|%-5d|%05d %+d % d\n" (1 :: Int) (2 :: Int) (3 :: Int) (4 :: Int) (5 :: Int) (6 :: Int)
  printf "%s %10s|%-10s|%.2s %c %%\n" "abc" "right" "left" "truncated" 'x'
  printf "%.2f %8.3f|%-8.1f|%08.2f %e %g %g\n" (3.14159 :: Double) (2.71828 :: Double) (1.05 :: Double) (-1.5 :: Double) (1234.5 :: Double) (0.00001 :: Double) (123.456 :: Double)
  printf "%x %X %o %b %#x %#o\n" (255 :: Int) (255 :: Int) (8 :: Int) (5 :: Int) (255 :: Int) (8 :: Int)
  printf "%*d|%-*d|\n" (6 :: Int) (42 :: Int) (6 :: Int) (42 :: Int)
  let s = printf "%d-%s" (7 :: Int) "x" :: String
  putStrLn s
  printf "%v %v %v\n" (1 :: Int) 'c' "str"
  printf "%d %x\n" (10 ^ (20 :: Int) :: Integer) (-1 :: Int)
  printf "no arguments\n"
  printf "%5c|%-5c|\n" 'a' 'b'
  printf "%.3d %5.3d\n" (7 :: Int) (7 :: Int)
  printf "%.0f %.1f %5.1f%%\n" (2.5 :: Double) (0.25 :: Double) (99.5 :: Double)
  mapM_ (\(n, x) -> printf "%-10s %6.2f\n" n x) [("alpha", 1.5 :: Double), ("beta", 22.75)]

-- expected stdout:
-- | 1     2|3    |00004 +5  6
-- | abc      right|left      |tr x %
-- | 3.14    2.718|1.0     |-0001.50 1.2345e3 1.0e-5 123.456
-- | ff FF 10 101 0xff 010
-- |     42|42    |
-- | 7-x
-- | 1 c str
-- | 100000000000000000000 ffffffffffffffff
-- | no arguments
-- |     a|b    |
-- | 007   007
-- | 2 0.2  99.5%
-- | alpha        1.50
-- | beta        22.75
