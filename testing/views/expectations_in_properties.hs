-- An expectation as a property, as hspec has it. Asked about is the smallest case that failed.
-- view: test FILE
-- view: test FILE --debug --fresh --answers answers
import Test.Hspec
import Test.Hspec.QuickCheck (prop)
import Test.QuickCheck (property)

data Queue a = Queue [a] [a]

push :: a -> Queue a -> Queue a
push x (Queue front back) = Queue front (x : back)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] []) = Nothing
pop (Queue [] back) = pop (Queue back [])
pop (Queue (x : front) back) = Just (x, Queue front back)

elements :: Queue a -> [a]
elements queue = case pop queue of
  Nothing -> []
  Just (x, rest) -> x : elements rest

queueOf :: [a] -> Queue a
queueOf xs = foldl (flip push) (Queue [] []) xs

main :: IO ()
main = hspec $ describe "queue" $ do
  it "keeps what is in it" $ property $ \x xs -> length (elements (push (x :: Int) (queueOf xs))) `shouldBe` length xs + 1
  prop "keeps the order" $ \xs -> elements (queueOf xs) `shouldBe` (xs :: [Int])
-- expected stdout:
-- | $ test FILE
-- |
-- | queue
-- |   keeps what is in it
-- |     +++ OK, passed 100 tests.
-- |   keeps the order FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) queue keeps the order
-- |        Falsified (after 6 tests and 1 shrink):
-- |          [0,1]
-- |        expected: [0,1]
-- |         but got: [1,0]
-- |
-- |   To rerun use: --match "/queue/keeps the order/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | 2 tests, 1 failed
-- |   2. queue, keeps the order: Falsified (after 6 tests and 1 shrink): [0,1] expected: [0,1] but got: [1,0]
-- | To find the fault: inquest test --debug expectations_in_properties.hs
-- | exit code 1
-- | $ test FILE --debug --fresh --answers answers
-- |
-- | queue
-- |   keeps what is in it
-- |     +++ OK, passed 100 tests.
-- |   keeps the order FAILED [1]
-- |
-- | Failures:
-- |
-- |   1) queue keeps the order
-- |        Falsified (after 6 tests and 1 shrink):
-- |          [0,1]
-- |        expected: [0,1]
-- |         but got: [1,0]
-- |
-- |   To rerun use: --match "/queue/keeps the order/"
-- |
-- | Finished in 0.0000 seconds
-- | 2 examples, 1 failure
-- | 2 tests, 1 failed
-- |   2. queue, keeps the order: Falsified (after 6 tests and 1 shrink): [0,1] expected: [0,1] but got: [1,0]
-- | 1. elements (Queue [] [1,0]) = [1,0] ? no
-- | 2. pop (Queue [] [1,0]) = Just (1,Queue [0] []) ? no
-- | 3. pop (Queue [1,0] []) = Just (1,Queue [0] []) ? yes
-- | The fault is in pop, expectations_in_properties.hs:15:1 (its equations: lines 14-16)
-- |     pop (Queue [] back) = pop (Queue back [])
