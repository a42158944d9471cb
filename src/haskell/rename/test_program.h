// For tests: parses and renames modules given as text, after a small library that has what syntax and
// deriving need.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "haskell/ast/dump.h"
#include "haskell/parse/parse.h"
#include "haskell/rename/rename.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

inline constexpr std::string_view kTestLibrary[] = {
    R"(module Inquest.Builtin where
data Int
data Integer
data Char
data Bool = False | True
data Ordering = LT | EQ | GT
data Maybe a = Nothing | Just a
type String = [Char]
)",
    R"(module Inquest.Classes where
import Inquest.Builtin
infix 4 ==, /=, <, <=, >, >=
infixr 3 &&
infixr 9 .
infixr 0 $
class Eq a where
  (==), (/=) :: a -> a -> Bool
  x == y = not (x /= y)
class Eq a => Ord a where
  compare :: a -> a -> Ordering
  (<), (<=), (>), (>=) :: a -> a -> Bool
  max, min :: a -> a -> a
not :: Bool -> Bool
not b = b
(&&) :: Bool -> Bool -> Bool
a && b = a
(f . g) x = f (g x)
f $ x = f x
otherwise = True
)",
    R"(module Inquest.Num where
import Inquest.Builtin
infixl 6 +, -
infixl 7 *
class Num a where
  (+), (-), (*) :: a -> a -> a
  negate :: a -> a
  fromInteger :: Integer -> a
)",
    R"(module Inquest.Real where
import Inquest.Builtin
infixl 7 `div`
class Fractional a where
  fromRational :: a -> a
div :: Int -> Int -> Int
div a b = a
)",
    R"(module Inquest.List where
import Inquest.Builtin
infixr 5 ++
(++) :: [a] -> [a] -> [a]
xs ++ ys = xs
map f xs = xs
concatMapList f xs = xs
)",
    R"(module Inquest.Enum where
import Inquest.Builtin
class Bounded a where
  minBound, maxBound :: a
class Enum a where
  succ, pred :: a -> a
  toEnum :: Int -> a
  fromEnum :: a -> Int
  enumFrom :: a -> [a]
  enumFromThen, enumFromTo :: a -> a -> [a]
  enumFromThenTo :: a -> a -> a -> [a]
)",
    R"(module Inquest.Show where
import Inquest.Builtin
class Show a where
  showsPrec :: Int -> a -> String -> String
  show :: a -> String
showParen b p r = p r
)",
    R"(module Inquest.Monad where
import Inquest.Builtin
infixl 1 >>=, >>
infixl 4 <*>
infixr 6 <>
(<>) a b = a
mempty = mempty
class Functor f where
  fmap :: (a -> b) -> f a -> f b
class Functor f => Applicative f where
  pure :: a -> f a
  (<*>) :: f (a -> b) -> f a -> f b
  liftA2 :: (a -> b -> c) -> f a -> f b -> f c
class Applicative m => Monad m where
  (>>=) :: m a -> (a -> m b) -> m b
  (>>) :: m a -> m b -> m b
  return :: a -> m a
class Monad m => MonadFail m where
  fail :: String -> m a
)",
    R"(module Inquest.Foldable where
import Inquest.Builtin
class Foldable t where
  foldMap :: (a -> m) -> t a -> m
  foldr :: (a -> b -> b) -> b -> t a -> b
class Traversable t where
  traverse :: (a -> f b) -> t a -> f (t b)
)",
    R"(module Inquest.Read where
import Inquest.Builtin
class Read a where
  readsPrec :: Int -> String -> [(a, String)]
)",
    R"(module Inquest.Derive where
import Inquest.Builtin
tagOf = tagOf
intEq = intEq
intLt = intLt
intGt = intGt
intCompare = intCompare
absurd = absurd
enumSucc = enumSucc
enumPred = enumPred
enumToEnum = enumToEnum
enumFromLast = enumFromLast
enumFromThenLast = enumFromThenLast
enumFromToTag = enumFromToTag
enumFromThenToTag = enumFromThenToTag
tagInRange = tagInRange
tagIndex = tagIndex
indexError = indexError
indexStep = indexStep
readParens = readParens
expect = expect
)",
    R"(module Prelude (module Inquest.Builtin, module Inquest.Classes, module Inquest.Num, module Inquest.Real,
  module Inquest.Enum, module Inquest.Show, module Inquest.Monad, module Inquest.Foldable, Read(..), map, (++)) where
import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.Real
import Inquest.List
import Inquest.Enum
import Inquest.Show
import Inquest.Monad
import Inquest.Foldable
import Inquest.Read
)",
    R"(module Data.Ix where
class Ix a where
  range :: (a, a) -> [a]
  index :: (a, a) -> a -> Int
  inRange :: (a, a) -> a -> Bool
rangeSize b = rangeSize b
)",
    R"(module Data.List (sort, insert, map) where
sort xs = xs
insert x xs = xs
)",
};

class TestProgram {
 public:
  TestProgram() {
    AddBuiltins(state, names);
    for (std::string_view text : kTestLibrary) Add(text, true);
  }

  // Parses and renames; the module stays valid as long as the program.
  Module& Add(std::string_view text, bool is_library = false) {
    source::FileId file =
        files.Add(source::File("M" + std::to_string(modules.size()) + ".hs", std::string(text)));
    modules.push_back(std::make_unique<Module>(parse::Parse(file, files, names, diagnostics)));
    last = Rename(*modules.back(), is_library, state, names, diagnostics);
    return *modules.back();
  }

  // All messages, one a line.
  std::string Messages() const {
    std::string text;
    for (const source::Diagnostic& diagnostic : diagnostics.all()) text += diagnostic.message + "\n";
    return text;
  }
  std::string Notes() const {
    std::string text;
    for (const source::Diagnostic& diagnostic : diagnostics.all()) {
      for (const source::Note& note : diagnostic.notes) text += note.message + "\n";
    }
    return text;
  }

  // The dump of a module; the numbers of entities and locals are left out unless `numbers`.
  std::string DumpOf(const Module& module, bool numbers = false) const {
    std::string text = Dump(module, names);
    return numbers ? text : WithoutNumbers(text);
  }

  static std::string WithoutNumbers(const std::string& text) {
    std::string result;
    for (size_t i = 0; i < text.size();) {
      if (text[i] == '/' && i + 2 < text.size() && (text[i + 1] == 'e' || text[i + 1] == 'l') &&
          isdigit(text[i + 2])) {
        i += 2;
        while (i < text.size() && isdigit(text[i])) ++i;
      } else {
        result += text[i++];
      }
    }
    return result;
  }

  // The first binding of this name, wherever it stands.
  const Binding& BindingOf(const Module& module, std::string_view name) const {
    for (const Binding& binding : module.bindings) {
      if (!binding.pattern.has_value() && names.text(binding.name.text) == name) return binding;
    }
    CHECK(!"no such binding");
    return *module.bindings.begin();
  }
  // The right-hand side of the first equation of that binding.
  std::string RhsOf(const Module& module, std::string_view name, bool numbers = false) const {
    std::string text = DumpExpr(module, names, BindingOf(module, name).matches[0].rhs.alternatives[0].body);
    return numbers ? text : WithoutNumbers(text);
  }

  source::Files files;
  base::Interner names;
  source::Diagnostics diagnostics;
  State state;
  std::vector<std::unique_ptr<Module>> modules;
  ModuleId last;
};

}  // namespace inquest::haskell::rename
