-- trace: --max-steps 20000
-- view: test FILE --max-steps 20000
-- view: test FILE --max-steps 20000 --answers answers
-- No test failed: the second one never ended. Then the whole run is asked about.
module Main (main) where

import Test.HUnit

halves :: Int -> Int
halves 0 = 0
halves n = 1 + halves (n - 2)

main :: IO ()
main = do
  _ <- runTestTT (TestList ["even" ~: halves 4 ~?= 2, "odd" ~: halves 3 ~?= 1])
  return ()
-- expected stdout:
-- | $ test FILE --max-steps 20000
-- | 1 test, 0 failed
-- | inquest: The program has used up its limit of reductions (--max-steps raises it).
-- | inquest: The run ended before all tests were done. With --debug it is asked about.
-- | exit code 4
-- | $ test FILE --max-steps 20000 --answers answers
-- | 1 test, 0 failed
-- | 1. main = {does not finish} ? no
-- | 2. halves (-19939) = ⊥ ? inadmissible
-- | 3. halves (-9967) = ⊥ ? no
-- | 4. halves (-14953) = ⊥ ?
-- | inquest: The program has used up its limit of reductions (--max-steps raises it).
-- | inquest: The program has used up its limit of reductions (--max-steps raises it).
-- | exit code 4
