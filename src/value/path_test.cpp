#include "value/path.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "value/test_terms.h"

namespace inquest::value {
namespace {

class PathTest : public testing::Test {
 protected:
  PathTest() {
    statement.name = "f";
    statement.arguments = {t.Numbers({7, 8, 9}), t.String("abc"),
                           t.Map({{{N(1)}, N(2)}, {{N(3), N(4)}, t.Tuple({N(5), N(6)})}})};
    statement.result = t.Record("P", {"x", "y"}, {N(10), t.List({N(11)}, t.Unevaluated())});
    statement.free_variables = {{"n", t.Constructor("Just", {N(12)})}};
  }
  Term N(int64_t n) { return t.Number(n); }
  // The text of what the path leads to, or the error.
  std::string At(std::string_view text) {
    base::Result<Path> path = ParsePath(text);
    if (!path.ok()) return path.error().message;
    base::Result<Target> target = Resolve(t, statement, *path);
    if (!target.ok()) return target.error().message;
    return target->is_function ? "the function" : Text(t, target->term);
  }
  MemoryTerms t;
  Statement statement;
};

TEST_F(PathTest, LeadsToPartsAsShown) {
  EXPECT_EQ(At("r"), "P {x = 10, y = 11 : _}");
  EXPECT_EQ(At("r.1"), "10");
  EXPECT_EQ(At("a1.3"), "9");
  EXPECT_EQ(At("a2.2"), "'b'");
  EXPECT_EQ(At("w1.1"), "12");
  EXPECT_EQ(At("f"), "the function");
}

TEST_F(PathTest, LeadsToTheRestOfAList) {
  EXPECT_EQ(At("a1.2-"), "[8,9]");
  EXPECT_EQ(At("a1.4-"), "[]");
  EXPECT_EQ(At("a2.2-"), "\"bc\"");
  EXPECT_EQ(At("a1.2-.2"), "9");
  EXPECT_EQ(At("r.2.2-"), "_");
}

TEST_F(PathTest, LeadsIntoEntriesOfMaps) {
  EXPECT_EQ(At("a3.1.r"), "2");
  EXPECT_EQ(At("a3.2.a2"), "4");
  EXPECT_EQ(At("a3.2.r.1"), "5");
}

TEST_F(PathTest, SaysHowFarItLeads) {
  EXPECT_EQ(At("a4"), "There is no a4: f has 3 arguments.");
  EXPECT_EQ(At("w2"), "There is no w2: f has 1 variable after `with`.");
  EXPECT_EQ(At("a1.4"), "There is no a1.4: a1 is a list of 3 elements.");
  EXPECT_EQ(At("a1.5-"), "There is no a1.5-: a1 is a list of 3 elements.");
  EXPECT_EQ(At("r.2.2"),
            "There is no r.2.2: r.2 is a list of 1 element; what follows them is not evaluated.");
  EXPECT_EQ(At("r.1.1"), "There is no r.1.1: r.1 is a number, which has no parts.");
  EXPECT_EQ(At("r.3"), "There is no r.3: r is P with 2 parts.");
  EXPECT_EQ(At("r.1-"), "There is no r.1-: r is P with 2 parts, and only a list has a rest.");
  EXPECT_EQ(At("a3.2"),
            "a3.2 is an entry of a finite map: say a3.2.r for its result or a3.2.a1 for its first argument.");
  EXPECT_EQ(At("a3.3.r"), "There is no a3.3.r: a3 is a finite map with 2 entries.");
  EXPECT_EQ(At("a3.1.a2"),
            "There is no a3.1.a2: a3.1 is an entry of a finite map with 1 argument, a1 and a result, r.");
  EXPECT_EQ(At("a1.r"), "r can stand only at the beginning of a path or after an entry of a map.");
}

TEST_F(PathTest, SaysWhatCanBeTyped) {
  for (const char* wrong : {"", ".", "x", "a", "a0", "r.", "r..1", "r.0", "r.x", "a1.f", "f.1", "a-1",
                            "r.2--", "a99999999999999999999", "\x1b[0m", "3"}) {
    std::string message = At(wrong);
    EXPECT_NE(message.find("A path is r (the result)"), message.npos) << wrong << ": " << message;
    EXPECT_EQ(message.find('\x1b'), message.npos);
  }
}

TEST_F(PathTest, TextAndPathAreTheSame) {
  for (const char* text : {"r", "a2", "f", "w1.3", "a1.3.a2.r.4-"})
    EXPECT_EQ(PathText(*ParsePath(text)), text);
}

TEST_F(PathTest, PositionsAreListedWithTheirPaths) {
  EXPECT_EQ(ListPositions(t, PositionsOf(statement), {.columns = 30}),
            "a1  [7,8,9]\n"
            "a2  \"abc\"\n"
            "a3  {1 -> 2, 3 4 -> (5,6)}\n"
            "r   P {x = 10, y = 11 : _}\n"
            "w1  Just 12\n");
  auto positions = [&](const char* at, uint64_t most) {
    Path path = *ParsePath(at);
    return ListPositions(t, PositionsOf(t, Resolve(t, statement, path)->term, path, most), {});
  };
  EXPECT_EQ(positions("a1", 2), "a1.1   7\na1.2   8\na1.3-  [9]\n");
  EXPECT_EQ(positions("a1", 3), "a1.1  7\na1.2  8\na1.3  9\n");
  EXPECT_EQ(positions("r.2", 9), "r.2.1   11\nr.2.2-  _\n");
  EXPECT_EQ(positions("a3", 1), "a3.1.a1  1\na3.1.r   2\n");
  EXPECT_EQ(positions("r.1", 9), "");
}

// The paths that the folds of `text` tell.
std::vector<std::string> FoldPaths(const std::string& text) {
  std::vector<std::string> paths;
  for (size_t at = text.find("«"); at != text.npos; at = text.find("«", at + 1)) {
    size_t begin = at + std::string_view("«").size();
    paths.push_back(text.substr(begin, std::min(text.find("»", begin), text.find(':', begin)) - begin));
  }
  return paths;
}

RC_GTEST_PROP(PathProperty, ThePathOfEachFoldLeadsSomewhere, (const std::vector<uint32_t>& choices)) {
  MemoryTerms terms;
  RandomTerms random(&terms, choices, true);
  Statement statement{.name = "f", .arguments = {random.Make(4).term}, .result = random.Make(4).term};
  statement.free_variables = {{"n", random.Make(3).term}};
  Budget budget{.paths = true};
  budget.columns = *rc::gen::element<uint64_t>(60, 120, kNoLimit);
  budget.elements = *rc::gen::element<uint64_t>(1, 3);
  budget.depth = *rc::gen::inRange<uint64_t>(1, 4);
  for (const std::string& text : FoldPaths(Text(terms, statement, budget))) {
    if (text.empty() || text[0] == '+' || text.ends_with(" more")) continue;  // too narrow; a cut text
    base::Result<Path> path = ParsePath(text);
    RC_ASSERT(path.ok());
    RC_ASSERT(Resolve(terms, statement, *path).ok());
  }
}

RC_GTEST_PROP(PathProperty, EveryPositionLeadsToItsTerm, (const std::vector<uint32_t>& choices)) {
  MemoryTerms terms;
  Statement statement{.name = "f", .result = RandomTerms(&terms, choices, true).Make(4).term};
  std::vector<Position> open = PositionsOf(statement);
  while (!open.empty()) {
    Position position = open.back();
    open.pop_back();
    base::Result<Target> target = Resolve(terms, statement, position.path);
    RC_ASSERT(target.ok());
    RC_ASSERT(target->term == position.term);
    for (Position& below : PositionsOf(terms, position.term, position.path, 3))
      open.push_back(std::move(below));
  }
}

}  // namespace
}  // namespace inquest::value
