-- | The pretty printer of Hughes and Peyton Jones, as in pretty 1.1.3.
module Text.PrettyPrint.HughesPJ
  ( Doc, TextDetails(..), char, text, ptext, sizedText, zeroWidthText, int, integer, float, double, rational, semi, comma, colon
  , space, equals, lparen, rparen, lbrack, rbrack, lbrace, rbrace, parens, brackets, braces, quotes, doubleQuotes, maybeParens
  , maybeBrackets, maybeBraces, maybeQuotes, maybeDoubleQuotes, empty, (<>), (<+>), hcat, hsep, ($$), ($+$), vcat, sep, cat
  , fsep, fcat, nest, hang, punctuate, isEmpty, render, Style(..), style, renderStyle, Mode(..), fullRender, txtPrinter
  ) where

import Prelude hiding ((<>))
import Control.DeepSeq (NFData(..))
import qualified Data.Semigroup as Semigroup
import Data.String (IsString(..))

infixl 6 <>, <+>
infixl 5 $$, $+$

data TextDetails = Chr Char | Str String | PStr String deriving (Show, Eq)

data Doc
  = Empty | NilAbove Doc | TextBeside TextDetails !Int Doc | Nest !Int Doc | Union Doc Doc | NoDoc | Beside Doc Bool Doc
  | Above Doc Bool Doc

instance Semigroup.Semigroup Doc where
  p <> q = beside_ p False q
instance Monoid Doc where
  mempty = Empty
instance IsString Doc where
  fromString s = text s
instance Show Doc where
  showsPrec _ doc cont = fullRender (mode style) (lineLength style) (ribbonsPerLine style) txtPrinter cont doc
instance Eq Doc where
  a == b = render a == render b
instance NFData Doc where
  rnf doc = rnf (render doc)

char :: Char -> Doc
char c = TextBeside (Chr c) 1 Empty

text, ptext, zeroWidthText :: String -> Doc
text s = TextBeside (Str s) (length s) Empty
ptext s = TextBeside (PStr s) (length s) Empty
zeroWidthText s = sizedText 0 s

sizedText :: Int -> String -> Doc
sizedText n s = TextBeside (Str s) n Empty

int :: Int -> Doc
int n = text (show n)
integer :: Integer -> Doc
integer n = text (show n)
float :: Float -> Doc
float n = text (show n)
double :: Double -> Doc
double n = text (show n)
rational :: Rational -> Doc
rational n = text (show n)

semi, comma, colon, space, equals, lparen, rparen, lbrack, rbrack, lbrace, rbrace, empty :: Doc
semi = char ';'
comma = char ','
colon = char ':'
space = char ' '
equals = char '='
lparen = char '('
rparen = char ')'
lbrack = char '['
rbrack = char ']'
lbrace = char '{'
rbrace = char '}'
empty = Empty

quotes, doubleQuotes, parens, brackets, braces :: Doc -> Doc
quotes p = char '\'' <> p <> char '\''
doubleQuotes p = char '"' <> p <> char '"'
parens p = char '(' <> p <> char ')'
brackets p = char '[' <> p <> char ']'
braces p = char '{' <> p <> char '}'

maybeParens, maybeBrackets, maybeBraces, maybeQuotes, maybeDoubleQuotes :: Bool -> Doc -> Doc
maybeParens b p = if b then parens p else p
maybeBrackets b p = if b then brackets p else p
maybeBraces b p = if b then braces p else p
maybeQuotes b p = if b then quotes p else p
maybeDoubleQuotes b p = if b then doubleQuotes p else p

isEmpty :: Doc -> Bool
isEmpty Empty = True
isEmpty _ = False

hcat, hsep, vcat, sep, cat, fsep, fcat :: [Doc] -> Doc
hcat ps = foldr (\p q -> beside_ p False q) Empty ps
hsep ps = foldr (\p q -> beside_ p True q) Empty ps
vcat ps = foldr (\p q -> above_ p False q) Empty ps
sep ps = sepX True ps
cat ps = sepX False ps
fcat ps = fill False ps
fsep ps = fill True ps

nest :: Int -> Doc -> Doc
nest k p = mkNest k (reduceDoc p)

hang :: Doc -> Int -> Doc -> Doc
hang d1 n d2 = sep [d1, nest n d2]

punctuate :: Doc -> [Doc] -> [Doc]
punctuate _ [] = []
punctuate p (x : xs) = go x xs
  where
    go y [] = [y]
    go y (z : zs) = (y <> p) : go z zs

(<>), (<+>), ($$), ($+$) :: Doc -> Doc -> Doc
p <> q = beside_ p False q
p <+> q = beside_ p True q
p $$ q = above_ p False q
p $+$ q = above_ p True q

beside_, above_ :: Doc -> Bool -> Doc -> Doc
beside_ p _ Empty = p
beside_ Empty _ q = q
beside_ p g q = Beside p g q
above_ p _ Empty = p
above_ Empty _ q = q
above_ p g q = Above p g q

mkNest :: Int -> Doc -> Doc
mkNest k (Nest k1 p) = mkNest (k + k1) p
mkNest _ NoDoc = NoDoc
mkNest _ Empty = Empty
mkNest 0 p = p
mkNest k p = Nest k p

mkUnion :: Doc -> Doc -> Doc
mkUnion Empty _ = Empty
mkUnion p q = Union p q

reduceDoc :: Doc -> Doc
reduceDoc (Beside p g q) = beside p g (reduceDoc q)
reduceDoc (Above p g q) = above p g (reduceDoc q)
reduceDoc p = p

above :: Doc -> Bool -> Doc -> Doc
above (Above p g1 q1) g2 q2 = above p g1 (above q1 g2 q2)
above p@(Beside _ _ _) g q = aboveNest (reduceDoc p) g 0 (reduceDoc q)
above p g q = aboveNest p g 0 (reduceDoc q)

aboveNest :: Doc -> Bool -> Int -> Doc -> Doc
aboveNest NoDoc _ _ _ = NoDoc
aboveNest (Union p1 p2) g k q = Union (aboveNest p1 g k q) (aboveNest p2 g k q)
aboveNest Empty _ k q = mkNest k q
aboveNest (Nest k1 p) g k q = Nest k1 (aboveNest p g (k - k1) q)
aboveNest (NilAbove p) g k q = NilAbove (aboveNest p g k q)
aboveNest (TextBeside s sl p) g k q = TextBeside s sl (case p of
  Empty -> nilAboveNest g (k - sl) q
  _ -> aboveNest p g (k - sl) q)
aboveNest p g k q = aboveNest (reduceDoc p) g k q

nilAboveNest :: Bool -> Int -> Doc -> Doc
nilAboveNest _ _ Empty = Empty
nilAboveNest g k (Nest k1 q) = nilAboveNest g (k + k1) q
nilAboveNest g k q
  | not g && k > 0 = TextBeside (Str (replicate k ' ')) k q
  | otherwise = NilAbove (mkNest k q)

beside :: Doc -> Bool -> Doc -> Doc
beside NoDoc _ _ = NoDoc
beside (Union p1 p2) g q = Union (beside p1 g q) (beside p2 g q)
beside Empty _ q = q
beside (Nest k p) g q = Nest k (beside p g q)
beside p@(Beside p1 g1 q1) g2 q2
  | g1 == g2 = beside p1 g1 (beside q1 g2 q2)
  | otherwise = beside (reduceDoc p) g2 q2
beside p@(Above _ _ _) g q = beside (reduceDoc p) g q
beside (NilAbove p) g q = NilAbove (beside p g q)
beside (TextBeside t l p) g q = TextBeside t l (case p of
  Empty -> nilBeside g q
  _ -> beside p g q)

nilBeside :: Bool -> Doc -> Doc
nilBeside _ Empty = Empty
nilBeside g (Nest _ p) = nilBeside g p
nilBeside g p
  | g = TextBeside (Chr ' ') 1 p
  | otherwise = p

sepX :: Bool -> [Doc] -> Doc
sepX _ [] = Empty
sepX g (p : ps) = sep1 g (reduceDoc p) 0 ps

sep1 :: Bool -> Doc -> Int -> [Doc] -> Doc
sep1 _ NoDoc _ _ = NoDoc
sep1 g (Union p q) k ys = Union (sep1 g p k ys) (aboveNest q False k (reduceDoc (vcat ys)))
sep1 g Empty k ys = mkNest k (sepX g ys)
sep1 g (Nest n p) k ys = Nest n (sep1 g p (k - n) ys)
sep1 _ (NilAbove p) k ys = NilAbove (aboveNest p False k (reduceDoc (vcat ys)))
sep1 g (TextBeside s sl p) k ys = TextBeside s sl (sepNB g p (k - sl) ys)
sep1 g p k ys = sep1 g (reduceDoc p) k ys

sepNB :: Bool -> Doc -> Int -> [Doc] -> Doc
sepNB g (Nest _ p) k ys = sepNB g p k ys
sepNB g Empty k ys = mkUnion (oneLiner (nilBeside g (reduceDoc rest))) (nilAboveNest False k (reduceDoc (vcat ys)))
  where rest = if g then hsep ys else hcat ys
sepNB g p k ys = sep1 g p k ys

fill :: Bool -> [Doc] -> Doc
fill _ [] = Empty
fill g (p : ps) = fill1 g (reduceDoc p) 0 ps

fill1 :: Bool -> Doc -> Int -> [Doc] -> Doc
fill1 _ NoDoc _ _ = NoDoc
fill1 g (Union p q) k ys = Union (fill1 g p k ys) (aboveNest q False k (fill g ys))
fill1 g Empty k ys = mkNest k (fill g ys)
fill1 g (Nest n p) k ys = Nest n (fill1 g p (k - n) ys)
fill1 g (NilAbove p) k ys = NilAbove (aboveNest p False k (fill g ys))
fill1 g (TextBeside s sl p) k ys = TextBeside s sl (fillNB g p (k - sl) ys)
fill1 g p k ys = fill1 g (reduceDoc p) k ys

fillNB :: Bool -> Doc -> Int -> [Doc] -> Doc
fillNB g (Nest _ p) k ys = fillNB g p k ys
fillNB _ Empty _ [] = Empty
fillNB g Empty k (Empty : ys) = fillNB g Empty k ys
fillNB g Empty k (y : ys) = mkUnion
  (nilBeside g (fill1 g (elideNest (oneLiner (reduceDoc y))) (if g then k - 1 else k) ys)) (nilAboveNest False k (fill g (y : ys)))
fillNB g p k ys = fill1 g p k ys

elideNest :: Doc -> Doc
elideNest (Nest _ d) = d
elideNest d = d

oneLiner :: Doc -> Doc
oneLiner NoDoc = NoDoc
oneLiner Empty = Empty
oneLiner (NilAbove _) = NoDoc
oneLiner (TextBeside s sl p) = TextBeside s sl (oneLiner p)
oneLiner (Nest k p) = Nest k (oneLiner p)
oneLiner (Union p _) = oneLiner p
oneLiner p = oneLiner (reduceDoc p)

-- | The best layout for lines and ribbons of these lengths.
best :: Int -> Int -> Doc -> Doc
best w0 r doc = get w0 doc
  where
    get _ Empty = Empty
    get _ NoDoc = NoDoc
    get w (NilAbove p) = NilAbove (get w p)
    get w (TextBeside s sl p) = TextBeside s sl (get1 w sl p)
    get w (Nest k p) = Nest k (get (w - k) p)
    get w (Union p q) = nicest w 0 (get w p) (get w q)
    get w p = get w (reduceDoc p)
    get1 _ _ Empty = Empty
    get1 _ _ NoDoc = NoDoc
    get1 w sl (NilAbove p) = NilAbove (get (w - sl) p)
    get1 w sl (TextBeside s tl p) = TextBeside s tl (get1 w (sl + tl) p)
    get1 w sl (Nest _ p) = get1 w sl p
    get1 w sl (Union p q) = nicest w sl (get1 w sl p) (get1 w sl q)
    get1 w sl p = get1 w sl (reduceDoc p)
    nicest w sl p q
      | fits (min w r - sl) p = p
      | otherwise = q

fits :: Int -> Doc -> Bool
fits n _ | n < 0 = False
fits _ NoDoc = False
fits n (TextBeside _ sl p) = fits (n - sl) p
fits _ _ = True

nonEmptySet :: Doc -> Bool
nonEmptySet NoDoc = False
nonEmptySet (Union _ _) = True
nonEmptySet (TextBeside _ _ p) = nonEmptySet p
nonEmptySet (Nest _ p) = nonEmptySet p
nonEmptySet _ = True

data Style = Style { mode :: Mode, lineLength :: Int, ribbonsPerLine :: Float } deriving (Show, Eq)
data Mode = PageMode | ZigZagMode | LeftMode | OneLineMode deriving (Eq, Show)

style :: Style
style = Style { lineLength = 100, ribbonsPerLine = 1.5, mode = PageMode }

render :: Doc -> String
render doc = renderStyle style doc

renderStyle :: Style -> Doc -> String
renderStyle s doc = fullRender (mode s) (lineLength s) (ribbonsPerLine s) txtPrinter "" doc

txtPrinter :: TextDetails -> String -> String
txtPrinter (Chr c) s = c : s
txtPrinter (Str s1) s2 = s1 ++ s2
txtPrinter (PStr s1) s2 = s1 ++ s2

fullRender :: Mode -> Int -> Float -> (TextDetails -> a -> a) -> a -> Doc -> a
fullRender OneLineMode _ _ txt end doc = easyDisplay (Chr ' ') (\_ y -> y) txt end (reduceDoc doc)
fullRender LeftMode _ _ txt end doc = easyDisplay (Chr '\n') (\p q -> if nonEmptySet p then p else q) txt end (reduceDoc doc)
fullRender m lineLen ribbons txt end doc = display m lineLen ribbonLen txt end (best bestLen ribbonLen (reduceDoc doc))
  where
    ribbonLen = round (fromIntegral lineLen / ribbons)
    bestLen = case m of
      ZigZagMode -> maxBound
      _ -> lineLen

easyDisplay :: TextDetails -> (Doc -> Doc -> Doc) -> (TextDetails -> a -> a) -> a -> Doc -> a
easyDisplay newline choose txt end doc = lay doc
  where
    lay NoDoc = error "easyDisplay: NoDoc"
    lay (Union p q) = lay (choose p q)
    lay (Nest _ p) = lay p
    lay Empty = end
    lay (NilAbove p) = txt newline (lay p)
    lay (TextBeside s _ p) = txt s (lay p)
    lay p = lay (reduceDoc p)

display :: Mode -> Int -> Int -> (TextDetails -> a -> a) -> a -> Doc -> a
display m pageWidth ribbonWidth txt end doc = lay 0 doc
  where
    gapWidth = pageWidth - ribbonWidth
    shift = gapWidth `quot` 2
    newline = Chr '\n'
    lay k (Nest k1 p) = lay (k + k1) p
    lay _ Empty = end
    lay k (NilAbove p) = txt newline (lay k p)
    lay k (TextBeside s sl p) = case m of
      ZigZagMode
        | k >= gapWidth -> txt newline (txt (Str (replicate shift '/')) (txt newline (lay1 (k - shift) s sl p)))
        | k < 0 -> txt newline (txt (Str (replicate shift '\\')) (txt newline (lay1 (k + shift) s sl p)))
      _ -> lay1 k s sl p
    lay k p = lay k (reduceDoc p)
    lay1 k s sl p = indent k (txt s (lay2 (k + sl) p))
    indent k rest = if k > 0 then txt (Str (replicate k ' ')) rest else rest
    lay2 k (NilAbove p) = txt newline (lay k p)
    lay2 k (TextBeside s sl p) = txt s (lay2 (k + sl) p)
    lay2 k (Nest _ p) = lay2 k p
    lay2 _ Empty = end
    lay2 k p = lay2 k (reduceDoc p)
