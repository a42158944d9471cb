-- stdin: create table people (name text, age int, admin bool)
-- stdin: insert into people values ('Ada', 36, true)
-- stdin: insert into people values ('Bob', 25, false)
-- stdin: insert into people values ('Cid', 41, null)
-- stdin: insert into people values ('Dan', 'x', true)
-- stdin: select * from people
-- stdin: select name, age from people where age > 30 and not admin = true or name = 'Bob' order by age desc
-- stdin: select name from people order by name limit 2
-- stdin: select foo from people
-- stdin: select * from nobody
-- stdin: drop table people
-- stdin: insert into people values (1)
{-# LANGUAGE RecordWildCards, NamedFieldPuns, TupleSections #-}
module Main (main) where
import Data.Char
import Data.List
import qualified Data.Map as Map
import Control.Monad
import Control.Applicative
import Data.Maybe

data Column = Column { colName :: String, colType :: Ty } deriving (Eq, Show)
data Ty = TInt | TText | TBool deriving (Eq, Show, Enum, Bounded, Read)
data Val = VI Int | VT String | VB Bool | VNull deriving (Eq, Ord)
instance Show Val where
  show (VI n) = show n
  show (VT s) = s
  show (VB b) = map toLower (show b)
  show VNull = "null"
data Table = Table { tName :: String, tCols :: [Column], tRows :: [[Val]] }
type DB = Map.Map String Table

data Cond = Cmp String String Val | And Cond Cond | Or Cond Cond | Not Cond deriving Show
data Query = Select { fields :: [String], from :: String, whr :: Maybe Cond, order :: Maybe (String, Bool), limit :: Maybe Int }
  | Insert { into :: String, vals :: [Val] } | CreateT String [Column] deriving Show

newtype P a = P { runP :: [String] -> Either String (a, [String]) }
instance Functor P where fmap = liftM
instance Applicative P where { pure x = P (Right . (x,)); (<*>) = ap }
instance Monad P where P p >>= f = P $ \s -> p s >>= \(a, r) -> runP (f a) r
instance Alternative P where
  empty = P (const (Left "nothing fits"))
  P a <|> P b = P $ \s -> either (const (b s)) Right (a s)

tokens' :: String -> [String]
tokens' [] = []
tokens' (c:cs)
  | isSpace c = tokens' cs
  | isAlpha c = let (a, b) = span (\x -> isAlphaNum x || x == '_') (c:cs) in a : tokens' b
  | isDigit c = let (a, b) = span isDigit (c:cs) in a : tokens' b
  | c == '\'' = let (a, b) = break (== '\'') cs in ('\'' : a) : tokens' (drop 1 b)
  | [c, d] `elem` ["<=", ">=", "<>"], not (null cs) = [c, d] : tokens' (tail cs)
  | otherwise = [c] : tokens' cs
  where d = if null cs then ' ' else head cs

tok :: P String
tok = P $ \s -> case s of { [] -> Left "unexpected end"; (t:ts) -> Right (t, ts) }
kw :: String -> P ()
kw k = tok >>= \t -> unless (map toLower t == k) (P (const (Left ("expected " ++ k ++ ", found " ++ t))))
ident :: P String
ident = tok >>= \t -> if isAlpha (head t) then pure (map toLower t) else P (const (Left ("expected a name, found " ++ t)))
sepBy :: P a -> String -> P [a]
sepBy p s = (:) <$> p <*> many (kw s *> p)
value :: P Val
value = tok >>= \t -> case t of
  ('\'' : s) -> pure (VT s)
  _ | all isDigit t -> pure (VI (read t))
    | map toLower t == "true" -> pure (VB True)
    | map toLower t == "false" -> pure (VB False)
    | map toLower t == "null" -> pure VNull
  _ -> P (const (Left ("expected a value, found " ++ t)))

query :: P Query
query = select <|> insert' <|> create
  where
    select = do
      kw "select"
      fields <- (["*"] <$ kw "*") <|> sepBy ident ","
      kw "from"
      from <- ident
      whr <- optional (kw "where" *> cond)
      order <- optional (kw "order" *> kw "by" *> ((,) <$> ident <*> ((True <$ kw "desc") <|> pure False)))
      limit <- optional (kw "limit" *> (read <$> tok))
      pure Select {..}
    insert' = Insert <$> (kw "insert" *> kw "into" *> ident) <*> (kw "values" *> kw "(" *> sepBy value "," <* kw ")")
    create = CreateT <$> (kw "create" *> kw "table" *> ident) <*> (kw "(" *> sepBy col "," <* kw ")")
    col = Column <$> ident <*> ty
    ty = foldr (<|>) empty [ t <$ kw (map toLower (drop 1 (show t))) | t <- [minBound ..] ]
    cond = foldl1 Or <$> sepBy conj "or"
    conj = foldl1 And <$> sepBy atom "and"
    atom = (Not <$> (kw "not" *> atom)) <|> (kw "(" *> cond <* kw ")") <|> (Cmp <$> ident <*> op <*> value)
    op = tok >>= \t -> if t `elem` ["=", "<", ">", "<=", ">=", "<>"] then pure t else P (const (Left ("bad operator " ++ t)))

exec :: DB -> Query -> Either String (DB, [String])
exec db (CreateT n cs)
  | n `Map.member` db = Left ("table " ++ n ++ " exists")
  | otherwise = Right (Map.insert n (Table n cs []) db, ["created " ++ n])
exec db Insert { into, vals } = do
  t@Table {..} <- maybe (Left ("no table " ++ into)) Right (Map.lookup into db)
  when (length vals /= length tCols) $ Left ("expected " ++ show (length tCols) ++ " values")
  zipWithM_ check tCols vals
  Right (Map.insert into t { tRows = tRows ++ [vals] } db, ["1 row"])
  where check Column { colType = TInt } (VI _) = Right ()
        check Column { colType = TText } (VT _) = Right ()
        check Column { colType = TBool } (VB _) = Right ()
        check _ VNull = Right ()
        check Column { .. } v = Left ("column " ++ colName ++ " is " ++ show colType ++ ", not " ++ show v)
exec db Select {..} = do
  Table { tCols, tRows } <- maybe (Left ("no table " ++ from)) Right (Map.lookup from db)
  let index n = maybe (Left ("no column " ++ n)) Right (findIndex ((== n) . colName) tCols)
      names = if fields == ["*"] then map colName tCols else fields
  cols <- mapM index names
  rows <- maybe (Right tRows) (\c -> filterM (holds index c) tRows) whr
  sorted <- case order of
    Nothing -> Right rows
    Just (f, desc) -> do { i <- index f; Right ((if desc then reverse else id) (sortOn (!! i) rows)) }
  let out = maybe id take limit [ map (r !!) cols | r <- sorted ]
  Right (db, render names out)
  where
    holds index (Cmp n o v) row = do { i <- index n; Right (cmp o (row !! i) v) }
    holds index (And a b) r = (&&) <$> holds index a r <*> holds index b r
    holds index (Or a b) r = (||) <$> holds index a r <*> holds index b r
    holds index (Not a) r = not <$> holds index a r
    cmp o a b = case o of { "=" -> a == b; "<>" -> a /= b; "<" -> a < b; ">" -> a > b; "<=" -> a <= b; _ -> a >= b }

render :: [String] -> [[Val]] -> [String]
render hs rows = line hs : replicate (sum widths + 3 * length widths - 3) '-' : map (line . map show) rows
  where widths = map (maximum . map length) (transpose (hs : map (map show) rows))
        line = dropWhileEnd isSpace . intercalate " | " . zipWith (\w s -> s ++ replicate (w - length s) ' ') widths

main :: IO ()
main = foldM_ step Map.empty . lines =<< getContents
  where step db l | all isSpace l = pure db
        step db l = case runP query (tokens' l) >>= done >>= exec db of
          Left e -> db <$ putStrLn ("error: " ++ e)
          Right (db', out) -> db' <$ mapM_ putStrLn out
        done (q, []) = Right q
        done (_, r) = Left ("unexpected " ++ unwords r)
-- expected stdout:
-- | created people
-- | 1 row
-- | 1 row
-- | 1 row
-- | error: column age is TInt, not x
-- | name | age | admin
-- | ------------------
-- | Ada  | 36  | true
-- | Bob  | 25  | false
-- | Cid  | 41  | null
-- | name | age
-- | ----------
-- | Cid  | 41
-- | Bob  | 25
-- | name
-- | ----
-- | Ada
-- | Bob
-- | error: no column foo
-- | error: no table nobody
-- | error: expected create, found drop
-- | error: expected 3 values
