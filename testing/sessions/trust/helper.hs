-- docs/design.md 4.4: a suspected function symbol written in trusted code. `inc` is faulty and is named, not `app`, which applied
-- the trusted function that calls it.
-- debug: --trust helper
-- answer: no
-- answer: no
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
-- | 1. main = {prints "3\n"} ? no
-- | 2. app helper = 3 ? no
-- | 3. inc 1 = 3 ? no
-- | The fault is in inc, helper.hs:17:1
-- |     inc x = x + 2
