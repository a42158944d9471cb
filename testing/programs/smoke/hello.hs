main :: IO ()
main = putStrLn "Hello, world"
-- expected stdout:
-- | Hello, world
