-- Where main itself is trusted it is not asked about: the first question is about what it called.
-- debug: --trust Main --suspect inc
-- answer: no
main :: IO ()
main = print (app helper)

app :: (Int -> Int) -> Int
app f = f 1

helper :: Int -> Int
helper x = inc x

inc :: Int -> Int
inc x = x + 2
-- expected stdout:
-- | 3
-- expected session:
-- | 3
-- | 1. inc 1 = 3 ? no
-- | The fault is in inc, main_trusted.hs:14:1
-- |     inc x = x + 2
