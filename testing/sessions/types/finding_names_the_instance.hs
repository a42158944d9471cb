-- The finding says of which instance a faulty method is, and of which class a faulty default.
-- debug: --strategy single-stepping
-- answer: yes
-- answer: no
-- answer: reject
-- answer: yes
-- answer: yes
-- answer: no
class Shape s where
  sides :: s -> Int
  label :: s -> String
  label s = "sides: " ++ show (sides s)

data Square = Square
data Triangle = Triangle

instance Shape Square where
  sides _ = 4

instance Shape Triangle where
  sides _ = 4

main :: IO ()
main = putStrLn (label Square ++ ", " ++ label Triangle)
