-- | hspec 2.8, and the expectations with it.
module Test.Hspec
  ( Spec, SpecWith, Example(Arg), ActionWith, describe, context, it, specify, example, pending, pendingWith, xit, xspecify
  , xdescribe, xcontext, focus, fit, fspecify, fdescribe, fcontext, parallel, sequential, runIO, before, before_, beforeWith
  , beforeAll, beforeAll_, beforeAllWith, ignoreSubject, after, after_, afterAll, afterAll_, around, around_, aroundWith, mapSubject, hspec
  , module Test.Hspec.Expectations
  ) where

import Test.Hspec.Core
import Test.Hspec.Expectations
