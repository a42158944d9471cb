main = do
    putStrLn "a"
   putStrLn "b"
-- expected stderr:
-- | fail_less_indented_line.hs:3:4: error: I found `putStrLn` here, but expected the next declaration, at the start of a line.
-- |  3 |    putStrLn "b"
-- |    |    ^^^^^^^^
-- | fail_less_indented_line.hs:2:5: note: This line is indented less than the lines of the `do` block that starts here, so it is not a part of it.
-- |  2 |     putStrLn "a"
-- |    |     ^
-- | 1 error
