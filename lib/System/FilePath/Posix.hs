-- | Paths of files on Linux, as filepath 1.4.2 treats them.
module System.FilePath.Posix
  ( FilePath, pathSeparator, pathSeparators, isPathSeparator, searchPathSeparator, isSearchPathSeparator, extSeparator
  , isExtSeparator, splitSearchPath, getSearchPath, splitExtension, takeExtension, replaceExtension, (-<.>), dropExtension
  , addExtension, hasExtension, (<.>), splitExtensions, dropExtensions, takeExtensions, replaceExtensions, isExtensionOf
  , stripExtension, splitFileName, takeFileName, replaceFileName, dropFileName, takeBaseName, replaceBaseName, takeDirectory
  , replaceDirectory, combine, (</>), splitPath, joinPath, splitDirectories, splitDrive, joinDrive, takeDrive, hasDrive
  , dropDrive, isDrive, hasTrailingPathSeparator, addTrailingPathSeparator, dropTrailingPathSeparator, normalise, equalFilePath
  , makeRelative, isRelative, isAbsolute, isValid, makeValid
  ) where

import Data.List (intercalate, isPrefixOf, isSuffixOf)
import Data.Maybe (isJust)
import System.Environment (getEnv)

infixr 7 <.>, -<.>
infixr 5 </>

pathSeparator, searchPathSeparator, extSeparator :: Char
pathSeparator = '/'
searchPathSeparator = ':'
extSeparator = '.'

pathSeparators :: [Char]
pathSeparators = "/"

isPathSeparator, isSearchPathSeparator, isExtSeparator :: Char -> Bool
isPathSeparator c = c == '/'
isSearchPathSeparator c = c == ':'
isExtSeparator c = c == '.'

splitSearchPath :: String -> [FilePath]
splitSearchPath s = go s
  where
    go xs = case break isSearchPathSeparator xs of
      (pre, []) -> part pre
      (pre, _ : post) -> part pre ++ go post
    part "" = ["."]
    part x = [x]

getSearchPath :: IO [FilePath]
getSearchPath = fmap splitSearchPath (getEnv "PATH")

breakEnd, spanEnd :: (a -> Bool) -> [a] -> ([a], [a])
spanEnd p xs = let (b, a) = span p (reverse xs) in (reverse a, reverse b)
breakEnd p xs = spanEnd (not . p) xs

splitExtension :: FilePath -> (String, String)
splitExtension x = case nameDot of
  "" -> (x, "")
  _ -> (dir ++ init nameDot, '.' : ext)
  where
    (dir, file) = splitFileName' x
    (nameDot, ext) = breakEnd isExtSeparator file

takeExtension, dropExtension, dropExtensions, takeExtensions :: FilePath -> String
takeExtension x = snd (splitExtension x)
dropExtension x = fst (splitExtension x)
dropExtensions x = fst (splitExtensions x)
takeExtensions x = snd (splitExtensions x)

replaceExtension, (-<.>), addExtension, (<.>), replaceExtensions :: FilePath -> String -> FilePath
replaceExtension x y = dropExtension x <.> y
x -<.> y = replaceExtension x y
addExtension file "" = file
addExtension file xs@(x : _) = joinDrive a res
  where
    res = if isExtSeparator x then b ++ xs else b ++ "." ++ xs
    (a, b) = splitDrive file
file <.> ext = addExtension file ext
replaceExtensions x y = dropExtensions x <.> y

hasExtension :: FilePath -> Bool
hasExtension x = any isExtSeparator (takeFileName x)

isExtensionOf :: String -> FilePath -> Bool
isExtensionOf ext@('.' : _) path = ext `isSuffixOf` takeExtensions path
isExtensionOf ext path = ('.' : ext) `isSuffixOf` takeExtensions path

stripExtension :: String -> FilePath -> Maybe FilePath
stripExtension [] path = Just path
stripExtension ext@(x : _) path
  | dotExt `isSuffixOf` path = Just (take (length path - length dotExt) path)
  | otherwise = Nothing
  where dotExt = if isExtSeparator x then ext else '.' : ext

splitExtensions :: FilePath -> (FilePath, String)
splitExtensions x = (a ++ c, d)
  where
    (a, b) = splitFileName' x
    (c, d) = break isExtSeparator b

splitDrive :: FilePath -> (FilePath, FilePath)
splitDrive x = span isPathSeparator x

joinDrive :: FilePath -> FilePath -> FilePath
joinDrive a b = combineAlways a b

takeDrive, dropDrive :: FilePath -> FilePath
takeDrive x = fst (splitDrive x)
dropDrive x = snd (splitDrive x)

hasDrive, isDrive :: FilePath -> Bool
hasDrive x = not (null (takeDrive x))
isDrive x = not (null x) && null (dropDrive x)

splitFileName :: FilePath -> (String, String)
splitFileName x = (if null dir then "./" else dir, name)
  where (dir, name) = splitFileName' x

splitFileName' :: FilePath -> (String, String)
splitFileName' x = (drv ++ dir, file)
  where
    (drv, pth) = splitDrive x
    (dir, file) = breakEnd isPathSeparator pth

replaceFileName, replaceBaseName, replaceDirectory :: FilePath -> String -> FilePath
replaceFileName x y = let (a, _) = splitFileName' x in a </> y
replaceBaseName pth nam = combineAlways a (nam <.> ext)
  where
    (a, b) = splitFileName' pth
    ext = takeExtension b
replaceDirectory x dir = combineAlways dir (takeFileName x)

dropFileName, takeFileName, takeBaseName, takeDirectory :: FilePath -> FilePath
dropFileName x = fst (splitFileName x)
takeFileName x = snd (splitFileName x)
takeBaseName x = dropExtension (takeFileName x)
takeDirectory x = dropTrailingPathSeparator (dropFileName x)

hasTrailingPathSeparator :: FilePath -> Bool
hasTrailingPathSeparator "" = False
hasTrailingPathSeparator x = isPathSeparator (last x)

addTrailingPathSeparator, dropTrailingPathSeparator :: FilePath -> FilePath
addTrailingPathSeparator x = if hasTrailingPathSeparator x then x else x ++ "/"
dropTrailingPathSeparator x
  | hasTrailingPathSeparator x && not (isDrive x) = let x' = fst (spanEnd isPathSeparator x) in if null x' then [last x] else x'
  | otherwise = x

combine, (</>), combineAlways :: FilePath -> FilePath -> FilePath
combine a b
  | hasDrive b = b
  | otherwise = combineAlways a b
combineAlways a b
  | null a = b
  | null b = a
  | hasTrailingPathSeparator a = a ++ b
  | otherwise = a ++ "/" ++ b
a </> b = combine a b

splitPath :: FilePath -> [FilePath]
splitPath x = [drive | drive /= ""] ++ go path
  where
    (drive, path) = splitDrive x
    go "" = []
    go y = (a ++ c) : go d
      where
        (a, b) = break isPathSeparator y
        (c, d) = span isPathSeparator b

splitDirectories :: FilePath -> [FilePath]
splitDirectories x = map dropTrailingPathSeparator (splitPath x)

joinPath :: [FilePath] -> FilePath
joinPath x = foldr combine "" x

equalFilePath :: FilePath -> FilePath -> Bool
equalFilePath a b = dropTrailingPathSeparator (normalise a) == dropTrailingPathSeparator (normalise b)

makeRelative :: FilePath -> FilePath -> FilePath
makeRelative root path
  | equalFilePath root path = "."
  | takeAbs root /= takeAbs path = path
  | otherwise = f (dropAbs root) (dropAbs path)
  where
    f "" y = dropWhile isPathSeparator y
    f x y = let (x1, x2) = g x
                (y1, y2) = g y
            in if equalFilePath x1 y1 then f x2 y2 else path
    g x = (dropWhile isPathSeparator a, dropWhile isPathSeparator b)
      where (a, b) = break isPathSeparator (dropWhile isPathSeparator x)
    dropAbs x = dropDrive x
    takeAbs x = map (\y -> if isPathSeparator y then pathSeparator else y) (takeDrive x)

normalise :: FilePath -> FilePath
normalise path = result ++ [pathSeparator | addPathSeparator]
  where
    (drv, pth) = splitDrive path
    result = joinDrive' (normaliseDrive drv) (f pth)
    joinDrive' "" "" = "."
    joinDrive' d p = joinDrive d p
    addPathSeparator = isDirPath pth && not (hasTrailingPathSeparator result)
    isDirPath xs = hasTrailingPathSeparator xs || not (null xs) && last xs == '.' && hasTrailingPathSeparator (init xs)
    f x = joinPath (dropDots (propSep (splitDirectories x)))
    propSep (x : xs) | all isPathSeparator x = [pathSeparator] : xs
                     | otherwise = x : xs
    propSep [] = []
    dropDots xs = filter ("." /=) xs
    normaliseDrive "" = ""
    normaliseDrive _ = "/"

isRelative, isAbsolute, isValid :: FilePath -> Bool
isRelative x = null (takeDrive x)
isAbsolute x = not (isRelative x)
isValid "" = False
isValid path = '\0' `notElem` path

makeValid :: FilePath -> FilePath
makeValid "" = "_"
makeValid path = map (\x -> if x == '\0' then '_' else x) path
