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
