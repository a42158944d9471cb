-- A lambda is named by its text on one line: without comments, with the brackets and semicolons that its layout means.
-- view: tree --width 160
-- view: observe
module Main where

main :: IO ()
main = do
  print (map (\x -> -- a comment
                x {- another {- nested -} -} + 1) [1, 2])
  print (map (\x -> case x of
                 1 -> "one -- no comment"
                 _ | x > 5 -> "many"
                   | otherwise -> "a\
                                  \few") [1, 7, 3 :: Int])
  mapM_ (\x -> do
           let y = x + 1
               z = y * 2
           print y
           if z > 5
             then print z
             else return ()) [1, 2 :: Int]
  print (foldr (\a b -> a --> b) 0 [3, 4])

(-->) :: Int -> Int -> Int
a --> b = a - b
-- expected stdout:
-- | $ tree --width 160
-- |  0  main = {prints "[2,3]\n[\"one -- no comment\",\"many\",\"afew\"]\n2\n3\n6\n-1\n"}
-- |  1    (\x -> x + 1) 1 = 2
-- |  2    (\x -> x + 1) 2 = 3
-- |  3    (\x -> case x of {1 -> "one -- no comment"; _ | x > 5 -> "many" | otherwise -> "afew"}) 1 = "one -- no comment"
-- |  4    (\x -> case x of {1 -> "one -- no comment"; _ | x > 5 -> "many" | otherwise -> "afew"}) 7 = "many"
-- |  5    (\x -> case x of {1 -> "one -- no comment"; _ | x > 5 -> "many" | otherwise -> "afew"}) 3 = "afew"
-- |  6    (\x -> do {let {y = x + 1; z = y * 2}; print y; if z > 5 then print z else return ()}) 1 = {prints "2\n"}
-- |  7    (\x -> do {let {y = x + 1; z = y * 2}; print y; if z > 5 then print z else return ()}) 2 = {prints "3\n6\n"}
-- |  8    (\a b -> a --> b) 3 4 = -1
-- |  9      3 --> 4 = -1
-- | 10    (\a b -> a --> b) 4 0 = 4
-- | 11      4 --> 0 = 4
-- | $ observe
-- |            1  main  lambda_texts.hs:7-22
-- |            2  (\x -> x + 1) (in main)  lambda_texts.hs:8-9
-- |            3  (\x -> case x of {1 -> "one -- no comment"; _ | x > 5 -> "many" | otherwise -> "afew"}) (in main)  lambda_texts.hs:10-14
-- |            2  (\x -> do {let {y = x + 1; z = y * 2}; print y; if z > 5 then print z else return ()}) (in main)  lambda_texts.hs:15-21
-- |            2  (\a b -> a --> b) (in main)  lambda_texts.hs:22
-- |            2  -->  lambda_texts.hs:25
