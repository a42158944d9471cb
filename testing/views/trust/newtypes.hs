-- A newtype constructor is kept as a constructor whose match forces nothing: `ignore` never looks at its argument.
-- view: tree --tree edt
-- view: trail --piece 1 --go a1 --go a1
newtype Age = Age Int deriving (Show)

newtype Parser a = Parser {runParser :: String -> Maybe (a, String)}

main :: IO ()
main = do
  print (older (Age (plus 1 2)))
  print (ignore (Age (plus 1 undefined)))
  print (ignore undefined)
  print (fmap fst (runParser (item 2) "abc"))

older :: Age -> Age
older (Age n) = Age (plus n 1)

ignore :: Age -> Int
ignore (Age _) = 0

plus :: Int -> Int -> Int
plus a b = a + b

item :: Int -> Parser String
item n = Parser (\s -> if length s < n then Nothing else Just (splitAt n s))
-- expected stdout:
-- | $ tree --tree edt
-- | 0  main = {prints "Age 4\n0\n0\nJust \"ab\"\n"}
-- | 1    older (Age 3) = Age 4
-- | 2      plus 3 1 = 4
-- | 3    plus 1 2 = 3
-- | 4    ignore _ = 0
-- | 5    ignore _ = 0
-- | 6    item 2 = Parser {runParser = (\s -> if length s < n then Nothing else Just (splitAt n s) with n = 2)}
-- | 7    (\s -> if length s < n then Nothing else Just (splitAt n s)) "abc" = Just ("ab",_), with n = 2
-- | $ trail --piece 1 --go a1 --go a1
-- | Output:
-- |   Age 4\n
-- | Trail:
-- |   <- print (Age 4)  -- newtypes.hs:10:3
-- |   <- older (Age 3)  -- newtypes.hs:16:17, node 1
-- |   <- main  -- newtypes.hs:10:17, node 0
