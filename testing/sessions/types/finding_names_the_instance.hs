-- The finding says of which instance a faulty method is, and of which class a faulty default.
-- debug: --strategy single-stepping
-- answer: yes
-- answer: no
-- answer: reject
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
-- expected stdout:
-- | sides: 4, sides: 4
-- expected session:
-- | sides: 4, sides: 4
-- | 1. sides Square = 4 ? yes
-- | 2. label Square = "sides: 4" ? no
-- | The fault is in label of class Shape, finding_names_the_instance.hs:13:3
-- |     label s = "sides: " ++ show (sides s)
-- | The finding rests on these answers. Type `go N` to change the answer to question N, `node N` to change an answer that was not asked for, or reject again: then `label Square = "sides: 4"` counts as don't know and the search goes on.
-- |   2. label Square = "sides: 4"  wrong
-- |   1. sides Square = 4  correct
-- | 3. sides Triangle = 4 ? yes
-- | 4. label Triangle = "sides: 4" ? yes
-- | 5. main = {prints "sides: 4, sides: 4\n"} ? no
-- | The fault is in main, finding_names_the_instance.hs:25:1
-- |     main = putStrLn (label Square ++ ", " ++ label Triangle)
-- | or, not judged, in label of class Shape, finding_names_the_instance.hs:13:3
-- |     label s = "sides: " ++ show (sides s)
-- |   label Square = "sides: 4"
