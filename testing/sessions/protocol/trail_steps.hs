-- Several steps along a trail in one request: each begins where the one before led to.
-- only: debug
-- debug exit: 4
-- requests: --fresh
-- answer: {"command":"no"}
-- answer: {"command":"trail","argument":"start, r, a2"}
-- answer: {"command":"trail","argument":"up"}
-- answer: {"command":"trail","argument":"start, r, result"}
-- answer: {"command":"trail","argument":"output 1, up, start"}
-- answer: {"command":"trail","argument":"start, r.9, up"}
-- answer: {"command":"quit"}
module Main where

main :: IO ()
main = print (isort [2, 1])

isort :: [Int] -> [Int]
isort [] = []
isort (x : xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : ys
  | otherwise = x : y : ys
-- expected stdout:
-- expected session:
-- | {"id":null,"kind":"question","question":{"node":0,"number":1,"routine":{"file":"trail_steps.hs","from":15,"module":"Main","name":"main","to":15},"statement":"main = {prints \"[1]\\n\"}","unfinished":false,"terms":{"name":"main","text":"main = {prints \"[1]\\n\"}","arguments":[],"result":{"kind":"action","effects":[{"kind":"effect","name":"prints","words":"prints _","values":[{"kind":"string","value":"[1]\n"}]}]},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":1,"number":2,"routine":{"file":"trail_steps.hs","from":18,"module":"Main","name":"isort","to":19},"statement":"isort [2,1] = [1]","unfinished":false,"terms":{"name":"isort","text":"isort [2,1] = [1]","arguments":[{"kind":"list","elements":[{"kind":"number","text":"2"},{"kind":"number","text":"1"}]}],"result":{"kind":"list","elements":[{"kind":"number","text":"1"}]},"free_variables":[]}}}
-- | {"id":null,"kind":"information","look":{"kind":"trail","shows":"step","origin":{"kind":"redex","redex":"insert 1 []","statement":"insert 1 [] = [1]","place":"trail_steps.hs:22:15","branches":[],"node":4}}}
-- | {"id":null,"kind":"information","look":{"kind":"trail","shows":"step","origin":{"kind":"redex","redex":"isort [1]","statement":"isort [1] = [1]","place":"trail_steps.hs:19:18","branches":[],"node":3}}}
-- | {"id":null,"kind":"information","look":{"kind":"trail","shows":"result","origin":{"kind":"redex","redex":"insert 2 [1]","statement":"insert 2 [1] = [1]","place":"trail_steps.hs:24:13","branches":["x > y"],"node":2},"statement":{"name":"insert","text":"insert 2 [1] = [1]","arguments":[{"kind":"number","text":"2"},{"kind":"list","elements":[{"kind":"number","text":"1"}]}],"result":{"kind":"list","elements":[{"kind":"number","text":"1"}]},"free_variables":[]}}}
-- | {"id":null,"kind":"information","look":{"kind":"trail","shows":"step","origin":{"kind":"redex","redex":"isort [2,1]","statement":"isort [2,1] = [1]","place":"trail_steps.hs:19:18","branches":[],"node":1}}}
-- | {"id":null,"kind":"refusal","sentence":"There is no r.9: r is a list of 1 element."}
-- | {"id":null,"kind":"quit"}
