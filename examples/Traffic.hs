-- Incomplete patterns: next has no equation for Yellow.
-- fault: next
-- wrong: run 3 Red = [Red,Green,Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"]
-- wrong: run 2 (next Red) = [Green,Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"]
-- wrong: run 1 (next Green) = [Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"]
-- wrong: run 0 (next Yellow) = [error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"]
-- wrong: run 2 Green = [Green,Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"]
-- wrong: run 1 Yellow = [Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"]
-- wrong: next Yellow = error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"
-- exit: 1
-- debug:
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- answer: inadmissible
-- answer: no
module Main where

data Light = Red | Green | Yellow
  deriving (Show, Eq)

main :: IO ()
main = print (run 3 Red)

run :: Int -> Light -> [Light]
run 0 light = [light]
run n light = light : run (n - 1) (next light)

next :: Light -> Light
next Red = Green
next Green = Yellow
-- expected stdout:
-- expected session:
-- | 1. main = {fails: Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next} ? no
-- | 2. run 3 Red = [Red,Green,Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"] ? no
-- | 3. run 2 Green = [Green,Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"] ? no
-- | 4. run 1 Yellow = [Yellow,error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"] ? no
-- | 5. run 0 (error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next") = [error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"] ? inadmissible
-- | 6. next Yellow = error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next" ? no
-- | The fault is in next, Traffic.hs:31:1
-- |     next Red = Green
-- |                ~~~~~
-- |     next Green = Yellow
-- |                  ~~~~~~
-- | It ends in an error: next Yellow = error "Traffic.hs:(31,1)-(32,19): Non-exhaustive patterns in function next"
