module Data.Version (Version(..), showVersion, parseVersion, makeVersion) where

import Data.Char (isAlphaNum, isDigit)
import Data.List (intercalate)
import Text.ParserCombinators.ReadP

data Version = Version { versionBranch :: [Int], versionTags :: [String] }
  deriving (Read, Show)

instance Eq Version where
  a == b = versionBranch a == versionBranch b && all (`elem` versionTags b) (versionTags a)
    && all (`elem` versionTags a) (versionTags b)
instance Ord Version where
  compare a b = compare (versionBranch a) (versionBranch b)

showVersion :: Version -> String
showVersion (Version branch tags) = intercalate "." (map show branch) ++ concatMap ('-' :) tags

parseVersion :: ReadP Version
parseVersion = do
  branch <- sepBy1 (fmap read (munch1 isDigit)) (char '.')
  tags <- many (char '-' >> munch1 isAlphaNum)
  return (Version branch tags)

makeVersion :: [Int] -> Version
makeVersion branch = Version branch []
