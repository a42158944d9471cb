module Main where
import Data.Word
import Data.Char
import qualified Data.Sequence as Seq
import Data.Sequence (Seq, ViewL (..), ViewR (..), (|>), (<|), (><))
import Data.Foldable (toList)

data BF = Move Int | Inc Int | Out | In | Loop [BF] deriving (Show, Eq)

parse :: String -> Either String [BF]
parse src = case go 0 src of
    Right (p, "") -> Right (optimise p)
    Right (_, r) -> Left ("unexpected " ++ take 5 r)
    Left e -> Left e
  where
    go :: Int -> String -> Either String ([BF], String)
    go 0 [] = Right ([], [])
    go d [] = Left (show d ++ " unclosed loops")
    go d (c:cs) = case c of
      '>' -> (Move 1 .:) <$> go d cs
      '<' -> (Move (-1) .:) <$> go d cs
      '+' -> (Inc 1 .:) <$> go d cs
      '-' -> (Inc (-1) .:) <$> go d cs
      '.' -> (Out .:) <$> go d cs
      ',' -> (In .:) <$> go d cs
      '[' -> do
        (body, rest) <- go (d + 1) cs
        (Loop body .:) <$> go d rest
      ']' | d > 0 -> Right ([], cs)
          | otherwise -> Left "unmatched ]"
      _ -> go d cs
    x .: (xs, r) = (x : xs, r)

optimise :: [BF] -> [BF]
optimise (Move a : Move b : r) = optimise (Move (a + b) : r)
optimise (Inc a : Inc b : r) = optimise (Inc (a + b) : r)
optimise (Move 0 : r) = optimise r
optimise (Inc 0 : r) = optimise r
optimise (Loop b : r) = Loop (optimise b) : optimise r
optimise (i : r) = i : optimise r
optimise [] = []

data Tape = Tape [Word8] !Word8 [Word8]

move :: Int -> Tape -> Tape
move n t | n > 0 = move (n - 1) (right t)
         | n < 0 = move (n + 1) (left t)
         | otherwise = t
  where right (Tape ls x (r:rs)) = Tape (x : ls) r rs
        right (Tape ls x []) = Tape (x : ls) 0 []
        left (Tape (l:ls) x rs) = Tape ls l (x : rs)
        left (Tape [] x rs) = Tape [] 0 (x : rs)

run :: [BF] -> String -> String
run prog input = exec prog (Tape [] 0 []) input (\_ _ -> "")
  where
    exec :: [BF] -> Tape -> String -> (Tape -> String -> String) -> String
    exec [] t i k = k t i
    exec (op : ops) t@(Tape l x r) i k = case op of
      Move n -> exec ops (move n t) i k
      Inc n -> exec ops (Tape l (x + fromIntegral n) r) i k
      Out -> chr (fromIntegral x) : exec ops t i k
      In -> case i of
        [] -> exec ops (Tape l 0 r) [] k
        (c:cs) -> exec ops (Tape l (fromIntegral (ord c)) r) cs k
      Loop body | x == 0 -> exec ops t i k
                | otherwise -> exec body t i (\t' i' -> exec (op : ops) t' i' k)

main :: IO ()
main = do
  let hello = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++."
  either putStrLn (\p -> putStr (run p "")) (parse hello)
  either putStrLn (\p -> putStrLn (run p "reverse me")) (parse ">,[>,]<[.<]")
  either putStrLn (const (return ())) (parse "[[+]")
  either putStrLn (const (return ())) (parse "+]")
  print (parse "+++--[->>+<<]")
  let s = Seq.fromList [1 .. 10 :: Int]
  print (toList (Seq.update 3 99 s |> 11), Seq.index s 4, Seq.length (s >< s))
  case (Seq.viewl s, Seq.viewr s) of
    (a :< _, _ :> b) -> print (a, b)
    _ -> return ()
-- expected stdout:
-- | Hello World!
-- | em esrever
-- | 1 unclosed loops
-- | unmatched ]
-- | Right [Inc 1,Loop [Inc (-1),Move 2,Inc 1,Move (-2)]]
-- | ([1,2,3,99,5,6,7,8,9,10,11],5,20)
-- | (1,10)
