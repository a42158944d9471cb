-- | Paths of files on Linux, as filepath 1.4.2 treats them.
module System.FilePath (module System.FilePath.Posix) where

import System.FilePath.Posix
