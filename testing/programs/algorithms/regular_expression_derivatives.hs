module Main where
import Data.List (nub, sort, intercalate)
import qualified Data.Set as Set
import qualified Data.Map as Map
data Re = Eps | Chr Char | Any | Cat Re Re | Alt Re Re | Star Re | Plus Re | Opt Re deriving (Eq, Ord, Show)
parse :: String -> Either String Re
parse s = case alt s of
  Right (r, "") -> Right r
  Right (_, c:_) -> Left ("unexpected " ++ [c])
  Left e -> Left e
alt, cat, rep, atom :: String -> Either String (Re, String)
alt s = do
  (l, rest) <- cat s
  case rest of
    '|':more -> do { (r, rest') <- alt more; return (Alt l r, rest') }
    _ -> return (l, rest)
cat s | null s || head s `elem` "|)" = return (Eps, s)
      | otherwise = do
          (l, rest) <- rep s
          (r, rest') <- cat rest
          return (if r == Eps then l else Cat l r, rest')
rep s = atom s >>= uncurry post where
  post r ('*':t) = post (Star r) t
  post r ('+':t) = post (Plus r) t
  post r ('?':t) = post (Opt r) t
  post r t = Right (r, t)
atom ('(':s) = alt s >>= \(r, t) -> case t of { ')':u -> Right (r, u); _ -> Left "missing )" }
atom ('.':s) = Right (Any, s)
atom ('\\':c:s) = Right (Chr c, s)
atom (c:s) | c `notElem` "*+?" = Right (Chr c, s)
           | otherwise = Left ("nothing to repeat before " ++ [c])
atom [] = Left "end"
-- Brzozowski derivatives
nullable :: Re -> Bool
nullable r = case r of { Eps -> True; Star _ -> True; Opt _ -> True; Cat a b -> nullable a && nullable b; Alt a b -> nullable a || nullable b; Plus a -> nullable a; _ -> False }
deriv :: Char -> Re -> Maybe Re
deriv c (Chr d) | c == d = Just Eps
deriv _ Any = Just Eps
deriv c (Cat a b) = mplus' (fmap (`cat'` b) (deriv c a)) (if nullable a then deriv c b else Nothing)
deriv c (Alt a b) = mplus' (deriv c a) (deriv c b)
deriv c r@(Star a) = fmap (`cat'` r) (deriv c a)
deriv c (Plus a) = fmap (`cat'` Star a) (deriv c a)
deriv c (Opt a) = deriv c a
deriv _ _ = Nothing
cat' :: Re -> Re -> Re
cat' Eps r = r
cat' r s = Cat r s
mplus' :: Maybe Re -> Maybe Re -> Maybe Re
mplus' (Just a) (Just b) | a == b = Just a
                         | otherwise = Just (Alt a b)
mplus' a Nothing = a
mplus' Nothing b = b
match :: Re -> String -> Bool
match r = maybe False nullable . foldl (\m c -> m >>= deriv c) (Just r)
-- continuation based
match2 :: Re -> String -> (String -> Bool) -> Bool
match2 Eps s k = k s
match2 (Chr c) (x:xs) k = c == x && k xs
match2 Any (_:xs) k = k xs
match2 (Cat a b) s k = match2 a s (\t -> match2 b t k)
match2 (Alt a b) s k = match2 a s k || match2 b s k
match2 r@(Star a) s k = k s || match2 a s (\t -> t /= s && match2 r t k)
match2 (Plus a) s k = match2 (Cat a (Star a)) s k
match2 (Opt a) s k = k s || match2 a s k
match2 _ _ _ = False
-- DFA
type DFA = (Int, Map.Map (Int, Char) Int, Set.Set Int)
toDFA :: String -> Re -> DFA
toDFA sigma r0 = go [r0] (Map.singleton r0 0) Map.empty where
  go [] seen d = (0, d, Set.fromList [i | (r, i) <- Map.toList seen, nullable r])
  go (r:todo) seen d = let (todo', seen', d') = foldl visit (todo, seen, d) sigma in go todo' seen' d'
    where visit (t, sn, dd) c = case deriv c r of
            Nothing -> (t, sn, dd)
            Just r' -> case Map.lookup r' sn of
              Just j -> (t, sn, Map.insert (i, c) j dd)
              Nothing -> let j = Map.size sn in (t ++ [r'], Map.insert r' j sn, Map.insert (i, c) j dd)
          i = seen Map.! r
main :: IO ()
main = do
  mapM_ test [("a*b", ["b", "aab", "aa"]), ("(ab|cd)+", ["abcd", "", "abc"]), ("a.c?", ["ab", "abc", "abcd"]), ("x\\*", ["x*"]), ("(a", []), ("*a", []), ("a)b", [])]
  print (either error (toDFA "ab") (parse "(a|b)*abb"))
  where test (p, ss) = case parse p of
          Left e -> putStrLn (p ++ ": error: " ++ e)
          Right r -> putStrLn (p ++ " " ++ show r ++ ": " ++ intercalate ", " [s ++ "=" ++ show (match r s) ++ "/" ++ show (match2 r s null) | s <- ss])
-- expected stdout:
-- | a*b Cat (Star (Chr 'a')) (Chr 'b'): b=True/True, aab=True/True, aa=False/False
-- | (ab|cd)+ Plus (Alt (Cat (Chr 'a') (Chr 'b')) (Cat (Chr 'c') (Chr 'd'))): abcd=True/True, =False/False, abc=False/False
-- | a.c? Cat (Chr 'a') (Cat Any (Opt (Chr 'c'))): ab=True/True, abc=True/True, abcd=False/False
-- | x\* Cat (Chr 'x') (Chr '*'): x*=True/True
-- | (a: error: missing )
-- | *a: error: nothing to repeat before *
-- | a)b: error: unexpected )
-- | (0,fromList [((0,'a'),1),((0,'b'),0),((1,'a'),1),((1,'b'),2),((2,'a'),1),((2,'b'),3),((3,'a'),1),((3,'b'),0)],fromList [3])
