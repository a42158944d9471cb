-- H2010 2.7: a tab goes to the next multiple of eight.
module Main where

main :: IO ()
main = do
	let x = 1
	    y = 2
        print (x + y)
	case x of
	  1 -> putStrLn "one"
	  _ -> putStrLn "other"

-- expected stdout:
-- | 3
-- | one
