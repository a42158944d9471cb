-- Everything as JSON.
-- debug: --json
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
module Main where

import Data.List (sort)

main :: IO ()
main = print (median [5, 1, 4], spread [5, 1, 4])

median :: [Int] -> Int
median xs = middle (ordered xs)

ordered :: [Int] -> [Int]
ordered xs = sort xs

middle :: [Int] -> Int
middle xs = xs !! half (length xs + 1)

half :: Int -> Int
half n = n `div` 2

spread :: [Int] -> Int
spread xs = largest xs - smallest xs

largest :: [Int] -> Int
largest xs = last (ordered xs)

smallest :: [Int] -> Int
smallest xs = head xs
-- expected stdout:
-- | (5,0)
-- expected session:
-- | {"earlier_findings":[],"finding":{"chain":[{"by":"person","node":0,"question":1,"statement":"main = {prints \"(5,0)\\n\"}","verdict":"wrong"},{"by":"person","node":1,"question":2,"statement":"median [5,1,4] = 5","verdict":"wrong"},{"by":"person","node":2,"question":3,"statement":"middle [1,4,5] = 5","verdict":"wrong"},{"by":"person","node":3,"question":4,"statement":"half 4 = 2","verdict":"correct"}],"code":{"column":1,"file":"json.hs","first_column":1,"first_line":21,"line":21,"pieces":[{"column":1,"end_column":39,"end_line":21,"executed":true,"line":21,"suspect":true,"text":"middle xs = xs !! half (length xs + 1)"}]},"cycle":[],"further_code":[],"inadmissible":[],"kind":"wrong result","node":2,"or_else":[],"routine":{"file":"json.hs","from":21,"module":"Main","name":"middle","to":21},"statement":"middle [1,4,5] = 5"},"order":"outermost","outcome":"finding","question":null,"questions":[{"answer":"no","node":0,"number":1,"statement":"main = {prints \"(5,0)\\n\"}"},{"answer":"no","node":1,"number":2,"statement":"median [5,1,4] = 5"},{"answer":"no","node":2,"number":3,"statement":"middle [1,4,5] = 5"},{"answer":"yes","node":3,"number":4,"statement":"half 4 = 2"}],"strategy":"top-down","transforms":"","verdicts":[{"by":"person","node":0,"verdict":"wrong"},{"by":"person","node":1,"verdict":"wrong"},{"by":"person","node":2,"verdict":"wrong"},{"by":"person","node":3,"verdict":"correct"}]}
