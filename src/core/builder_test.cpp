#include "core/builder.h"

#include <gtest/gtest.h>

namespace inquest::core {
namespace {

class BuilderTest : public ::testing::Test {
 protected:
  std::string Text(const Program& program) { return Dump(program, names_, files_); }
  base::Interner names_;
  source::Files files_;
  Builder b_{names_};
};

TEST_F(BuilderTest, NamesAreResolvedAndResultsBecomeLeaves) {
  b_.Function("len", {"xs"},
              b_.Case(b_.Var("xs"),
                      {b_.Alt("[]", {}, b_.Int(0)),
                       b_.Alt(":", {"_", "ys"},
                              b_.Prim(Primitive::kIntAdd, {b_.Int(1), b_.Call("len", {b_.Var("ys")})}))}));
  b_.Constant("main", b_.Call("len", {b_.List({b_.Int(1), b_.Int(2)})}));
  Program program = b_.Finish();
  EXPECT_EQ(Verify(program, names_), std::vector<std::string>{});
  EXPECT_EQ(Text(program),
            "function len xs =\n"
            "  case xs of\n"
            "    [] -> {1} 0\n"
            "    : _ ys -> {2} #intAdd 1 (len ys)\n"
            "constant main =\n"
            "  {1} len (: 1 (: 2 []))\n");
}

TEST_F(BuilderTest, LocalFunctionsAndLambdasNest) {
  b_.Function("f", {"n"},
              b_.Let({b_.Local("go", {"x"},
                               b_.Call("go", {b_.Prim(Primitive::kIntAdd, {b_.Var("x"), b_.Var("n")})}))},
                     b_.App(b_.Lambda({"y"}, b_.Call("go", {b_.Var("y")})), {b_.Var("n")})));
  Program program = b_.Finish();
  EXPECT_EQ(Verify(program, names_), std::vector<std::string>{});
  EXPECT_EQ(Text(program),
            "function f n =\n"
            "  let go = local go x =\n"
            "      {1} go (#intAdd x n)\n"
            "  {1} (lambda y =\n"
            "      {1} go y) n\n");
}

class VerifyTest : public BuilderTest {
 protected:
  std::string First(const Program& program) {
    auto sentences = Verify(program, names_);
    return sentences.empty() ? "" : sentences[0];
  }
};

TEST_F(VerifyTest, AFailNeedsAFatbar) {
  b_.Function("good", {"n"}, b_.Fatbar(b_.Case(b_.Var("n"), {b_.AltInt(1, b_.Fail())}), b_.Int(2)));
  RoutineId bad = b_.Function("bad", {"n"}, b_.Case(b_.Var("n"), {b_.AltInt(1, b_.Int(3))}));
  Program program = b_.Finish();
  EXPECT_EQ(First(program),
            "routine " + std::to_string(bad.index) + " (bad): an incomplete case is outside every fatbar");
}

TEST_F(VerifyTest, PrimitivesAndConstructorsAreSaturated) {
  b_.Constant("main", b_.Con("Just", {}));
  EXPECT_EQ(First(b_.Finish()), "routine 0 (main): a constructor is not saturated");
  Builder other(names_);
  other.Constant("main", other.Prim(Primitive::kIntAdd, {other.Int(1)}));
  EXPECT_EQ(First(other.Finish()), "routine 0 (main): a primitive is not saturated");
}

TEST_F(VerifyTest, ADictionaryMustBeGiven) {
  b_.Function("f", {"d", "x"}, b_.Var("x"), 1);
  b_.Constant("main", b_.Call("f", {b_.Int(1), b_.Int(2)}));
  EXPECT_EQ(First(b_.Finish()), "routine 1 (main): a routine is not given as many dictionaries as it takes");
}

TEST_F(VerifyTest, AnExpressionStandsInOnePlace) {
  ExprId one = b_.Int(1);
  b_.Constant("main", b_.Prim(Primitive::kIntAdd, {one, one}));
  EXPECT_EQ(First(b_.Finish()), "routine 0 (main): an expression stands in two places");
}

TEST_F(VerifyTest, AVariableMustBeInScope) {
  b_.Function("f", {"x"}, b_.Var("x"));
  b_.Function("g", {"y"}, b_.Var("y"));
  Program program = b_.Finish();
  program.exprs[program.exprs[program.routines[RoutineId(1)].body].children[0]].var =
      program.routines[RoutineId(0)].params[0];
  EXPECT_EQ(First(program), "routine 1 (g): the variable x is not in scope");
}

TEST_F(VerifyTest, NoUnificationVariableIsLeft) {
  b_.Constant("main", b_.Int(1));
  Program program = b_.Finish();
  program.routines[RoutineId(0)].type = program.types.Meta(0);
  EXPECT_EQ(First(program), "routine 0 (main): a type contains a unification variable");
}

}  // namespace
}  // namespace inquest::core
