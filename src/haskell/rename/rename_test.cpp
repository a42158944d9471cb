#include <gtest/gtest.h>

#include "haskell/rename/test_program.h"

namespace inquest::haskell::rename {
namespace {

// What renaming `text` reports.
std::string Errors(std::string_view text) {
  TestProgram program;
  program.Add(text);
  return program.Messages();
}

// The right-hand side of `f` after renaming, without numbers.
std::string Rhs(std::string_view text) {
  TestProgram program;
  Module& module = program.Add(text);
  EXPECT_EQ(program.Messages(), "");
  return program.RhsOf(module, "f");
}

bool Has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Rename, TheTestLibraryIsClean) { EXPECT_EQ(TestProgram().Messages(), ""); }

// ------------------------------------------------------------------------------ scopes

TEST(Rename, LocalVariablesShadow) {
  TestProgram program;
  Module& module = program.Add("module M where\nf x = let x = True in \\x -> x\n");
  EXPECT_EQ(program.Messages(), "");
  EXPECT_TRUE(Has(program.RhsOf(module, "f", true), "\\ x/l2 -> x/l2")) << program.RhsOf(module, "f", true);
}

TEST(Rename, WhereScopesOverGuardsOfOneEquation) {
  EXPECT_EQ(Errors("module M where\nf x | y = y | True = z where { y = z; z = x }\n"), "");
  EXPECT_TRUE(Has(Errors("module M where\nf x = y where y = x\ng x = y\n"), "`y` is not in scope"));
}

TEST(Rename, StatementsScopeOverWhatFollows) {
  EXPECT_EQ(Errors("module M where\nf m = do { x <- m; let { y = x }; g x y } where g = f\n"), "");
  EXPECT_EQ(Errors("module M where\nf xs = [y | x <- xs, let y = x, z <- y]\n"), "");
  EXPECT_TRUE(Has(Errors("module M where\nf m = do { m x; x <- m; m }\n"), "`x` is not in scope"));
}

TEST(Rename, RepeatedPatternVariablesAreReported) {
  EXPECT_TRUE(Has(Errors("module M where\nf x x = x\n"), "`x` is bound twice"));
  EXPECT_TRUE(Has(Errors("module M where\nf = \\(x, Just x) -> x\n"), "`x` is bound twice"));
  EXPECT_TRUE(Has(Errors("module M where\nf = let { (a, b) = a; b = a } in a\n"), "`b` is defined twice"));
}

TEST(Rename, DefinitionsAreUniqueInAModule) {
  EXPECT_TRUE(Has(Errors("module M where\nf x = x\ng = f\nf y = y\n"), "`f` is defined twice"));
  EXPECT_TRUE(Has(Errors("module M where\ndata T = A\ndata S = A\n"), "`A` is defined twice"));
  EXPECT_TRUE(Has(Errors("module M where\ndata T = A\nclass T a\n"), "`T` is defined twice"));
  EXPECT_EQ(Errors("module M where\ndata T = T\nt = T\n"), "");
}

TEST(Rename, EquationsHaveTheSameNumberOfArguments) {
  EXPECT_TRUE(Has(Errors("module M where\nf 0 = 1\nf x y = 2\n"),
                  "quations of `f` have different numbers of arguments"));
}

TEST(Rename, SignaturesNeedABinding) {
  EXPECT_TRUE(Has(Errors("module M where\nf :: Int\n"), "type signature of `f` has no binding"));
  EXPECT_TRUE(Has(Errors("module M where\nf = let g :: Int in f\n"), "type signature of `g` has no binding"));
  EXPECT_TRUE(Has(Errors("module M where\nf :: Int\nf :: Int\nf = f\n"), "two type signatures"));
}

// ------------------------------------------------------------------------------ names that are not found

TEST(Rename, TheNearestNameIsSuggested) {
  EXPECT_EQ(Errors("module M where\ninsert x = x\nf = insrt\n"),
            "`insrt` is not in scope. Did you mean `insert`?\n");
  EXPECT_EQ(Errors("module M where\nf counter = countr\n"),
            "`countr` is not in scope. Did you mean `counter`?\n");
  EXPECT_EQ(Errors("module M where\nf :: Maybee Int\nf = f\n"),
            "the type or class `Maybee` is not in scope. Did you mean `Maybe`?\n");
}

TEST(Rename, AfterHundredsOfErrorsNothingIsSuggested) {
  std::string text = "module M where\ninsert x = x\n";
  for (int i = 0; i < 300; ++i) text += "f" + std::to_string(i) + " = insrt\n";
  const std::string errors = Errors(text);
  EXPECT_TRUE(errors.starts_with("`insrt` is not in scope. Did you mean `insert`?\n"));
  EXPECT_TRUE(errors.ends_with("`insrt` is not in scope\n"));
}

TEST(Rename, ALibraryThatHasTheNameIsNamed) {
  TestProgram program;
  program.Add("module M where\nf = sort\n");
  EXPECT_TRUE(Has(program.Notes(), "`sort` is in Data.List: add `import Data.List (sort)`"))
      << program.Notes();
}

TEST(Rename, QualifiedNamesSayWhatIsMissing) {
  EXPECT_TRUE(Has(Errors("module M where\nf = Data.List.sort\n"), "the module `Data.List` is not imported"));
  EXPECT_TRUE(
      Has(Errors("module M where\nimport qualified Data.List as L\nf = L.srot\n"), "Did you mean `L.sort`?"));
  EXPECT_TRUE(Has(Errors("module M where\nimport qualified Data.List as L\nf = LL.sort\n"),
                  "no imported module is called `LL`"));
  EXPECT_TRUE(
      Has(Errors("module M where\nimport qualified Data.List as L (insert)\nf = L.sort\n"), "leaves it out"));
}

TEST(Rename, ATypeIsNotAValue) {
  EXPECT_TRUE(Has(Errors("module M where\nf = Int\n"), "`Int` is a data type, not a value"));
  EXPECT_TRUE(Has(Errors("module M where\nf :: Just\nf = f\n"), "`Just` is a data constructor, not a type"));
  EXPECT_TRUE(Has(Errors("module M where\nf :: Show\nf = f\n"), "`Show` is a class, not a type"));
  EXPECT_TRUE(Has(Errors("module M where\nf :: Int a => a\nf = f\n"), "`Int` is a data type, not a class"));
}

TEST(Rename, NamesOfAMissingModuleAreNotReportedAgain) {
  EXPECT_EQ(Errors("module M where\nimport Data.Nowhere\nf = g\n"), "");
  EXPECT_EQ(Errors("module M where\nimport qualified Data.Nowhere as N\nf = N.g\n"), "");
  EXPECT_TRUE(Has(Errors("module M where\nimport Data.Nowhere (h)\nf = g h\n"), "`g` is not in scope"));
}

// ------------------------------------------------------------------------------ imports and exports

TEST(Rename, ImportListsSelect) {
  EXPECT_EQ(Errors("module M where\nimport Data.List (sort)\nf = sort\n"), "");
  EXPECT_TRUE(
      Has(Errors("module M where\nimport Data.List (sort)\nf = insert\n"), "`insert` is not in scope"));
  EXPECT_TRUE(Has(Errors("module M where\nimport Data.List hiding (sort)\nf = sort insert\n"),
                  "`sort` is not in scope"));
  EXPECT_TRUE(Has(Errors("module M where\nimport Data.List (srot)\n"),
                  "does not export `srot`. Did you mean `sort`?"));
  EXPECT_TRUE(Has(Errors("module M where\nimport Prelude (Just)\n"), "import it as `Maybe(Just)`"));
}

TEST(Rename, AnExplicitImportOfPreludeReplacesTheImplicitOne) {
  EXPECT_EQ(Errors("module M where\nimport Prelude hiding (map)\nmap f = f\ng = map\n"), "");
  EXPECT_TRUE(Has(Errors("module M where\nimport Prelude ()\nf = map\n"), "`map` is not in scope"));
  EXPECT_EQ(Errors("module M where\nimport qualified Prelude as P\nmap = P.map\nf = map\n"), "");
}

TEST(Rename, AmbiguityIsReportedWhereTheNameIsUsed) {
  EXPECT_EQ(Errors("module M where\nmap f = f\n"), "");
  EXPECT_EQ(Errors("module M where\nmap f = f\ng = M.map\n"), "");
  EXPECT_EQ(Errors("module M where\nmap f = f\ng = map\n"),
            "`map` is ambiguous: it could be this module's own or `Inquest.List.map`\n");
}

TEST(Rename, TheSameEntityByTwoWaysIsNotAmbiguous) {
  TestProgram program;
  program.Add("module A where\nimport Prelude (Maybe(..))\nimport Prelude\nf = Just\n");
  EXPECT_EQ(program.Messages(), "");
}

TEST(Rename, ExportListsHide) {
  TestProgram program;
  program.Add(
      "module A (T, mk, C(m)) where\ndata T = K { fld :: Int }\nmk = K\nclass C a where { m, n :: a }\n");
  program.Add("module B where\nimport A\nf :: T\nf = mk m\n");
  EXPECT_EQ(program.Messages(), "");
  program.Add("module D where\nimport A\nf = K\n");
  EXPECT_TRUE(Has(program.Messages(), "the data constructor `K` is not in scope"));
  program.Add("module E where\nimport A\nf = n\n");
  EXPECT_TRUE(Has(program.Messages(), "`n` is not in scope"));
}

TEST(Rename, ModuleReexportsWhatIsInScopeBothWays) {
  TestProgram program;
  program.Add("module A where\na = True\nb = True\n");
  program.Add("module B (module A, module B) where\nimport A hiding (b)\nc = True\n");
  program.Add("module C (module X) where\nimport qualified A as X\n");
  program.Add("module D (module X) where\nimport A as X (b)\n");
  EXPECT_EQ(program.Messages(), "");
  auto exported = [&](std::string_view module, std::string_view name) {
    const Exports& exports =
        program.state.exports[program.state.module_by_name.at(program.names.Intern(module))];
    return exports.value_by_name.contains(program.names.Intern(name));
  };
  EXPECT_TRUE(exported("B", "a"));
  EXPECT_FALSE(exported("B", "b"));
  EXPECT_TRUE(exported("B", "c"));
  EXPECT_FALSE(exported("C", "a"));
  EXPECT_TRUE(exported("D", "b"));
  EXPECT_FALSE(exported("D", "a"));
}

TEST(Rename, ConflictingExportsAreReported) {
  TestProgram program;
  program.Add("module A where\nx = True\n");
  program.Add("module B (module A, module B) where\nimport A\nx = True\n");
  EXPECT_TRUE(Has(program.Messages(), "the export list has two different `x`"));
}

TEST(Rename, MainNeedsMain) {
  EXPECT_EQ(Errors("f = True\n"), "the module Main does not define `main`\n");
  EXPECT_EQ(Errors("main = True\n"), "");
  EXPECT_EQ(Errors("module M where\nf = True\n"), "");
}

// ------------------------------------------------------------------------------ fixity

TEST(Rename, ChainsBecomeApplications) {
  EXPECT_EQ(Rhs("module M where\nf a b c = a + b * c\n"), "(+ a (* b c))");
  EXPECT_EQ(Rhs("module M where\nf a b c = a - b - c\n"), "(- (- a b) c)");
  EXPECT_EQ(Rhs("module M where\nf a b c = a : b : c\n"), "(: a (: b c))");
  EXPECT_EQ(Rhs("module M where\nf a b = - a * b == b\n"), "(== (negate function=negate (* a b)) b)");
  EXPECT_EQ(Rhs("module M where\nf a b = a `div` b `g` a where { infixl 8 `g`; g = f }\n"),
            "(div a (g b a))");
}

TEST(Rename, OwnFixitiesCount) {
  EXPECT_EQ(Rhs("module M where\nf a b c = a <+> b <+> c\ninfixr 5 <+>\na <+> b = a\n"), "(<+> a (<+> b c))");
  EXPECT_EQ(Rhs("module M where\nf a b c = a <+> b + c\na <+> b = a\n"), "(+ (<+> a b) c)");
}

TEST(Rename, ALocalOperatorHidesTheFixityOfAnOuterOne) {
  EXPECT_EQ(Rhs("module M where\nf a b c = a + b * c where { x + y = x }\n"), "(* (+ a b) c)");
}

TEST(Rename, OperatorsThatDoNotFitAreReported) {
  EXPECT_EQ(Errors("module M where\nf a b c = a == b == c\n"),
            "cannot mix `==` (infix 4) and `==` (infix 4) in one expression without parentheses\n");
  EXPECT_EQ(Errors("module M where\nf a b = a + - b\n"),
            "cannot mix `+` (infixl 6) and prefix `-` (infixl 6) in one expression without parentheses\n");
}

TEST(Rename, SectionsAreChecked) {
  EXPECT_EQ(Errors("module M where\nf a b = (a + b +)\ng a b = (: a ++ b)\n"), "");
  EXPECT_TRUE(Has(Errors("module M where\nf a b = (a + b *)\n"), "binds tighter than `+` (infixl 6)"));
  EXPECT_TRUE(Has(Errors("module M where\nf a b = (+ a + b)\n"), "binds tighter than `+`"));
}

TEST(Rename, PatternsFollowFixitiesToo) {
  TestProgram program;
  Module& module =
      program.Add("module M where\ninfixl 6 :+\ndata E = E :+ E\nf (a :+ b :+ c : -1 : d) = a\n");
  EXPECT_EQ(program.Messages(), "");
  std::string pattern = DumpPat(module, program.names, program.BindingOf(module, "f").matches[0].patterns[0]);
  EXPECT_EQ(TestProgram::WithoutNumbers(pattern), "(paren (: (:+ (:+ a b) c) (: -1 d)))");
  EXPECT_TRUE(Has(Errors("module M where\ndata E = Int :+ E\nf (-1 :+ b) = b\n"), "cannot mix prefix `-`"));
}

TEST(Rename, FixityDeclarationsStandBesideTheDefinition) {
  EXPECT_TRUE(Has(Errors("module M where\ninfixl 3 +\n"), "declared where it is not defined"));
  EXPECT_TRUE(Has(Errors("module M where\nf = let infixl 3 + in f\n"), "declared where it is not defined"));
  EXPECT_TRUE(Has(Errors("module M where\ninfixl 3 <+\ninfixl 4 <+\na <+ b = a\n"), "declared twice"));
}

// ------------------------------------------------------------------------------ hidden functions

TEST(Rename, OverloadedSyntaxGetsItsFunctions) {
  EXPECT_EQ(Rhs("module M where\nf = [1 ..]\n"), "(enum function=enumFrom (fromInteger 1) ..)");
  EXPECT_EQ(Rhs("module M where\nf = -1\n"), "(negate function=negate (fromInteger 1))");
  EXPECT_TRUE(Has(Rhs("module M where\nf m = do { x <- m; m; return x }\n"), "bind=>>="));
}

TEST(Rename, OnlyPatternsThatCanFailNeedFail) {
  auto needs_fail = [](const std::string& pattern) {
    return Has(Rhs("module M where\ndata P = P Int Int\nf m = do { " + pattern + " <- m; m }\n"),
               "fail=fail");
  };
  EXPECT_FALSE(needs_fail("x"));
  EXPECT_FALSE(needs_fail("(x, P _ y)"));
  EXPECT_FALSE(needs_fail("~(Just x)"));
  EXPECT_TRUE(needs_fail("Just x"));
  EXPECT_TRUE(needs_fail("(x, 1)"));
  EXPECT_TRUE(needs_fail("[]"));
  EXPECT_TRUE(needs_fail("!(Just x)"));
}

// ------------------------------------------------------------------------------ records

constexpr char kRecord[] =
    "{-# LANGUAGE RecordWildCards, NamedFieldPuns #-}\nmodule M where\n"
    "data T = A { x, y :: Int } | B { y :: Int, z :: Int }\n";

std::string WithRecord(std::string_view text) { return kRecord + std::string(text); }

TEST(Rename, FieldsAreSharedByTheConstructorsOfAType) {
  TestProgram program;
  Module& module = program.Add(kRecord);
  EXPECT_EQ(program.Messages(), "");
  const Entity& type = program.state.entities[module.data_types[0].entity];
  EXPECT_EQ(type.children.size(), 5u);  // A, B, x, y, z
  EXPECT_EQ(module.data_types[0].constructors[0].fields[1].entity,
            module.data_types[0].constructors[1].fields[0].entity);
}

TEST(Rename, WildcardsBindTheOtherFields) {
  TestProgram program;
  Module& module = program.Add(WithRecord("f A{x = 1, ..} = y\ng B{y} = y\n"));
  EXPECT_EQ(program.Messages(), "");
  const Pat& pattern = module.pats[program.BindingOf(module, "f").matches[0].patterns[0]];
  EXPECT_EQ(std::get<PatRecord>(pattern.node).fields.size(), 2u);
  EXPECT_TRUE(program.RhsOf(module, "f", true).starts_with("y/l"));
}

TEST(Rename, WildcardsInConstructionTakeLocalVariablesOnly) {
  EXPECT_EQ(Rhs(WithRecord("f = let { x = 1 } in A{..}\n")).find("(pun y"), std::string::npos);
  EXPECT_TRUE(Has(Rhs(WithRecord("f y = let { x = 1 } in A{..}\n")), "(record A (pun x x) (pun y y))"));
}

TEST(Rename, FieldsAreChecked) {
  EXPECT_TRUE(Has(Errors(WithRecord("f = A{z = 1}\n")), "the constructor `A` has no field `z`"));
  EXPECT_TRUE(Has(Errors(WithRecord("f = A{x = 1, x = 2}\n")), "the field `x` is given twice"));
  EXPECT_TRUE(Has(Errors(WithRecord("f a = a{x = 1, z = 2}\n")), "no constructor has all the fields"));
  EXPECT_EQ(Errors(WithRecord("f a = a{y = 1, z = 2}\n")), "");
  EXPECT_TRUE(Has(Errors(WithRecord("f a = a{f = 1}\n")), "`f` is a function, not a field"));
}

TEST(Rename, ConstructorPatternsHaveAllArguments) {
  EXPECT_TRUE(
      Has(Errors("module M where\nf (Just a b) = a\n"), "has 1 arguments, but this pattern gives it 2"));
}

// ------------------------------------------------------------------------------ classes and instances

TEST(Rename, InstancesDefineMethodsOfTheirClass) {
  EXPECT_EQ(Errors("module M where\nimport qualified Prelude as P\ndata T = T\ninstance P.Show T where show "
                   "T = show T\n"
                   "show :: T -> P.String\nshow = show\n"),
            "");
  EXPECT_TRUE(Has(Errors("module M where\ndata T = T\ninstance Show T where shw T = []\n"),
                  "`shw` is not a method of the class `Show`"));
  EXPECT_TRUE(Has(Errors("module M where\ndata T = T\ninstance Show T where { show T = []; showsPrec a = a; "
                         "show U = [] }\n"),
                  "the method `show` is defined twice"));
}

TEST(Rename, AnInstanceBindingKnowsItsMethod) {
  TestProgram program;
  Module& module = program.Add("module M where\ndata T = T\ninstance Show T where show T = []\n");
  EntityId method = program.BindingOf(module, "show").entity;
  ASSERT_TRUE(method.has_value());
  EXPECT_EQ(program.state.entities[method].kind, EntityKind::kMethod);
  EXPECT_EQ(program.state.entities[method].parent, program.state.entities.known.show_class);
}

TEST(Rename, ClassesKnowTheArityOfTheirParameter) {
  TestProgram program;
  Module& module =
      program.Add("module M where\nclass Sub f => Deep f where {}\nclass Sub t where { s :: t m a }\n");
  EXPECT_EQ(program.state.entities[module.classes[0].entity].parameter_arity, 2u);
  EXPECT_EQ(program.state.entities[program.state.entities.known.monad_class].parameter_arity, 1u);
  EXPECT_EQ(program.state.entities[program.state.entities.known.eq_class].parameter_arity, 0u);
}

// ------------------------------------------------------------------------------ groups

// The lines (group ...) of the top level.
std::string Groups(std::string_view text) {
  TestProgram program;
  std::string dump = program.DumpOf(program.Add(text));
  EXPECT_EQ(program.Messages(), "");
  std::string groups;
  for (size_t at = dump.find("\n  (group"); at != std::string::npos; at = dump.find("\n  (group", at + 1)) {
    groups += dump.substr(at + 3, dump.find(')', at) - at - 2);
  }
  return groups;
}

TEST(Rename, TopLevelBindingsAreOrdered) {
  EXPECT_EQ(Groups("module M where\na = b\nb = c\nc = True\n"), "(group c)(group b)(group a)");
  EXPECT_EQ(Groups("module M where\nev x = od x\nod x = ev x\nu = ev\n"), "(group rec ev od)(group u)");
}

TEST(Rename, SignaturesBreakGroups) {
  EXPECT_EQ(Groups("module M where\nev x = od x\nod :: Int -> Int\nod x = ev x\n"), "(group ev)(group od)");
}

TEST(Rename, LocalDependenciesDoNotReachTheTop) {
  EXPECT_EQ(Groups("module M where\nf x = g where g = x\ng = f\n"), "(group f)(group g)");
}

}  // namespace
}  // namespace inquest::haskell::rename
