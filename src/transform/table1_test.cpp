// Table 1 of generalized-2018. Properties 1 to 6 speak of all transformed trees: a tick is a property test, a
// cross a stored counterexample. Properties 7 to 10 speak of some: a tick is a stored example, a cross a
// property test. 11 is a property of sizes. Examples follow the paper's appendix, which describes them in
// words.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "transform/test_lazy_program.h"
#include "transform/test_step_program.h"
#include "transform/test_table1.h"

namespace inquest::transform {
namespace {

using Predicate = bool (*)(const Transformation&);

struct Property {
  const char* name;
  Predicate holds;
  bool universal;
};
constexpr Property kProperties[] = {
    {"Buggy Node Completeness", BuggyNodeCompleteness, true},
    {"Buggy Code Completeness", BuggyCodeCompleteness, true},
    {"Buggy Code Reduction", BuggyCodeReduction, true},
    {"Buggy Code Semi-reduction", BuggyCodeSemiReduction, true},
    {"Bug Existence", BugExistence, true},
    {"Keep Traceability", KeepTraceability, true},
    {"Zoom in Nodes", ZoomsIn, false},
    {"Zoom out Nodes", ZoomsOut, false},
    {"May Hide Bugs", HidesABug, false},
    {"May Reveal Bugs", RevealsABug, false},
};

Step Call(int64_t routine) { return {Step::kCall, routine, routine}; }
Step Add(int64_t operand, int64_t intended) { return {Step::kAdd, operand, intended}; }
Step Xor(int64_t operand, int64_t intended) { return {Step::kXor, operand, intended}; }
Step Above(Step step) {
  step.above_level_0 = true;
  return step;
}

struct Row {
  const char* name;
  const char* paper;  // what the paper says, a sign a property; then the sizes
  std::vector<Transformation> examples;
  Transformation (*random)(uint32_t seed);
};

Transformation Compressed(const StepProgram& program) { return program.Transformed(CompressTree); }
Transformation Balanced(const StepProgram& program) { return program.Transformed(BalanceTree); }

// As on Figure A.9: the first of two collapsed calls is wrong, the second makes up for it.
StepProgram CollapseHides() { return {{{Call(1), Call(1)}, {Xor(1, 0)}}, 0}; }
// Two collapsed calls are wrong, and everything above them.
StepProgram CollapseLosesANode() { return {{{Call(1), Call(1)}, {Add(1, 2)}}, 0}; }
// As on Figure A.8: what was wrong below is correct as a whole, so the fault of the caller shows.
StepProgram CallerIsRevealed() { return {{{Call(1), Call(1), Add(1, 3)}, {Xor(1, 0)}}, 0}; }
StepProgram LongChain() {
  return {{{Call(1), Call(2), Call(3), Call(1), Call(2), Call(3)}, {Add(1, 1)}, {Add(2, 2)}, {Add(3, 3)}}, 0};
}
StepProgram LongAndShortChain() {
  return {{{Call(1), Call(1), Add(0, 0), Call(1), Call(2), Call(1), Call(2)}, {Add(1, 1)}, {Add(2, 2)}}, 0};
}

// As on Figure A.10: the second call of a recursion is wrong, the first makes up for it.
StepProgram RecursionHides() { return {{{Call(1)}, {Call(1), Xor(1, 0)}}, 1}; }
StepProgram RecursionLosesANode() { return {{{Call(1)}, {Call(1), Add(1, 2)}}, 1}; }
// The first call executes more than the second, which was the one blamed.
StepProgram FirstCallIsRevealed() { return {{{Call(1)}, {Call(1), Above(Add(1, 0)), Add(1, 2)}}, 1}; }

// As on Figure A.7. f returns a pair before its second part is evaluated: afterwards that belongs to f.
LazyProgram PartComesToItsWriter() {
  return LazyProgram({{Apply(1, Var()), Apply(1, Var())},
                      {Cons(Num(1), Apply(2, Var())), Cons(Num(5), Apply(2, Var()))},
                      {Add(Var(), Var()), Var()}});
}
// f evaluates its argument: afterwards that belongs to the caller.
LazyProgram ArgumentGoesToItsWriter() {
  return LazyProgram({{Apply(1, Apply(2, Var())), Apply(1, Apply(2, Var()))},
                      {Add(Var(), Num(1)), Add(Var(), Num(2))},
                      {Add(Var(), Var()), Var()}});
}

std::vector<Row> Rows() {
  std::vector<Row> rows(3);
  rows[0] = {"Node Simplification",
             "×××× ✓ × ✓✓✓✓ =",
             {PartComesToItsWriter().Simplified(), ArgumentGoesToItsWriter().Simplified()},
             [](uint32_t seed) { return RandomLazyProgram(seed).Simplified(); }};
  rows[1] = {"Tree Balancing",
             "×××× × × ×✓✓✓ ↑=↓",
             {Balanced(CollapseHides()), Balanced(CollapseLosesANode()), Balanced(CallerIsRevealed()),
              Balanced(LongChain()), Balanced(LongAndShortChain())},
             [](uint32_t seed) { return Balanced(RandomStepProgram(seed)); }};
  rows[2] = {
      "Tree Compression",
      "×××× × × ××✓✓ ↓",
      {Compressed(RecursionHides()), Compressed(RecursionLosesANode()), Compressed(FirstCallIsRevealed())},
      [](uint32_t seed) { return Compressed(RandomStepProgram(seed)); }};
  return rows;
}

// What the examples show: of a universal property that it does not hold, of an existential one that it does.
bool Ticked(const Row& row, const Property& property) {
  bool all = true, some = false;
  for (const Transformation& t : row.examples) {
    all &= property.holds(t);
    some |= property.holds(t);
  }
  return property.universal ? all : some;
}

std::string Sizes(const Row& row) {
  std::set<std::string> seen;
  for (const Transformation& t : row.examples) seen.insert(SizeChange(t));
  std::string text;
  for (const char* size : {"↑", "=", "↓"})
    if (seen.count(size) > 0) text += size;
  return text;
}

std::string Signs(const Row& row) {
  std::string signs;
  for (const Property& property : kProperties) signs += Ticked(row, property) ? "✓" : "×";
  return signs + Sizes(row);
}

TEST(Table1Test, TheExamplesShowWhatThePaperSays) {
  for (const Row& row : Rows()) {
    std::string paper = row.paper;
    std::erase(paper, ' ');
    EXPECT_EQ(Signs(row), paper) << row.name;
  }
}

// Whatever the examples leave standing must hold for random programs: a ticked universal property on each, a
// crossed existential one on none.
TEST(Table1Test, WhatNoExampleDecidesHoldsForRandomPrograms) {
  for (const Row& row : Rows())
    for (const Property& property : kProperties) {
      if (Ticked(row, property) != property.universal) continue;
      rc::detail::checkGTest([&] {
        Transformation t = row.random(*rc::gen::arbitrary<uint32_t>());
        RC_ASSERT(property.holds(t) == property.universal);
      });
    }
}

TEST(Table1Test, RandomProgramsHaveFaultsAndAreTransformed) {
  // Otherwise the property tests would say nothing.
  for (const Row& row : Rows()) {
    int faulty = 0, changed = 0;
    for (uint32_t seed = 1; seed <= 300; ++seed) {
      Transformation t = row.random(seed);
      faulty += !t.before.buggy_nodes().empty();
      for (NodeId n : t.identity) {
        if (n) continue;
        ++changed;
        break;
      }
      if (t.before.tree.size() != t.after.tree.size()) ++changed;
    }
    EXPECT_GT(faulty, 60) << row.name;
    EXPECT_GT(changed, 60) << row.name;
  }
}

RC_GTEST_PROP(Table1Property, SimplificationKeepsTheNumberOfNodes, (uint32_t seed)) {
  Transformation t = RandomLazyProgram(seed).Simplified();
  RC_ASSERT(t.before.tree.size() == t.after.tree.size());
}

RC_GTEST_PROP(Table1Property, CompressionOnlyRemovesNodes, (uint32_t seed)) {
  Transformation t = Compressed(RandomStepProgram(seed));
  // Each node after is one of those before, with the same behaviour, and no two are the same.
  std::set<NodeId> kept;
  for (NodeId n : t.identity) RC_ASSERT(n.has_value() && kept.insert(n).second);
}

RC_GTEST_PROP(Table1Property, BalancingAddsProjectionsAndRemovesWhatItCollapses, (uint32_t seed)) {
  Transformation t = Balanced(RandomStepProgram(seed));
  size_t expected = t.before.tree.size();
  for (NodeId n : t.after.nodes()) {
    if (t.after.tree.kind(n) == tree::NodeKind::kProjection) {
      ++expected;
      RC_ASSERT(!t.after.tree.children(n).empty());
      // Wrong as a whole only if one of its parts is: so it is never the finding.
      RC_ASSERT(!t.after.buggy(n));
    }
    if (t.after.tree.kind(n) == tree::NodeKind::kCollapse) expected -= t.source[n.index].size() - 1;
  }
  RC_ASSERT(t.after.tree.size() == expected);
}

// Each property implies the next one (Lemmas 2 to 5).
RC_GTEST_PROP(Table1Property, TheFirstFivePropertiesAreOrdered, (uint32_t seed)) {
  for (const Row& row : Rows()) {
    Transformation t = row.random(seed);
    for (size_t i = 0; i + 1 < 5; ++i) RC_ASSERT(!kProperties[i].holds(t) || kProperties[i + 1].holds(t));
  }
}

std::string Table() {
  std::string text =
      "# Properties of the transforms\n\n"
      "Table 1 of generalized-2018, as `src/transform/table1_test.cpp` finds it: ✓ the property holds, × it "
      "does not; ↑ = ↓ how\n"
      "the size of the tree can change. Node simplification is the step from the tree of demands to the EDT; "
      "on EDT and FDT\n"
      "it is the identity. Loop expansion comes with the C++ tracer. Written by that test: do not edit\n"
      "(`INQUEST_UPDATE_DOCS=1 transform_test` writes it anew).\n\n|  |";
  for (const Property& property : kProperties) text += std::string(" ") + property.name + " |";
  text += " ET size |\n|---|";
  for (size_t i = 0; i < std::size(kProperties) + 1; ++i) text += "---|";
  text += "\n";
  for (const Row& row : Rows()) {
    text += std::string("| ") + row.name + " |";
    for (const Property& property : kProperties) text += Ticked(row, property) ? " ✓ |" : " × |";
    text += " " + Sizes(row) + " |\n";
  }
  return text;
}

TEST(Table1Test, TheTableInTheDocumentationIsTheOneFound) {
  const std::filesystem::path path =
      (std::filesystem::path(INQUEST_TESTDATA) / "../../../docs/table1.md").lexically_normal();
  if (std::getenv("INQUEST_UPDATE_DOCS")) std::ofstream(path) << Table();
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  EXPECT_EQ(text.str(), Table()) << "INQUEST_UPDATE_DOCS=1 transform_test writes docs/table1.md anew";
}

}  // namespace
}  // namespace inquest::transform
