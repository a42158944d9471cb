-- Zoom: the finding as JSON, with the places of the pieces.
-- debug: --json
-- answer: no
-- answer: no
-- answer: zoom
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = print (limit 12)

limit :: Int -> Int
limit n
  | n > 20 = 20
  | otherwise = n + 1
-- expected stdout:
-- | 13
-- expected session:
-- | {"earlier_findings":[{"chain":[{"by":"person","node":0,"question":1,"statement":"main = {prints \"13\\n\"}","verdict":"wrong"},{"by":"person","node":1,"question":2,"statement":"limit 12 = 13","verdict":"wrong"}],"code":{"column":1,"file":"json.hs","first_column":1,"first_line":16,"line":16,"pieces":[{"column":1,"end_column":14,"end_line":17,"executed":true,"line":16,"suspect":true,"text":"limit n\n  | n > 20 = "},{"column":14,"end_column":16,"end_line":17,"executed":false,"line":17,"suspect":false,"text":"20"},{"column":16,"end_column":22,"end_line":18,"executed":true,"line":17,"suspect":true,"text":"\n  | otherwise = n + 1"}]},"cycle":[],"further_code":[],"inadmissible":[],"kind":"wrong result","node":1,"or_else":[],"routine":{"file":"json.hs","from":16,"module":"Main","name":"limit","to":18},"statement":"limit 12 = 13"}],"finding":{"chain":[{"by":"person","node":5,"question":4,"statement":"limit 12: the guard otherwise is True","verdict":"wrong"}],"code":{"column":5,"file":"json.hs","first_column":1,"first_line":16,"line":18,"pieces":[{"column":1,"end_column":14,"end_line":17,"executed":true,"line":16,"suspect":false,"text":"limit n\n  | n > 20 = "},{"column":14,"end_column":16,"end_line":17,"executed":false,"line":17,"suspect":false,"text":"20"},{"column":16,"end_column":5,"end_line":18,"executed":true,"line":17,"suspect":false,"text":"\n  | "},{"column":5,"end_column":14,"end_line":18,"executed":true,"line":18,"suspect":true,"text":"otherwise"},{"column":14,"end_column":22,"end_line":18,"executed":true,"line":18,"suspect":false,"text":" = n + 1"}]},"cycle":[],"further_code":[],"inadmissible":[],"kind":"wrong result","node":5,"or_else":[],"parts":[{"column":5,"end_column":14,"end_line":18,"file":"json.hs","kind":"guard","line":18,"text":"otherwise"}],"routine":{"file":"json.hs","from":16,"module":"Main","name":"limit","to":18},"statement":"limit 12: the guard otherwise is True"},"order":"outermost","outcome":"finding","question":null,"questions":[{"answer":"no","node":0,"number":1,"statement":"main = {prints \"13\\n\"}"},{"answer":"no","node":1,"number":2,"statement":"limit 12 = 13"},{"answer":"yes","node":2,"number":3,"statement":"limit 12: the guard n > 20 is False, with n = 12"},{"answer":"no","node":5,"number":4,"statement":"limit 12: the guard otherwise is True"}],"strategy":"top-down","transforms":"","verdicts":[{"by":"person","node":2,"verdict":"correct"},{"by":"person","node":5,"verdict":"wrong"}]}
