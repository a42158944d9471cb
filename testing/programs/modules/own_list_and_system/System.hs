module System (go) where
go :: IO ()
go = putStrLn "own System"
