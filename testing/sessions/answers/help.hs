-- Help can be asked for in a file of answers, as in any session.
-- debug:
-- answer: help go
-- answer: help order
-- answer: help nothing
-- answer: what
-- debug exit: 4
main :: IO ()
main = putStrLn "hello"
-- expected stdout:
-- | hello
-- expected session:
-- | hello
-- | go to question N: back to question N.
-- | Also typed as: go to question, go to, go, question, g.
-- | order [NAME]: in which order the calls that one made are asked about.
-- |   outermost                    as written, calls before arguments (default)
-- |   innermost                    as written, arguments before their call
-- |   evaluation                   by when they had their values
-- | 1. main = {prints "hello\n"} ?
