-- | What specifications are made of.
module Test.Hspec.Core.Spec
  ( Spec, SpecWith, SpecM(..), Example(..), ActionWith, Item(..), Tree(..), describe, it, specify, pending, pendingWith, xit, xspecify
  , xdescribe, xcontext, context, focus, fit, fspecify, fdescribe, fcontext, parallel, sequential, runIO
  ) where

import Test.Hspec.Core
