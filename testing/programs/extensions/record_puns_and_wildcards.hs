{-# LANGUAGE NamedFieldPuns, RecordWildCards #-}
module Main where

data Config = Config { host :: String, port :: Int, debug :: Bool } deriving (Show, Eq)
data Shape = Circle { radius :: Double } | Rect { width, height :: Double } deriving Show

url :: Config -> String
url Config { host, port } = host ++ ":" ++ show port

summary :: Config -> String
summary Config {..} = host ++ "/" ++ show port ++ "/" ++ show debug

partial :: Config -> (String, Bool)
partial Config { host = h, .. } = (h, debug)

area :: Shape -> Double
area Circle {..} = 3 * radius * radius
area Rect { width, height } = width * height

make :: String -> Config
make host = Config { host, port = 80, debug = False }

build :: Int -> Config
build port = Config {..}
  where
    host = "built"
    debug = port > 100

update :: Config -> Config
update c@Config { port } = c { port = port + 1, debug = True }

main :: IO ()
main = do
  let c = make "example.org"
  putStrLn (url c)
  putStrLn (summary c)
  print (partial c)
  print (map area [Circle 1, Rect 2 3])
  print (build 200)
  print (update c)
  let Config { port, debug = d } = c
  print (port, d)
  let f = \Config {..} -> length host + port in print (f c)
  let host = "local"; port = 1; debug = True
  print Config {..}

-- expected stdout:
-- | example.org:80
-- | example.org/80/False
-- | ("example.org",False)
-- | [3.0,6.0]
-- | Config {host = "built", port = 200, debug = True}
-- | Config {host = "example.org", port = 81, debug = True}
-- | (80,False)
-- | 91
-- | Config {host = "local", port = 1, debug = True}
