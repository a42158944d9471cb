-- Zoom in a session for programs.
-- only: debug
-- requests: --fresh
-- answer: {"command": "no"}
-- answer: {"command": "no"}
-- answer: {"command": "zoom"}
-- answer: {"command": "info"}
-- answer: {"command": "show", "argument": "w1"}
-- answer: {"command": "no"}
-- answer: {"command": "yes"}
-- answer: {"command": "yes"}
-- answer: {"command": "zoom", "argument": "out"}
-- answer: {"command": "quit"}
module Main where

main :: IO ()
main = print (grade 7)

grade :: Int -> String
grade n
  | n <= 7 = "low"
  | otherwise = "high"
-- expected session:
-- | {"id":null,"kind":"question","question":{"node":0,"number":1,"routine":{"file":"protocol.hs","from":17,"module":"Main","name":"main","to":17},"statement":"main = {prints \"\\\"low\\\"\\n\"}","unfinished":false,"terms":{"name":"main","text":"main = {prints \"\\\"low\\\"\\n\"}","arguments":[],"result":{"kind":"action","effects":[{"kind":"effect","name":"prints","words":"prints _","values":[{"kind":"string","value":"\"low\"\n"}]}]},"free_variables":[]}}}
-- | {"id":null,"kind":"question","question":{"node":1,"number":2,"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7 = \"low\"","unfinished":false,"terms":{"name":"grade","text":"grade 7 = \"low\"","arguments":[{"kind":"number","text":"7"}],"result":{"kind":"string","value":"low"},"free_variables":[]}}}
-- | {"id":null,"kind":"finding","finding":{"chain":[{"by":"person","node":0,"question":1,"statement":"main = {prints \"\\\"low\\\"\\n\"}","verdict":"wrong"},{"by":"person","node":1,"question":2,"statement":"grade 7 = \"low\"","verdict":"wrong"}],"code":{"column":1,"file":"protocol.hs","first_column":1,"first_line":20,"line":20,"pieces":[{"column":1,"end_column":17,"end_line":22,"executed":true,"line":20,"suspect":true,"text":"grade n\n  | n <= 7 = \"low\"\n  | otherwise = "},{"column":17,"end_column":23,"end_line":22,"executed":false,"line":22,"suspect":false,"text":"\"high\""}]},"cycle":[],"further_code":[],"inadmissible":[],"kind":"wrong result","node":1,"or_else":[],"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7 = \"low\""}}
-- | {"id":null,"kind":"question","question":{"node":2,"number":3,"part":{"column":5,"end_column":11,"end_line":21,"file":"protocol.hs","kind":"guard","line":21,"text":"n <= 7"},"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7: the guard n <= 7 is True, with n = 7","unfinished":false,"terms":{"name":"n <= 7","text":"grade 7: the guard n <= 7 is True, with n = 7","arguments":[],"result":{"kind":"constructor","name":"True","fields":[]},"free_variables":[{"name":"n","value":{"kind":"number","text":"7"}}],"around":[{"name":"grade","arguments":[{"kind":"number","text":"7"}]}],"inside":{"lead":"the guard ","verb":" is ","has_result":true}}}}
-- | {"id":null,"kind":"information","information":{"answered":2,"finished_elsewhere":0,"granularity":"all","inside":"grade 7 = \"low\"","likely_questions":2,"order":"outermost","strategy":"top-down","suspects":4,"transforms":"","tree":"edt","why":"The strategy top-down chose node 2 below node 1, the last one that is wrong: grade 7 = \"low\""}}
-- | {"id":null,"kind":"information","look":{"kind":"part","path":"w1","value":{"kind":"number","text":"7"}}}
-- | {"id":null,"kind":"question","question":{"node":3,"number":4,"part":{"column":5,"end_column":6,"end_line":21,"file":"protocol.hs","kind":"expression","line":21,"text":"n"},"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7: in n <= 7, the variable n = 7","unfinished":false,"terms":{"name":"n","text":"grade 7: in n <= 7, the variable n = 7","arguments":[],"result":{"kind":"number","text":"7"},"free_variables":[],"around":[{"name":"grade","arguments":[{"kind":"number","text":"7"}]}],"inside":{"lead":"in n <= 7, the variable ","verb":" = ","has_result":true}}}}
-- | {"id":null,"kind":"question","question":{"node":4,"number":5,"part":{"column":10,"end_column":11,"end_line":21,"file":"protocol.hs","kind":"expression","line":21,"text":"7"},"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7: in n <= 7, the literal 7","unfinished":false,"terms":{"name":"7","text":"grade 7: in n <= 7, the literal 7","arguments":[],"result":{"kind":"number","text":"7"},"free_variables":[],"around":[{"name":"grade","arguments":[{"kind":"number","text":"7"}]}],"inside":{"lead":"in n <= 7, the literal ","verb":" = ","has_result":false}}}}
-- | {"id":null,"kind":"finding","finding":{"chain":[{"by":"person","node":2,"question":3,"statement":"grade 7: the guard n <= 7 is True, with n = 7","verdict":"wrong"},{"by":"person","node":3,"question":4,"statement":"grade 7: in n <= 7, the variable n = 7","verdict":"correct"},{"by":"person","node":4,"question":5,"statement":"grade 7: in n <= 7, the literal 7","verdict":"correct"}],"code":{"column":5,"file":"protocol.hs","first_column":1,"first_line":20,"line":21,"pieces":[{"column":1,"end_column":5,"end_line":21,"executed":true,"line":20,"suspect":false,"text":"grade n\n  | "},{"column":5,"end_column":11,"end_line":21,"executed":true,"line":21,"suspect":true,"text":"n <= 7"},{"column":11,"end_column":17,"end_line":22,"executed":true,"line":21,"suspect":false,"text":" = \"low\"\n  | otherwise = "},{"column":17,"end_column":23,"end_line":22,"executed":false,"line":22,"suspect":false,"text":"\"high\""}]},"cycle":[],"further_code":[],"inadmissible":[],"kind":"wrong result","node":2,"or_else":[],"parts":[{"column":5,"end_column":11,"end_line":21,"file":"protocol.hs","kind":"guard","line":21,"text":"n <= 7"}],"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7: the guard n <= 7 is True, with n = 7"}}
-- | {"id":null,"kind":"finding","finding":{"chain":[{"by":"person","node":0,"question":1,"statement":"main = {prints \"\\\"low\\\"\\n\"}","verdict":"wrong"},{"by":"person","node":1,"question":2,"statement":"grade 7 = \"low\"","verdict":"wrong"}],"code":{"column":1,"file":"protocol.hs","first_column":1,"first_line":20,"line":20,"pieces":[{"column":1,"end_column":17,"end_line":22,"executed":true,"line":20,"suspect":true,"text":"grade n\n  | n <= 7 = \"low\"\n  | otherwise = "},{"column":17,"end_column":23,"end_line":22,"executed":false,"line":22,"suspect":false,"text":"\"high\""}]},"cycle":[],"further_code":[],"inadmissible":[],"kind":"wrong result","node":1,"or_else":[],"routine":{"file":"protocol.hs","from":20,"module":"Main","name":"grade","to":22},"statement":"grade 7 = \"low\""}}
-- | {"id":null,"kind":"quit"}
