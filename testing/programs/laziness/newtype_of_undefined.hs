-- H2010 4.2.3: a newtype of undefined is undefined, and its pattern forces nothing.
import Control.Exception
import Data.Functor.Identity
import Data.Monoid

newtype Age = Age Int
newtype Wrapped f = Wrapped (f Int)
data Lazy = Lazy Int

forced :: a -> IO ()
forced x = do
  result <- try (evaluate x)
  putStrLn (either (\e -> "undefined: " ++ takeWhile (/= '\n') (show (e :: SomeException))) (const "defined") result)

ignore :: Age -> Int
ignore (Age _) = 1

endless :: Age
endless = Age (let Age n = next in n)
  where next = Age (ignore endless)

main :: IO ()
main = do
  print (ignore undefined)
  print (ignore (Age undefined))
  forced (Age (error "age"))
  forced (Lazy (error "lazy"))
  forced (Wrapped (error "wrapped"))
  forced (Identity (error "identity" :: Int))
  forced (Sum (error "sum" :: Int))
  forced (fmap (+ 1) (Identity (error "mapped" :: Int)))
  forced (Age $! error "at once")
  forced (let Age n = endless in n)
  forced (map Age [error "in a list"])
-- expected stdout:
-- | 1
-- | 1
-- | undefined: age
-- | defined
-- | undefined: wrapped
-- | undefined: identity
-- | undefined: sum
-- | undefined: mapped
-- | undefined: at once
-- | defined
-- | defined
