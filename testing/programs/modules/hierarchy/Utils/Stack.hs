module Utils.Stack (Stack, emptyStack, push, stackToList) where

newtype Stack a = Stack [a]

emptyStack :: Stack a
emptyStack = Stack []

push :: a -> Stack a -> Stack a
push x (Stack xs) = Stack (x : xs)

stackToList :: Stack a -> [a]
stackToList (Stack xs) = xs
