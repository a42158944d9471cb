-- | Call stacks are not kept: a context with HasCallStack is the same without it.
module GHC.Stack (HasCallStack, CallStack, callStack, emptyCallStack, prettyCallStack, withFrozenCallStack) where

type HasCallStack = ()

data CallStack = EmptyCallStack

instance Show CallStack where
  showsPrec _ EmptyCallStack = showString "[]"

callStack, emptyCallStack :: CallStack
callStack = EmptyCallStack
emptyCallStack = EmptyCallStack

prettyCallStack :: CallStack -> String
prettyCallStack _ = "CallStack (from HasCallStack)"

withFrozenCallStack :: a -> a
withFrozenCallStack x = x
