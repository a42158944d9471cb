-- H2010 5.1: without a header the module is Main and exports main.
import Data.Char (toUpper)

shout = map toUpper

main = putStrLn (shout "no header")

-- expected stdout:
-- | NO HEADER
