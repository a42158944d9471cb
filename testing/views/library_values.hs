-- Values of the libraries are shown as Haskell shows them; a program's own constructors of the same names are not.
-- view: observe
-- view: observe aMap
-- view: observe aSet
-- view: observe intMap
-- view: observe intSet
-- view: observe aSeq
-- view: observe anArray
-- view: observe table
-- view: observe letters
-- view: observe flags
-- view: observe unboxed
-- view: observe ratio
-- view: observe own
-- view: observe caught
-- view: observe text
-- view: observe bytes
-- view: observe 'aMap (fromList ((1, _) : _))' --counts
-- view: trail --node 1 --go 'parts a1.1' --go a1.1.2.2
import Control.Exception (ErrorCall(..))
import Data.Array
import Data.Array.Unboxed (UArray)
import qualified Data.Array.Unboxed as U
import qualified Data.ByteString.Char8 as B
import qualified Data.IntMap as I
import qualified Data.IntSet as IS
import qualified Data.Map as M
import Data.Ratio
import qualified Data.Sequence as Q
import qualified Data.Set as S
import qualified Data.Text as T

data Tree = Bin Int Int Tree Tree | Tip
data Own = Int :% Int

aMap :: M.Map Int String -> Int
aMap m = M.size m + length (M.findWithDefault "" 2 m)

aSet :: S.Set Char -> Maybe (S.Set Char)
aSet s = if S.member 'x' s then Just (S.insert 'z' s) else Nothing

intMap :: I.IntMap Int -> I.IntMap Int
intMap m = I.map (* 2) (I.insert (-5) 0 m)

intSet :: IS.IntSet -> Bool
intSet = IS.null

aSeq :: Q.Seq Int -> Q.Seq Int
aSeq q = q Q.|> 9

anArray :: Array Int Int -> Int
anArray a = a ! 1

table :: Array (Int, Int) Char -> Char
table t = t ! (1, 0)

letters :: Array Char Int -> Int
letters t = t ! 'b'

flags :: Array Bool Int -> Int
flags t = t ! True

unboxed :: UArray Int Int -> Int
unboxed t = t U.! 0

ratio :: Rational -> Rational
ratio r = negate (r * r)

own :: Tree -> Own -> Int
own (Bin n _ _ _) (a :% b) = n + a + b
own Tip _ = 0

caught :: ErrorCall -> Maybe ErrorCall
caught e@(ErrorCall m) = if null m then Nothing else Just e

text :: T.Text -> T.Text
text t = T.append t (T.pack "!")

bytes :: B.ByteString -> Int
bytes b = B.length b

main :: IO ()
main = do
  print (aMap (M.fromList [(1, "one"), (2, "two"), (3, "three")]))
  print (aSet (S.fromList "xy"))
  print (intMap (I.fromList [(3, 30), (1, 10)]))
  print (intSet IS.empty)
  print (aSeq (Q.fromList [1, 2, 3]))
  print (anArray (listArray (0, 2) [5, 6, 7]))
  print (table (listArray ((0, 0), (1, 1)) "abcd"))
  print (letters (array ('a', 'c') [('a', 1), ('b', 2), ('c', 3)]))
  print (flags (listArray (False, True) [10, 20]))
  print (unboxed (U.listArray (0, 1) [3, 4]))
  print (ratio (3 % 6))
  print (own (Bin 1 2 Tip Tip) (3 :% 4))
  print (caught (ErrorCall "no"))
  print (text (T.pack "hi"))
  print (bytes (B.pack "abc"))
-- expected stdout:
-- | $ observe
-- |            1  aMap  library_values.hs:37
-- |            1  aSet  library_values.hs:40
-- |            1  intMap  library_values.hs:43
-- |            1  intSet  library_values.hs:46
-- |            1  aSeq  library_values.hs:49
-- |            1  anArray  library_values.hs:52
-- |            1  table  library_values.hs:55
-- |            1  letters  library_values.hs:58
-- |            1  flags  library_values.hs:61
-- |            1  unboxed  library_values.hs:64
-- |            1  ratio  library_values.hs:67
-- |            1  own  library_values.hs:70-71
-- |            1  caught  library_values.hs:74
-- |            1  text  library_values.hs:77
-- |            1  bytes  library_values.hs:80
-- |            1  main  library_values.hs:83-98
-- | $ observe aMap
-- | 1  aMap (fromList [(1,_),(2,"two"),(3,_)]) = 6
-- | $ observe aSet
-- | 2  aSet (fromList "xy") = Just (fromList "xyz")
-- | $ observe intMap
-- | 3  intMap (fromList [(1,10),(3,30)]) = fromList [(-5,0),(1,20),(3,60)]
-- | $ observe intSet
-- | 4  intSet (fromList []) = True
-- | $ observe aSeq
-- | 5  aSeq (fromList [1,2,3]) = fromList [1,2,3,9]
-- | $ observe anArray
-- | 6  anArray (array (0,2) [(0,5),(1,6),(2,7)]) = 6
-- | $ observe table
-- | 7  table (array ((0,0),(1,1)) [((0,0),'a'),((0,1),'b'),((1,0),'c'),((1,1),'d')]) = 'c'
-- | $ observe letters
-- | 8  letters (array ('a','c') [('a',1),('b',2),('c',3)]) = 2
-- | $ observe flags
-- | 9  flags (listArray (False,True) [10,20]) = 20
-- | $ observe unboxed
-- | 10  unboxed (array (0,1) [(0,3),(1,4)]) = 3
-- | $ observe ratio
-- | 11  ratio (1 % 2) = (-1) % 4
-- | $ observe own
-- | 12  own (Bin 1 2 Tip Tip) (3 :% 4) = 8
-- | $ observe caught
-- | 13  caught (ErrorCall "no") = Just (ErrorCall "no")
-- | $ observe text
-- | 14  text (pack "hi") = pack "hi!"
-- | $ observe bytes
-- | 15  bytes (pack "abc") = 3
-- | $ observe 'aMap (fromList ((1, _) : _))' --counts
-- | 1  1x  aMap (fromList [(1,_),(2,"two"),(3,_)]) = 6
-- | 1 call, 1 statement
-- | $ trail --node 1 --go 'parts a1.1' --go a1.1.2.2
-- | Trail:
-- |   <- aMap (fromList [(1,_),(2,"two"),(3,_)])  -- library_values.hs:37:10, node 1
-- | a1.1.1  (1,_)
-- | a1.1.2  (2,"two")
-- | a1.1.3  (3,_)
-- |   <- main  -- library_values.hs:84:44, node 0
