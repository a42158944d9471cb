module Main where

-- digits of a continued fraction as lazy streams that feed each other
data Rng = Rng { seed :: Int, draws :: [Int] }

numbers :: [Int]
numbers = map value states

states :: [Int]
states = 7 : map advance states

advance :: Int -> Int
advance s = (s * 5 + 3) `mod` 16

value :: Int -> Int
value s = s `div` 2 + bias

bias :: Int
bias = head states `mod` 3

request, response :: [Int]
request = client start response
response = server request

start :: Int
start = 2

client :: Int -> [Int] -> [Int]
client n ~(r : rs) = n : client (next r) rs

server :: [Int] -> [Int]
server (q : qs) = process q : server qs

next, process :: Int -> Int
next r = r - 1
process q = q * 3

main :: IO ()
main = do
  print (take 6 numbers)
  print (take 4 request, take 3 response)
-- plant: advance | s * 5 + 3 => s * 5 + 2
-- plant: value | s `div` 2 => s `div` 3
-- plant: bias | `mod` 3 => `mod` 4
-- plant: states | 7 : map => 8 : map
-- plant: start | start = 2 => start = 3
-- plant: client | n : client (next r) rs => n : client r rs
-- plant: server | process q : server qs => process (q + 1) : server qs
-- plant: next | r - 1 => r - 2
-- plant: process | q * 3 => q * 4
