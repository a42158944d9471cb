module Data.Queue (Queue, empty, push, pop, toList) where

-- The representation is hidden; the instances are not.
data Queue a = Queue [a] [a]

instance Eq a => Eq (Queue a) where p == q = toList p == toList q
instance Show a => Show (Queue a) where showsPrec d q = showParen (d > 10) (showString "queue " . showsPrec 11 (toList q))
instance Functor Queue where fmap f (Queue a b) = Queue (map f a) (map f b)

empty :: Queue a
empty = Queue [] []

push :: a -> Queue a -> Queue a
push x (Queue a b) = Queue a (x : b)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] []) = Nothing
pop (Queue [] b) = pop (Queue (reverse b) [])
pop (Queue (x : a) b) = Just (x, Queue a b)

toList :: Queue a -> [a]
toList (Queue a b) = a ++ reverse b
