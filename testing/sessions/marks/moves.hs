-- Marks can be undone, given again and replaced; what cannot be marked is refused with a sentence; `where` lists the
-- calls that a part came through.
-- only: debug
-- requests: --fresh
-- answer: {"command": "no"}
-- answer: {"command": "no"}
-- answer: {"command": "where", "argument": "a1.3"}
-- answer: {"command": "where"}
-- answer: {"command": "mark", "argument": "9"}
-- answer: {"command": "mark", "argument": "7"}
-- answer: {"command": "mark", "argument": "a4"}
-- answer: {"command": "mark", "argument": "a1.3"}
-- answer: {"command": "info"}
-- answer: {"command": "undo"}
-- answer: {"command": "info"}
-- answer: {"command": "redo"}
-- answer: {"command": "no"}
-- answer: {"command": "order", "argument": "innermost"}
-- answer: {"command": "undo"}
-- answer: {"command": "mark", "argument": "r"}
-- answer: {"command": "mark", "argument": "f"}
-- answer: {"command": "yes"}
-- answer: {"command": "yes"}
-- answer: {"command": "yes"}
-- answer: {"command": "quit"}
module Main where

main :: IO ()
main = print (sqrtest [1, 2])

sqrtest :: [Int] -> Bool
sqrtest x = test (computs (arrsum x))

test :: (Int, Int, Int) -> Bool
test (x, y, z) = (x == y) && (y == z)

arrsum :: [Int] -> Int
arrsum [] = 0
arrsum (x:xs) = x + arrsum xs

computs :: Int -> (Int, Int, Int)
computs x = (comput1 x, comput2 x, comput3 x)

comput1 :: Int -> Int
comput1 x = square x

square :: Int -> Int
square x = x * x

comput2 :: Int -> Int
comput2 x = arrsum (list x x)

list :: Int -> Int -> [Int]
list x y
  | y == 0 = []
  | otherwise = x : list x (y - 1)

comput3 :: Int -> Int
comput3 x = arrsum (partialsums x)

partialsums :: Int -> [Int]
partialsums x = [sum1 x, sum2 x]

sum1 :: Int -> Int
sum1 x = div (x * incr x) 2

sum2 :: Int -> Int
sum2 x = div (x + decr x) 2

incr :: Int -> Int
incr x = x + 1

decr :: Int -> Int
decr x = x - 1
-- expected session:
-- | {"id":null,"kind":"question","question":{"node":0,"number":1,"routine":{"file":"moves.hs","from":29,"module":"Main","name":"main","to":29},"statement":"main = {prints \"False\\n\"}","unfinished":false,"terms":{"name":"main","text":"main = {prints \"False\\n\"}","arguments":[],"result":{"kind":"action","effects":[{"kind":"effect","name":"prints","words":"prints _","values":[{"kind":"string","value":"False\n"}]}]},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":1,"number":2,"routine":{"file":"moves.hs","from":32,"module":"Main","name":"sqrtest","to":32},"statement":"sqrtest [1,2] = False","unfinished":false,"terms":{"name":"sqrtest","text":"sqrtest [1,2] = False","arguments":[{"kind":"list","elements":[{"kind":"number","text":"1"},{"kind":"number","text":"2"}]}],"result":{"kind":"constructor","name":"False","fields":[]},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":2,"number":3,"routine":{"file":"moves.hs","from":35,"module":"Main","name":"test","to":35},"statement":"test (9,9,8) = False","unfinished":false,"terms":{"name":"test","text":"test (9,9,8) = False","arguments":[{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]}],"result":{"kind":"constructor","name":"False","fields":[]},"free_variables":[]}}}
-- | {"id":null,"kind":"information","look":{"kind":"tree","note":"The last one made it, or was given it from outside.","tree":{"size":27,"nodes":[{"node":2,"parent":null,"depth":0,"reference":false,"module":"Main","file":"moves.hs","first_line":35,"last_line":35,"hidden":0,"statement":{"name":"test","text":"test (9,9,8) = False","arguments":[{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]}],"result":{"kind":"constructor","name":"False","fields":[]},"free_variables":[]}},{"node":3,"parent":null,"depth":0,"reference":false,"module":"Main","file":"moves.hs","first_line":42,"last_line":42,"hidden":0,"statement":{"name":"computs","text":"computs 3 = (9,9,8)","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]},"free_variables":[]}},{"node":18,"parent":null,"depth":0,"reference":false,"module":"Main","file":"moves.hs","first_line":59,"last_line":59,"hidden":0,"statement":{"name":"comput3","text":"comput3 3 = 8","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"number","text":"8"},"free_variables":[]}},{"node":19,"parent":null,"depth":0,"reference":false,"module":"Main","file":"moves.hs","first_line":38,"last_line":39,"hidden":0,"statement":{"name":"arrsum","text":"arrsum [6,2] = 8","arguments":[{"kind":"list","elements":[{"kind":"number","text":"6"},{"kind":"number","text":"2"}]}],"result":{"kind":"number","text":"8"},"free_variables":[]}}]}}}
-- | {"id":null,"kind":"information","look":{"kind":"tree","note":"The last one made it, or was given it from outside.","tree":{"size":27,"nodes":[{"node":2,"parent":null,"depth":0,"reference":false,"module":"Main","file":"moves.hs","first_line":35,"last_line":35,"hidden":0,"statement":{"name":"test","text":"test (9,9,8) = False","arguments":[{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]}],"result":{"kind":"constructor","name":"False","fields":[]},"free_variables":[]}}]}}}
-- | {"id":null,"kind":"refusal","sentence":"`9` occurs several times: a1.1, a1.2. Type mark and the one you mean."}
-- | {"id":null,"kind":"refusal","sentence":"No part of the statement is `7`. Type mark and a path such as a1, r.2 or f; show says what they lead to."}
-- | {"id":null,"kind":"refusal","sentence":"There is no a4: test has 1 argument."}
-- | {"id":null,"kind":"question","question":{"node":3,"number":4,"routine":{"file":"moves.hs","from":42,"module":"Main","name":"computs","to":42},"statement":"computs 3 = (9,9,8)","unfinished":false,"terms":{"name":"computs","text":"computs 3 = (9,9,8)","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]},"free_variables":[]}},"marked":"It was given to the call, which should not have been made like this. 11 questions removed."}
-- | {"id":null,"kind":"information","information":{"answered":3,"finished_elsewhere":0,"granularity":"all","likely_questions":5,"order":"outermost","strategy":"top-down","suspects":13,"transforms":"","tree":"edt","why":"The strategy top-down chose node 3 below node 1, the last one that is wrong: sqrtest [1,2] = False"}}
-- | {"id":null,"kind":"question","question":{"node":2,"number":3,"routine":{"file":"moves.hs","from":35,"module":"Main","name":"test","to":35},"statement":"test (9,9,8) = False","unfinished":false,"terms":{"name":"test","text":"test (9,9,8) = False","arguments":[{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]}],"result":{"kind":"constructor","name":"False","fields":[]},"free_variables":[]}}}
-- | {"id":null,"kind":"information","information":{"answered":2,"finished_elsewhere":0,"granularity":"all","likely_questions":6,"order":"outermost","strategy":"top-down","suspects":25,"transforms":"","tree":"edt","why":"The strategy top-down chose node 2 below node 1, the last one that is wrong: sqrtest [1,2] = False"}}
-- | {"id":null,"kind":"question","question":{"node":3,"number":4,"routine":{"file":"moves.hs","from":42,"module":"Main","name":"computs","to":42},"statement":"computs 3 = (9,9,8)","unfinished":false,"terms":{"name":"computs","text":"computs 3 = (9,9,8)","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"tuple","fields":[{"kind":"number","text":"9"},{"kind":"number","text":"9"},{"kind":"number","text":"8"}]},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":18,"number":5,"routine":{"file":"moves.hs","from":59,"module":"Main","name":"comput3","to":59},"statement":"comput3 3 = 8","unfinished":false,"terms":{"name":"comput3","text":"comput3 3 = 8","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"number","text":"8"},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":18,"number":5,"routine":{"file":"moves.hs","from":59,"module":"Main","name":"comput3","to":59},"statement":"comput3 3 = 8","unfinished":false,"terms":{"name":"comput3","text":"comput3 3 = 8","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"number","text":"8"},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":18,"number":5,"routine":{"file":"moves.hs","from":59,"module":"Main","name":"comput3","to":59},"statement":"comput3 3 = 8","unfinished":false,"terms":{"name":"comput3","text":"comput3 3 = 8","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"number","text":"8"},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":19,"number":6,"routine":{"file":"moves.hs","from":38,"module":"Main","name":"arrsum","to":39},"statement":"arrsum [6,2] = 8","unfinished":false,"terms":{"name":"arrsum","text":"arrsum [6,2] = 8","arguments":[{"kind":"list","elements":[{"kind":"number","text":"6"},{"kind":"number","text":"2"}]}],"result":{"kind":"number","text":"8"},"free_variables":[]}},"marked":"All that is left can have caused it."}
-- | {"id":null,"kind":"question","question":{"node":20,"number":7,"routine":{"file":"moves.hs","from":62,"module":"Main","name":"partialsums","to":62},"statement":"partialsums 3 = [6,2]","unfinished":false,"terms":{"name":"partialsums","text":"partialsums 3 = [6,2]","arguments":[{"kind":"number","text":"3"}],"result":{"kind":"list","elements":[{"kind":"number","text":"6"},{"kind":"number","text":"2"}]},"free_variables":[]}},"marked":"It was given to the call, which should not have been made like this. All that is left can have caused it."}
-- | {"id":null,"kind":"finding","finding":{"chain":[{"by":"person","node":0,"question":1,"statement":"main = {prints \"False\\n\"}","verdict":"wrong"},{"by":"person","node":1,"question":2,"statement":"sqrtest [1,2] = False","verdict":"wrong"},{"by":"person","node":3,"question":4,"statement":"computs 3 = (9,9,8)","verdict":"wrong"},{"by":"person","node":18,"question":5,"statement":"comput3 3 = 8","verdict":"wrong"},{"by":"person","node":19,"question":6,"statement":"arrsum [6,2] = 8","verdict":"inadmissible"},{"by":"person","node":20,"question":7,"statement":"partialsums 3 = [6,2]","verdict":"correct"}],"code":{"column":1,"file":"moves.hs","first_column":1,"first_line":59,"line":59,"pieces":[{"column":1,"end_column":35,"end_line":59,"executed":true,"line":59,"suspect":true,"text":"comput3 x = arrsum (partialsums x)"}]},"cycle":[],"further_code":[],"inadmissible":[{"by":"person","node":19,"question":6,"statement":"arrsum [6,2] = 8","verdict":"inadmissible"}],"kind":"inadmissible call","node":18,"or_else":[],"routine":{"file":"moves.hs","from":59,"module":"Main","name":"comput3","to":59},"statement":"comput3 3 = 8"}}
-- | {"id":null,"kind":"refusal","sentence":"There is no question now: the fault was found. Type zoom to look inside its equation, reject if it is not right, next to look for a further one, undo, or quit."}
-- | {"id":null,"kind":"refusal","sentence":"There is no question now: the fault was found. Type zoom to look inside its equation, reject if it is not right, next to look for a further one, undo, or quit."}
-- | {"id":null,"kind":"quit"}
