-- | Options on the command line, as getopt_long reads them.
module System.Console.GetOpt
  ( getOpt, getOpt', usageInfo, ArgOrder(..), OptDescr(..), ArgDescr(..)
  ) where

import Data.List (isPrefixOf)

-- | What to do with arguments that are no options.
data ArgOrder a
  = RequireOrder              -- ^ no options behind the first
  | Permute                   -- ^ they may stand between options
  | ReturnInOrder (String -> a)

-- | Letters, names, what follows, explanation.
data OptDescr a = Option [Char] [String] (ArgDescr a) String

data ArgDescr a
  = NoArg a
  | ReqArg (String -> a) String
  | OptArg (Maybe String -> a) String

instance Functor ArgOrder where
  fmap _ RequireOrder = RequireOrder
  fmap _ Permute = Permute
  fmap f (ReturnInOrder g) = ReturnInOrder (f . g)
instance Functor OptDescr where
  fmap f (Option letters names argument text) = Option letters names (fmap f argument) text
instance Functor ArgDescr where
  fmap f (NoArg a) = NoArg (f a)
  fmap f (ReqArg g s) = ReqArg (f . g) s
  fmap f (OptArg g s) = OptArg (f . g) s

-- | What an argument turns out to be.
data Item a
  = Flag a
  | Unknown String
  | Other String
  | EndOfOptions
  | Wrong String

usageInfo :: String -> [OptDescr a] -> String
usageInfo header options = unlines (header : table)
  where
    rows = concatMap usageRows options
    shorts = padded [s | (s, _, _) <- rows]
    longs = padded [l | (_, l, _) <- rows]
    texts = [t | (_, _, t) <- rows]
    table = zipWith3 (\s l t -> "  " ++ s ++ "  " ++ l ++ "  " ++ t) shorts longs texts
    padded column = map (pad (maximum (0 : map length column))) column
    pad n s = take n (s ++ repeat ' ')

usageRows :: OptDescr a -> [(String, String, String)]
usageRows (Option letters names argument text) = case lines text of
  [] -> [(short, long, "")]
  t : ts -> (short, long, t) : [("", "", t') | t' <- ts]
  where
    short = commas (map (shortUsage argument) letters)
    long = commas (map (longUsage argument) names)

commas :: [String] -> String
commas [] = ""
commas [x] = x
commas (x : xs) = x ++ ", " ++ commas xs

shortUsage :: ArgDescr a -> Char -> String
shortUsage (NoArg _) c = ['-', c]
shortUsage (ReqArg _ name) c = ['-', c] ++ " " ++ name
shortUsage (OptArg _ name) c = ['-', c] ++ "[" ++ name ++ "]"

longUsage :: ArgDescr a -> String -> String
longUsage (NoArg _) s = "--" ++ s
longUsage (ReqArg _ name) s = "--" ++ s ++ "=" ++ name
longUsage (OptArg _ name) s = "--" ++ s ++ "[=" ++ name ++ "]"

getOpt :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String])
getOpt order options args = (flags, others, wrong ++ map unrecognised unknown)
  where (flags, others, unknown, wrong) = getOpt' order options args

unrecognised :: String -> String
unrecognised option = "unrecognized option `" ++ option ++ "'\n"

getOpt' :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String], [String])
getOpt' _ _ [] = ([], [], [], [])
getOpt' order options (arg : args) = place item order
  where
    (item, rest) = nextItem arg args options
    (flags, others, unknown, wrong) = getOpt' order options rest
    place (Flag f) _ = (f : flags, others, unknown, wrong)
    place (Unknown u) _ = (flags, others, u : unknown, wrong)
    place (Other o) RequireOrder = ([], o : rest, [], [])
    place (Other o) Permute = (flags, o : others, unknown, wrong)
    place (Other o) (ReturnInOrder f) = (f o : flags, others, unknown, wrong)
    place EndOfOptions (ReturnInOrder f) = (map f rest, [], [], [])
    place EndOfOptions _ = ([], rest, [], [])
    place (Wrong w) _ = (flags, others, unknown, w : wrong)

nextItem :: String -> [String] -> [OptDescr a] -> (Item a, [String])
nextItem ('-' : '-' : []) rest _ = (EndOfOptions, rest)
nextItem ('-' : '-' : name) rest options = longOption name rest options
nextItem ('-' : letter : more) rest options = shortOption letter more rest options
nextItem arg rest _ = (Other arg, rest)

longOption :: String -> [String] -> [OptDescr a] -> (Item a, [String])
longOption text rest options = choose arguments value rest
  where
    (name, value) = break (== '=') text
    having fits = [o | o@(Option _ names _ _) <- options, any fits names]
    exact = having (== name)
    candidates = if null exact then having (name `isPrefixOf`) else exact
    arguments = [a | Option _ _ a _ <- candidates]
    option = "--" ++ name
    choose (_ : _ : _) _ r = (ambiguous candidates option, r)
    choose [NoArg a] [] r = (Flag a, r)
    choose [NoArg _] ('=' : _) r = (Wrong ("option `" ++ option ++ "' doesn't allow an argument\n"), r)
    choose [ReqArg _ d] [] [] = (Wrong (needsArgument d option), [])
    choose [ReqArg f _] [] (r : rs) = (Flag (f r), rs)
    choose [ReqArg f _] ('=' : v) r = (Flag (f v), r)
    choose [OptArg f _] [] r = (Flag (f Nothing), r)
    choose [OptArg f _] ('=' : v) r = (Flag (f (Just v)), r)
    choose _ _ r = (Unknown ("--" ++ text), r)

shortOption :: Char -> String -> [String] -> [OptDescr a] -> (Item a, [String])
shortOption letter more rest options = choose arguments more rest
  where
    candidates = [o | o@(Option letters _ _ _) <- options, letter `elem` letters]
    arguments = [a | Option _ _ a _ <- candidates]
    option = ['-', letter]
    choose (_ : _ : _) _ r = (ambiguous candidates option, r)
    choose [NoArg a] [] r = (Flag a, r)
    choose [NoArg a] m r = (Flag a, ('-' : m) : r)
    choose [ReqArg _ d] [] [] = (Wrong (needsArgument d option), [])
    choose [ReqArg f _] [] (r : rs) = (Flag (f r), rs)
    choose [ReqArg f _] m r = (Flag (f m), r)
    choose [OptArg f _] [] r = (Flag (f Nothing), r)
    choose [OptArg f _] m r = (Flag (f (Just m)), r)
    choose [] [] r = (Unknown option, r)
    choose [] m r = (Unknown option, ('-' : m) : r)

ambiguous :: [OptDescr a] -> String -> Item a
ambiguous options option = Wrong (usageInfo ("option `" ++ option ++ "' is ambiguous; could be one of:") options)

needsArgument :: String -> String -> String
needsArgument name option = "option `" ++ option ++ "' requires an argument " ++ name ++ "\n"
