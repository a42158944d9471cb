-- Constants of one name and one value are told apart by their instances: the answer to one is none to the other.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
class Default a where
  def :: a

instance Default Int where
  def = 1

instance Default Integer where
  def = 1

main :: IO ()
main = print (def + 1 :: Int, def + 1 :: Integer)
-- expected stdout:
-- | (2,2)
-- expected session:
-- | (2,2)
-- | 1. main = {prints "(2,2)\n"} ? no
-- | 2. (def :: Int) = 1 ? yes
-- | 3. (def :: Integer) = 1 ? no
-- | The fault is in def of Default Integer, constants.hs:13:3
-- |     def = 1
