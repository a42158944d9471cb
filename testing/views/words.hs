-- Words have no sign, also where the reducer's number has.
-- view: tree
import Data.Word
word :: Word -> Word
word x = x - 1
w64 :: Word64 -> Word64
w64 x = x `div` 2
poly :: Integral a => a -> a
poly x = x `div` 3
main :: IO ()
main = print (word 0) >> print (w64 maxBound) >> print (poly (maxBound :: Word))
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "18446744073709551615\n9223372036854775807\n6148914691236517205\n"}
-- | 1    word 0 = 18446744073709551615
-- | 2    w64 18446744073709551615 = 9223372036854775807
-- | 3    poly 18446744073709551615 = 6148914691236517205
