#include "haskell/type/check.h"

#include <gtest/gtest.h>

#include <deque>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unordered_set>

#include "haskell/derive/derive.h"
#include "haskell/parse/parse.h"

namespace inquest::haskell::type {
namespace {

// A program with the real libraries: parsed, renamed, derived, checked.
class Program {
 public:
  explicit Program(std::string text, bool lazy = false) : lazy_(lazy) {
    rename::AddBuiltins(state_, names_);
    LoadLibrary("Prelude");
    LoadLibrary("Inquest.Derive");
    library_errors_ = diagnostics_.error_count();
    Load("Test.hs", std::move(text), false);
  }

  std::string types() { return DumpTypes(modules_.back().module, state_, environment_, names_); }
  std::string errors() {
    std::string text;
    for (size_t i = library_errors_; i < diagnostics_.all().size(); ++i) {
      const source::Diagnostic& d = diagnostics_.all()[i];
      text += std::to_string(files_.begin(d.span).line) + ": " + d.message + "\n";
      for (const source::Note& note : d.notes) text += "  " + note.message + "\n";
    }
    return text;
  }
  size_t library_errors() const { return library_errors_; }
  void RequireLibraries() {
    for (Checked& m : modules_) RequireAll(m.elaboration);
  }

  // Whether all evidence is there and no unification variable is left, in every module.
  ::testing::AssertionResult Complete() {
    for (const Checked& m : modules_) {
      for (const auto& [id, use] : m.elaboration.uses) {
        for (EvidenceId evidence : use.dictionaries) {
          if (!Solved(evidence, 0)) return ::testing::AssertionFailure() << "unsolved evidence";
        }
        for (TypeId type : use.types) {
          if (environment_.types[type].has_meta)
            return ::testing::AssertionFailure() << "an open type argument";
        }
      }
      for (TypeId type : m.elaboration.expr_types) {
        if (type.has_value() && environment_.types[type].has_meta) {
          return ::testing::AssertionFailure() << "an open expression type";
        }
      }
    }
    for (const Instance& instance : environment_.instances) {
      for (EvidenceId evidence : instance.superclasses) {
        if (!Solved(evidence, 0)) return ::testing::AssertionFailure() << "a superclass without evidence";
      }
    }
    return ::testing::AssertionSuccess();
  }

  const Module& module() { return modules_.back().module; }
  const Elaboration& elaboration() { return modules_.back().elaboration; }
  const Environment& environment() { return environment_; }
  BindingId binding(const std::string& name) {
    for (BindingId id : module().decls[module().top].bindings) {
      if (!module().bindings[id].pattern.has_value() && names_.text(module().bindings[id].name.text) == name)
        return id;
    }
    return BindingId();
  }
  // The occurrences of a name as a Var, in the order of the store.
  std::vector<ExprId> occurrences(const std::string& name) {
    std::vector<ExprId> found;
    for (size_t i = 0; i < module().exprs.size(); ++i) {
      const auto* var = std::get_if<Var>(&module().exprs[ExprId(i)].node);
      if (var != nullptr && names_.text(var->name.text) == name) found.push_back(ExprId(i));
    }
    return found;
  }

 private:
  struct Checked {
    Module module;
    Elaboration elaboration;
  };

  bool Solved(EvidenceId id, int depth) {
    const Evidence& evidence = environment_.evidence[id];
    if (evidence.kind == EvidenceKind::kUnsolved || depth > 100) return false;
    for (EvidenceId argument : evidence.arguments) {
      if (!Solved(argument, depth + 1)) return false;
    }
    return true;
  }

  void LoadLibrary(const std::string& name) {
    if (!loaded_.insert(name).second) return;
    // INQUEST_TESTDATA is src/haskell/type/testdata.
    std::filesystem::path root = INQUEST_TESTDATA;
    for (int i = 0; i < 4; ++i) root = root.parent_path();
    std::string path = "lib/";
    for (char c : name) path += c == '.' ? '/' : c;
    std::ifstream file(root / (path + ".hs"));
    ASSERT_TRUE(file.good()) << path;
    std::stringstream text;
    text << file.rdbuf();
    Load("lib/" + name, text.str(), true);
  }

  void Load(const std::string& file_name, std::string text, bool library) {
    const source::FileId file = files_.Add(source::File(file_name, std::move(text)));
    Module module = parse::Parse(file, files_, names_, diagnostics_);
    for (const Import& import : module.imports) LoadLibrary(std::string(names_.text(import.module.text)));
    modules_.push_back({std::move(module), {}});
    Checked& m = modules_.back();
    const ModuleId id = rename::Rename(m.module, library, state_, names_, diagnostics_);
    derive::Derive(m.module, id, state_, names_, diagnostics_);
    m.elaboration =
        Check(m.module, id, state_, environment_, names_, diagnostics_, {.lazy = lazy_ && library});
  }

  bool lazy_;
  source::Files files_;
  base::Interner names_;
  source::Diagnostics diagnostics_;
  rename::State state_;
  Environment environment_;
  std::deque<Checked> modules_;
  std::unordered_set<std::string> loaded_;
  size_t library_errors_ = 0;
};

void ExpectTypes(const std::string& text, const std::string& expected) {
  Program program("module Test where\n" + text);
  EXPECT_EQ(program.errors(), "");
  EXPECT_EQ(program.types(), expected);
  EXPECT_TRUE(program.Complete());
}

void ExpectTypesWith(const std::string& extensions, const std::string& text, const std::string& expected) {
  Program program("{-# LANGUAGE " + extensions + " #-}\nmodule Test where\n" + text);
  EXPECT_EQ(program.errors(), "");
  EXPECT_EQ(program.types(), expected);
  EXPECT_TRUE(program.Complete());
}

void ExpectErrors(const std::string& text, const std::string& expected) {
  Program program("module Test where\n" + text);
  EXPECT_EQ(program.errors(), expected);
}

// --------------------------------------------------------------------------------- inference

TEST(Check, TheLibrariesHaveNoTypeErrors) {
  Program program("module Test where\n");
  EXPECT_EQ(program.library_errors(), 0u);
  EXPECT_TRUE(program.Complete());
}

TEST(Check, PostponedLibraryBodiesAreCheckedOnDemand) {
  Program program("module Test where\nx = map show [1, 2]\n", true);
  EXPECT_EQ(program.errors(), "");
  program.RequireLibraries();
  EXPECT_EQ(program.errors(), "");
  EXPECT_TRUE(program.Complete());
}

TEST(Check, FunctionsGetTheirMostGeneralType) {
  ExpectTypes("k x y = x\ns f g x = f x (g x)\ncompose f g x = f (g x)\n",
              "k :: a -> b -> a\ns :: (a -> b -> c) -> (a -> b) -> a -> c\ncompose :: (a -> b) -> (c -> a) "
              "-> c -> b\n");
}

TEST(Check, MutuallyRecursiveFunctionsShareTheirContext) {
  ExpectTypes("ev 0 = True\nev n = od (n - 1)\nod 0 = False\nod n = ev (n - 1)\n",
              "ev :: (Num a, Eq a) => a -> Bool\nod :: (Num a, Eq a) => a -> Bool\n");
}

TEST(Check, AContextThatAnotherImpliesIsLeftOut) {
  ExpectTypes("f x y = x == y || x < y\n", "f :: Ord a => a -> a -> Bool\n");
}

TEST(Check, LocalFunctionsAreGeneralised) {
  ExpectTypes("f x = let g y = (x, y) in (g True, g 'c')\n", "f :: a -> ((a, Bool), (a, Char))\n");
  ExpectTypes("f = let sq x = x * x in (sq (2 :: Int), sq 1.5)\n", "f :: (Int, Double)\n");
}

TEST(Check, PatternBoundVariablesCanBePolymorphicWithoutConstraints) {
  ExpectTypes("(i, j) = (\\x -> x, \\x -> x)\nuse = (i 'c', i True, j 'c')\n",
              "i :: a -> a\nj :: b -> b\nuse :: (Char, Bool, Char)\n");
}

TEST(Check, TheMonomorphismRestrictionIsFixedByALaterUse) {
  ExpectTypes("n = 3\nuse = length (replicate n 'x')\n", "n :: Int\nuse :: Int\n");
}

TEST(Check, ARestrictedBindingIsDefaultedAtTheEndOfTheModule) {
  ExpectTypes("n = 3\nr = 1.5\nplus = (+)\n",
              "n :: Integer\nr :: Double\nplus :: Integer -> Integer -> Integer\n");
}

TEST(Check, NoMonomorphismRestrictionLiftsIt) {
  ExpectTypesWith("NoMonomorphismRestriction", "plus = (+)\n", "plus :: Num a => a -> a -> a\n");
}

TEST(Check, LocalAmbiguityIsDefaulted) {
  ExpectTypes("f x = show (2 ^ 10) ++ x\ng :: String\ng = show (fromIntegral 3 / 2)\n",
              "f :: String -> String\ng :: String\n");
}

TEST(Check, ADefaultDeclarationReplacesTheDefaults) { ExpectTypes("default (Int)\nn = 3\n", "n :: Int\n"); }

TEST(Check, PolymorphicRecursionNeedsASignature) {
  ExpectTypes("data N a = F a | N (N [a])\ndepth :: N a -> Int\ndepth (F _) = 0\ndepth (N n) = 1 + depth n\n",
              "depth :: N a -> Int\n");
}

TEST(Check, PatternsGuardsAndComprehensions) {
  ExpectTypes(
      "f ((k, _) : xs) | Just y <- lookup k xs, y > 0 = [z | (_, z) <- xs, let w = z + 1, w > y]\nf _ = []\n",
      "f :: (Eq a, Ord b, Num b) => [(a, b)] -> [b]\n");
}

TEST(Check, DoBlocksUseTheMonadsOfTheirStatements) {
  ExpectTypes("f m = do { x <- m; let { y = x : [] }; return (y, y) }\ng = do { l <- getLine; putStrLn l }\n",
              "f :: Monad a => a b -> a ([b], [b])\ng :: IO ()\n");
}

TEST(Check, SectionsAndEnumerations) {
  ExpectTypes("a = (subtract 1) . (* 2)\nb = [1, 3 ..]\nc x = [x ..]\nd = (`div` 2)\n",
              "a :: Integer -> Integer\nb :: [Integer]\nc :: Enum a => a -> [a]\nd :: Integer -> Integer\n");
}

TEST(Check, RecordUpdateCanChangeTheType) {
  ExpectTypes(
      "data R a b = R { ra :: a, rb :: b, rc :: Int } | S { ra :: a }\n"
      "f r = r { ra = 'c' }\ng r = r { rb = True, rc = 1 }\nh = ra\n",
      "f :: R a b -> R Char b\ng :: R a b -> R a Bool\nh :: R a b -> a\n");
}

TEST(Check, ConstructorClassesAndKinds) {
  ExpectTypes(
      "class Box f where { put :: a -> f a; get :: f a -> a }\nnewtype I a = I a\n"
      "instance Box I where { put = I; get (I x) = x }\n"
      "data Fix f = Fix (f (Fix f))\ncata g (Fix x) = g (fmap (cata g) x)\nthrough x = get (put x `asTypeOf` "
      "I x)\n",
      "cata :: Functor a => (a b -> b) -> Fix a -> b\nthrough :: a -> a\n");
}

TEST(Check, SuperclassesAndDefaultMethods) {
  ExpectTypes(
      "class (Eq a, Show a) => Ent a where { name :: a -> String; name = show; same :: a -> a -> Bool; same "
      "x y = x == y }\n"
      "instance Ent Int\ninstance Ent a => Ent [a] where name = concatMap name\n"
      "f x = same [x] [x] && show x == name x\n",
      "f :: Ent a => a -> Bool\n");
}

TEST(Check, FlexibleInstancesAreChosenByTheWholeType) {
  ExpectTypesWith(
      "FlexibleInstances",
      "class P a where p :: a -> Int\ninstance P [Char] where p = length\ninstance P [Bool] where p _ = 0\n"
      "f = (p \"x\", p [True])\n",
      "f :: (Int, Int)\n");
}

TEST(Check, DerivedContextsAreInferred) {
  Program program(
      "module Test where\ndata T a = L | N (T a) a (U a) deriving (Eq, Show)\n"
      "data U a = U [T a] deriving (Eq, Show)\nf x = show (N L x (U [])) ++ show (L == N L x (U []))\n");
  EXPECT_EQ(program.errors(), "");
  EXPECT_EQ(program.types(), "f :: (Show a, Eq a) => a -> String\n");
  EXPECT_TRUE(program.Complete());
}

TEST(Check, NewtypeDerivingReusesADictionary) {
  Program program(
      "{-# LANGUAGE GeneralizedNewtypeDeriving #-}\nmodule Test where\n"
      "newtype Age = Age Int deriving (Eq, Ord, Num)\nf = Age 3 + 4\n");
  EXPECT_EQ(program.errors(), "");
  size_t reused = 0;
  for (const Instance& instance : program.environment().instances)
    reused += instance.newtype_dictionary.has_value();
  EXPECT_GE(reused, 1u);
  EXPECT_TRUE(program.Complete());
}

TEST(Check, ScopedTypeVariablesReachTheBody) {
  ExpectTypesWith("ScopedTypeVariables",
                  "f :: forall a. Show a => [a] -> String\nf xs = go xs where { go :: [a] -> String; go = "
                  "concatMap show }\n",
                  "f :: Show a => [a] -> String\n");
}

TEST(Check, RankNArgumentsAndFields) {
  ExpectTypesWith("RankNTypes",
                  "newtype R = R (forall a. a -> a)\nf :: (forall a. Show a => a -> String) -> String\nf g = "
                  "g 'c' ++ g True\n"
                  "a (R h) = (h 'c', h True)\nb = f show\nc = a (R id)\nd = f $ \\x -> show x\n",
                  "f :: (forall a. Show a => a -> String) -> String\na :: R -> (Char, Bool)\nb :: String\n"
                  "c :: (Char, Bool)\nd :: String\n");
}

TEST(Check, FunctionsOnPolymorphicFunctionsArePassedOn) {
  ExpectTypesWith(
      "RankNTypes",
      "f :: ((forall a. [a] -> [a]) -> Int) -> Int\nf g = g id\n"
      "h :: ((forall x. [x] -> [x]) -> Int) -> Int\nh g = f g\n",
      "f :: ((forall a. [a] -> [a]) -> Int) -> Int\nh :: ((forall x. [x] -> [x]) -> Int) -> Int\n");
}

TEST(Check, WithPolyKindsAParameterHasAnyKind) {
  ExpectTypesWith("PolyKinds, KindSignatures",
                  "data P t = P\nclass C (f :: k) where c :: P f -> Int\ninstance C Maybe where c _ = 1\n"
                  "instance C Int where c _ = 2\na = c (P :: P Maybe) + c (P :: P Int)\n",
                  "a :: Int\n");
}

TEST(Check, AnnotationsInstantiateAndGeneralise) {
  ExpectTypes("a = (read \"3\" :: Int)\nb = (fromIntegral (3 :: Int) :: Num b => b) + 2.5\n",
              "a :: Int\nb :: Double\n");
}

// ------------------------------------------------------------------------------- elaboration

TEST(Check, DictionariesOfASignatureAreInTheOrderOfItsContext) {
  Program program(
      "module Test where\nf :: (Show a, Eq a) => a -> String\nf x = if x == x then show x else \"\"\n");
  ASSERT_EQ(program.errors(), "");
  const Generalisation& g = program.elaboration().generalisations.at(program.binding("f"));
  ASSERT_EQ(g.dictionaries.size(), 2u);
  const auto param = [&](const std::string& name) {
    const ExprId use = program.occurrences(name).at(0);
    return program.environment().evidence[program.elaboration().uses.at(use).dictionaries.at(0)];
  };
  EXPECT_EQ(param("show").kind, EvidenceKind::kParam);
  EXPECT_EQ(param("show").param, g.dictionaries[0]);
  EXPECT_EQ(param("==").param, g.dictionaries[1]);
}

TEST(Check, ARecursiveOccurrenceGetsTheGroupsOwnDictionaries) {
  Program program("module Test where\nf x n = if n == 0 then x else f (x + 1) (n - 1)\n");
  ASSERT_EQ(program.errors(), "");
  const Generalisation& g = program.elaboration().generalisations.at(program.binding("f"));
  const Instantiation& use = program.elaboration().uses.at(program.occurrences("f").at(0));
  ASSERT_EQ(use.dictionaries.size(), g.dictionaries.size());
  ASSERT_EQ(use.types.size(), g.variables.size());
  for (size_t i = 0; i < g.dictionaries.size(); ++i) {
    const Evidence& evidence = program.environment().evidence[use.dictionaries[i]];
    EXPECT_EQ(evidence.kind, EvidenceKind::kParam);
    EXPECT_EQ(evidence.param, g.dictionaries[i]);
  }
}

TEST(Check, ASuperclassIsTakenFromTheGivenDictionary) {
  Program program("module Test where\nf :: Ord a => a -> Bool\nf x = x == x\n");
  ASSERT_EQ(program.errors(), "");
  const Instantiation& use = program.elaboration().uses.at(program.occurrences("==").at(0));
  EXPECT_EQ(program.environment().evidence[use.dictionaries[0]].kind, EvidenceKind::kSuperclass);
}

TEST(Check, InstanceContextsBecomeArguments) {
  Program program("module Test where\nx = show [Just 'c']\n");
  ASSERT_EQ(program.errors(), "");
  const Instantiation& use = program.elaboration().uses.at(program.occurrences("show").at(0));
  const Evidence& list = program.environment().evidence[use.dictionaries[0]];
  ASSERT_EQ(list.kind, EvidenceKind::kInstance);
  ASSERT_EQ(list.arguments.size(), 1u);
  const Evidence& maybe = program.environment().evidence[list.arguments[0]];
  ASSERT_EQ(maybe.kind, EvidenceKind::kInstance);
  EXPECT_EQ(maybe.arguments.size(), 1u);
}

// ------------------------------------------------------------------------------------ errors

TEST(CheckErrors, AMismatchShowsBothTypes) {
  ExpectErrors("f :: Int -> String\nf x = x\n", "3: I expected `String` but found `Int`\n");
}

TEST(CheckErrors, ARigidVariableCannotBecomeAType) {
  ExpectErrors("f :: [a] -> b\nf (x:_) = x\n",
               "3: I expected `b` but found `a`\n  `b` is a type variable of the signature: it stands for "
               "whatever type the "
               "caller chooses, so the code must work for every type.\n");
}

TEST(CheckErrors, AnInfiniteTypeIsRefused) {
  ExpectErrors(
      "f x = x x\n",
      "2: I expected `a` but found `a -> b`; the type would have to contain itself and be infinite\n");
}

TEST(CheckErrors, FunctionsCannotBeShown) {
  ExpectErrors(
      "f = show (\\x -> x)\n",
      "2: there is no instance `Show (a -> a)`\n  Functions cannot be shown. Is an argument missing?\n");
}

TEST(CheckErrors, AFunctionWhereANumberIsNeededMayHaveAnArgumentTooMany) {
  ExpectErrors("g x y = x + y\nf = show (g 1 2 3)\n",
               "3: there is no instance `Num (a -> b)`\n  A function is used where a number is needed. Is an "
               "argument missing, or is there one too many?\n");
}

TEST(CheckErrors, ATypeOfTheProgramCanDeriveTheInstance) {
  ExpectErrors("data S = S\nf = show S\n",
               "3: there is no instance `Show S`\n  Add `deriving Show` to the declaration of `S`, or write "
               "the instance.\n");
  ExpectErrors(
      "data S a = S a\nf = [S 'c'] == []\n",
      "3: there is no instance `Eq (S Char)`\n  Add `deriving Eq` to the declaration of `S`, or write "
      "the instance.\n");
  ExpectErrors("class C a where c :: a -> a\ndata S = S\nf = c S\n", "4: there is no instance `C S`\n");
}

TEST(CheckErrors, ANumberWhereAnotherTypeIsNeeded) {
  ExpectErrors("f = if 1 then 2 else 3\n",
               "2: I expected `Bool` but found a number\n  There is no instance `Num Bool`.\n");
}

TEST(CheckErrors, AMissingContextIsReportedOnce) {
  ExpectErrors("f :: a -> a\nf x = x + 1 + 2\n",
               "3: there is no instance `Num a`\n  The type signature does not promise it; add it to the "
               "context of the "
               "signature.\n");
}

TEST(CheckErrors, AmbiguousTypesAreReported) {
  ExpectErrors(
      "f x = show (read x)\n",
      "2: the type here is ambiguous: nothing says which `Show a` is meant. Add a type annotation.\n");
}

TEST(CheckErrors, KindErrorsAreInPlainWords) {
  ExpectErrors(
      "f :: Maybe -> Int\nf _ = 1\n",
      "2: `Maybe` needs to be applied to a further type here: its kind is `* -> *`, expected is `*`\n");
  ExpectErrors("f :: Int Bool -> Int\nf _ = 1\n", "2: `Int` is applied to too many types: its kind is `*`\n");
}

TEST(CheckErrors, RecursiveSynonymsAreReported) {
  ExpectErrors("type T = [T]\n", "2: the type synonym `T` is defined by itself. Use data or newtype.\n");
}

TEST(CheckErrors, PartialSynonymsAreReported) {
  ExpectErrors("type P a = (a, a)\nf :: Maybe P -> Int\nf _ = 1\n",
               "3: the type synonym `P` needs 1 argument, here it has 0\n");
}

TEST(CheckErrors, AnUnknownTypeCausesNoFurtherErrors) {
  Program program("module Test where\nf :: Foo a -> Int\nf (x, y) = x\ng = f 'c' + f True\n");
  EXPECT_EQ(program.errors().find("expected"), std::string::npos) << program.errors();
}

TEST(CheckErrors, EachTopLevelBindingReportsItsOwnErrors) {
  ExpectErrors("f = 'a' && True\ng = not 'b'\n",
               "2: I expected `Bool` but found `Char`\n3: I expected `Bool` but found `Char`\n");
}

TEST(CheckErrors, AMissingSuperclassInstanceIsReported) {
  ExpectErrors("data P = P\ninstance Ord P where compare _ _ = EQ\n",
               "3: there is no instance `Eq P`\n  Add `deriving Eq` to the declaration of `P`, or write the "
               "instance.\n");
}

TEST(CheckErrors, DuplicateInstancesAreReported) {
  ExpectErrors("data P = P\ninstance Eq P\ninstance Eq P\n",
               "4: there are two instances `Eq P`\n  the other one is here\n");
}

TEST(CheckErrors, ClassesWithSeveralParametersAreAppliedToAllOfThem) {
  ExpectErrors("class C a b where c :: a -> b\ninstance C Int\n",
               "3: the class `C` takes 2 types, here it has 1\n");
  ExpectErrors("class C a b where c :: a -> b\ninstance C Int Bool\nx :: Char\nx = c True\n",
               "5: there is no instance `C Bool Char`\n");
}

TEST(CheckErrors, FunctionalDependenciesDetermineTypes) {
  ExpectErrors(
      "class C a b | a -> b where c :: a -> b\ninstance C Bool Char where c _ = 'a'\nx = not (c True)\n",
      "4: there is no instance `C Bool Bool`\n");
}

TEST(CheckErrors, TypesOfExistentialFieldsAreUnknown) {
  ExpectErrors("data E = forall a. E a\nf :: E -> Bool\nf (E x) = not x\n",
               "4: I expected `Bool` but found `a`\n  `a` is a type variable of the signature: it stands for "
               "whatever type the caller chooses, so the code must work for every type.\n");
}

TEST(CheckErrors, AGadtConstructorRefinesTheTypeInItsAlternativeOnly) {
  ExpectErrors("data T a where { I :: T Int; B :: Bool -> T Bool }\nf :: T a -> a\nf (B b) = b\nf I = True\n",
               "5: I expected `Int` but found `Bool`\n");
}

TEST(CheckErrors, WhatCannotBeDerivedIsSaidOnce) {
  ExpectErrors(
      "data B = B (Int -> Int) deriving Show\n",
      "2: cannot derive `Show`: there is no instance `Show (Int -> Int)`\n  Functions cannot be shown. Is an "
      "argument missing?\n");
}

TEST(CheckErrors, TooManyArguments) {
  ExpectErrors("f = not True False\n",
               "2: there are too many arguments: with 1 argument the type is already `Bool`\n"
               "  this is one argument too many\n");
}

TEST(CheckErrors, MoreParametersThanTheSignature) {
  ExpectErrors("f :: Int -> Int\nf x y = x\n",
               "3: the equations have 2 parameters, but the type `Int -> Int` has only 1\n");
}

TEST(CheckErrors, MainMustBeAnAction) {
  Program program("main :: Int\nmain = 3\n");
  EXPECT_EQ(program.errors(), "2: `main` must be an IO action, but its type is `Int`\n");
}

TEST(CheckErrors, WithoutTheExtensionInnerSignaturesAreIndependent) {
  Program program("module Test where\nf :: a -> a\nf x = y where { y :: a; y = x }\n");
  EXPECT_NE(program.errors().find("3: I expected"), std::string::npos);
}

TEST(CheckErrors, DeepNestingIsAnErrorNotACrash) {
  std::string text = "f = ";
  for (int i = 0; i < 20000; ++i) text += "not (";
  text += "True";
  for (int i = 0; i < 20000; ++i) text += ")";
  Program program("module Test where\n" + text + "\n");
  EXPECT_NE(program.errors(), "");
}

// As a tree the type of f40 has 2^40 leaves.
std::string FunctionsThatDouble() {
  std::string text = "module Test where\nf0 x = x\n";
  for (int i = 1; i <= 40; ++i)
    text += "f" + std::to_string(i) + " x = f" + std::to_string(i - 1) + " (x, x)\n";
  return text;
}

TEST(CheckErrors, AMessageAboutATypeThatDoublesIsShort) {
  Program program(FunctionsThatDouble() + "s = putStrLn (f40 'a')\n");
  EXPECT_NE(program.errors().find("43: I expected `String` but found"), std::string::npos);
  EXPECT_NE(program.errors().find("..."), std::string::npos);
  EXPECT_LT(program.errors().size(), 20000u);
}

TEST(CheckErrors, TypesThatDoubleDifferInOneLeaf) {
  Program program(FunctionsThatDouble() + "s = [f40 'a', f40 True]\n");
  EXPECT_NE(program.errors().find("43: I expected"), std::string::npos);
  Program none(FunctionsThatDouble() + "s = f40 not == f40 not\n");
  EXPECT_EQ(none.errors().find("43: there is no instance `Eq (Bool -> Bool)`"), 0u);
  Program rigid(FunctionsThatDouble() + "g :: a -> b -> Bool\ng x y = f40 x == f40 y\n");
  EXPECT_NE(rigid.errors(), "");
}

}  // namespace
}  // namespace inquest::haskell::type
