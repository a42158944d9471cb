-- Values computed in trusted code are shown in full where they are in a statement: as arguments, results, free variables.
-- What only trusted functions see, and nothing else keeps, is shown up to a budget, then `…`.
-- trace: --nursery-words=1024 --full-collections
-- view: tree --width 90
-- view: observe --width 3000 longArgument
-- view: observe --width 3000 freeVariable.go
-- view: trail --width 90 --piece 4 --go a1
import Data.Char (toUpper)
import qualified Data.Map as M

main :: IO ()
main = do
  print (longArgument (map (* 2) [1 .. 300]))
  print (length (longResult 300))
  print (freeVariable 3)
  print (sum (map (* 2) (filter even [1 .. 4000])))
  putStrLn (shout (replicate 3 "ab"))
  print (M.toList (histogram (words "a b a c b a")))

longArgument :: [Int] -> Int
longArgument xs = sum xs

longResult :: Int -> [Int]
longResult n = reverse [1 .. n]

freeVariable :: Int -> Int
freeVariable n = go 2
  where
    go k = k + length (filter odd squares)
    squares = map (\x -> x * x) [n .. 9]

shout :: [String] -> String
shout ws = map toUpper (unwords ws)

histogram :: [String] -> M.Map String Int
histogram ws = M.fromListWith (+) [(w, 1) | w <- ws]
-- expected stdout:
-- | $ tree --width 90
-- |  0  main = {prints "90300\n300\n6\n8004000\nAB AB AB\n[(\"a\",3),(\"b\",2),(\"c\",1)]\n"}
-- |  1    longArgument [2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,«282 more»] = 90300
-- |  2    longResult 300 = [300,299,298,297,296,295,294,293,292,291,290,289,288,«287 more»]
-- |  3    freeVariable 3 = 6
-- |  4      go 2 = 6, with squares = [9,16,25,36,49,64,81]
-- |  5      (\x -> x * x) 3 = 9
-- |  6      (\x -> x * x) 4 = 16
-- |  7      (\x -> x * x) 5 = 25
-- |  8      (\x -> x * x) 6 = 36
-- |  9      (\x -> x * x) 7 = 49
-- | 10      (\x -> x * x) 8 = 64
-- | 11      (\x -> x * x) 9 = 81
-- | 12    shout ["ab","ab","ab"] = "AB AB AB"
-- | 13    histogram ["a","b","a","c","b","a"] = fromList [("a",3),("b",2),("c",1)]
-- | $ observe --width 3000 longArgument
-- | 1  longArgument [2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,70,72,74,76,78,80,82,84,86,88,90,92,94,96,98,100,102,104,106,108,110,112,114,116,118,120,122,124,126,128,130,132,134,136,138,140,142,144,146,148,150,152,154,156,158,160,162,164,166,168,170,172,174,176,178,180,182,184,186,188,190,192,194,196,198,200,202,204,206,208,210,212,214,216,218,220,222,224,226,228,230,232,234,236,238,240,242,244,246,248,250,252,254,256,258,260,262,264,266,268,270,272,274,276,278,280,282,284,286,288,290,292,294,296,298,300,302,304,306,308,310,312,314,316,318,320,322,324,326,328,330,332,334,336,338,340,342,344,346,348,350,352,354,356,358,360,362,364,366,368,370,372,374,376,378,380,382,384,386,388,390,392,394,396,398,400,402,404,406,408,410,412,414,416,418,420,422,424,426,428,430,432,434,436,438,440,442,444,446,448,450,452,454,456,458,460,462,464,466,468,470,472,474,476,478,480,482,484,486,488,490,492,494,496,498,500,502,504,506,508,510,512,514,516,518,520,522,524,526,528,530,532,534,536,538,540,542,544,546,548,550,552,554,556,558,560,562,564,566,568,570,572,574,576,578,580,582,584,586,588,590,592,594,596,598,600] = 90300
-- | $ observe --width 3000 freeVariable.go
-- | 4  go 2 = 6, with squares = [9,16,25,36,49,64,81]
-- | $ trail --width 90 --piece 4 --go a1
-- | Output:
-- |   8004000\n
-- | Trail:
-- |   <- print 8004000  -- values.hs:16:3
-- |   <- sum (4 : 8 : 12 : 16 : 20 : 24 : 28 : 32 : 36 : 40 : «14 more»)  -- values.hs:16:10
