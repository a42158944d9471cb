// finite-maps-2008, section 5, on random higher-order programs: a map is what the calls below its symbol's
// redex say (Prop. 2), applying it gives what the application gave (Prop. 3), and so a node all of whose
// children are right is right but for its own equation (Prop. 4 with reduct of Def. 14, Corollary 1). Section
// 9: sound mixtures of the trees.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <regex>
#include <sstream>

#include "testing/planted/judge.h"
#include "testing/planted/run.h"
#include "traced/tree/node_numbers.h"
#include "traced/value/function_uses.h"
#include "value/print.h"

namespace inquest::planted {
namespace {

using strategy::Verdict;
using traced::TreeStyle;
using tree::NodeId;

struct Definition {
  const char *name, *right, *faulty;
};
// Functions that take, give, hold, store and make functions.
constexpr Definition kDefinitions[] = {
    {"inc", "inc :: Int -> Int\ninc x = x + 1\n", "inc :: Int -> Int\ninc x = x + 2\n"},
    {"twice", "twice :: (Int -> Int) -> Int -> Int\ntwice f x = f (f x)\n",
     "twice :: (Int -> Int) -> Int -> Int\ntwice f x = f x\n"},
    {"after", "after :: (Int -> Int) -> (Int -> Int) -> Int -> Int\nafter f g x = f (g x)\n",
     "after :: (Int -> Int) -> (Int -> Int) -> Int -> Int\nafter f g x = g (f x)\n"},
    {"each", "each :: (Int -> Int) -> [Int] -> [Int]\neach f [] = []\neach f (x : xs) = f x : each f xs\n",
     "each :: (Int -> Int) -> [Int] -> [Int]\neach f [] = []\neach f (x : xs) = x : each f xs\n"},
    {"collect",
     "collect :: (Int -> Int -> Int) -> Int -> [Int] -> Int\n"
     "collect f z [] = z\ncollect f z (x : xs) = f x (collect f z xs)\n",
     "collect :: (Int -> Int -> Int) -> Int -> [Int] -> Int\n"
     "collect f z [] = z + 1\ncollect f z (x : xs) = f x (collect f z xs)\n"},
    {"pick",
     "pick :: Int -> (Int -> Int) -> (Int -> Int) -> Int -> Int\npick n f g = if even n then f else g\n",
     "pick :: Int -> (Int -> Int) -> (Int -> Int) -> Int -> Int\npick n f g = if even n then g else f\n"},
    {"add", "add :: Int -> Int -> Int\nadd n = \\x -> x + n\n",
     "add :: Int -> Int -> Int\nadd n = \\x -> x - n\n"},
    {"inside",
     "inside :: Int -> Int -> Int\ninside n = go\n  where\n    go x = lower x * n\n    lower y = y - 1\n",
     "inside :: Int -> Int -> Int\ninside n = go\n  where\n    go x = lower x * n\n    lower y = y - 2\n"},
    {"pass", "pass :: (Int -> Int) -> Int -> Int\npass k x = k (x + 1)\n",
     "pass :: (Int -> Int) -> Int -> Int\npass k x = k x + 1\n"},
    {"wrap", "wrap :: (Int -> Int) -> Fun\nwrap f = Fun (\\x -> f x + 1)\n",
     "wrap :: (Int -> Int) -> Fun\nwrap f = Fun (\\x -> f x * 2)\n"},
    {"both", "both :: (Int -> Int) -> (Int -> Int, Int -> Int)\nboth f = (f, \\x -> f (x * 2))\n",
     "both :: (Int -> Int) -> (Int -> Int, Int -> Int)\nboth f = (f, \\x -> f x * 2)\n"},
};

class Generator {
 public:
  explicit Generator(uint32_t seed) : random_(seed) {}

  uint32_t Below(uint32_t end) { return static_cast<uint32_t>(random_() % end); }
  std::string Number() { return std::to_string(Below(4)); }
  std::string Function(int depth) {
    const auto inner = [&] { return Function(depth - 1); };
    switch (depth == 0 ? Below(3) : Below(12)) {
      case 0:
        return "inc";
      case 1:
        return "(add " + Number() + ")";
      case 2:
        return "(inside " + Number() + ")";
      case 3:
        return "(twice " + inner() + ")";
      case 4:
        return "(after " + inner() + " " + inner() + ")";
      case 5:
        return "(pick " + Number() + " " + inner() + " " + inner() + ")";
      case 6:
        return "(pass " + inner() + ")";
      case 7:
        return "(run (wrap " + inner() + "))";
      case 8:
        return "(snd (both " + inner() + "))";
      case 9:
        return "(\\v -> " + inner() + " v + v)";
      case 10:
        return "(let h = " + inner() + " in \\v -> h (h v))";
      default:
        return "(subtract " + Number() + " . " + inner() + ")";
    }
  }
  std::string Expression() {
    if (Below(2) == 0) return Function(3) + " " + Number();
    return "collect (\\a b -> " + Function(2) + " a + b) 0 (each " + Function(2) + " [1, 2])";
  }

 private:
  std::mt19937 random_;
};

struct Pair {
  std::string right, faulty;
  const Definition* definition;
};
Pair MakePair(uint32_t seed) {
  Generator generator(seed);
  Pair pair;
  pair.definition = &kDefinitions[generator.Below(std::size(kDefinitions))];
  std::string start = "newtype Fun = Fun { run :: Int -> Int }\nmain :: IO ()\nmain = print [";
  for (int i = 0; i < 3; ++i) start += (i > 0 ? ", " : "") + generator.Expression();
  start += "]\n";
  pair.right = pair.faulty = start;
  for (const Definition& each : kDefinitions) {
    pair.right += each.right;
    pair.faulty += &each == pair.definition ? each.faulty : each.right;
  }
  return pair;
}

std::string TextOf(const Run& run, NodeId node) {
  return value::Text(run.behaviours().terms(), run.behaviours().Describe(node), {.columns = 400});
}

class Judged {
 public:
  Judged(RightProgram& right, Run& run, TreeStyle style) : run_(run) {
    run.BuildTree(style);
    const std::unique_ptr<Judge> judge = right.JudgeOf(run, nullptr);
    for (size_t i = 0; i < run.tree().size(); ++i) verdicts_.push_back(judge->Of(NodeId(i)).verdict);
    for (size_t i = 0; i < run.tree().size(); ++i) {
      const auto children = run.tree().children(NodeId(i));
      children_.emplace_back(children.begin(), children.end());
    }
  }
  Verdict verdict(NodeId node) const { return verdicts_[node.index]; }
  bool AreChildrenRight(NodeId node) const {
    return std::all_of(children_[node.index].begin(), children_[node.index].end(),
                       [&](NodeId child) { return verdict(child) == Verdict::kCorrect; });
  }
  // The arcs of another tree besides.
  void AddArcs(const Judged& other) {
    for (size_t i = 0; i < children_.size(); ++i)
      children_[i].insert(children_[i].end(), other.children_[i].begin(), other.children_[i].end());
  }
  // Each node that is faulty (Def. 13) was reduced by the equation that was changed.
  void ExpectFaultyNodesAreOf(const std::string& routine) const {
    size_t faulty = 0;
    for (size_t i = 0; i < verdicts_.size(); ++i) {
      if (!IsFaulty(i)) continue;
      ++faulty;
      const view::RoutineInfo info = run_.behaviours().routine(run_.tree().routine(NodeId(i)));
      EXPECT_TRUE(info.name == routine || info.around == routine) << TextOf(run_, NodeId(i));
    }
    EXPECT_GT(faulty, 0u);
  }

 private:
  bool IsFaulty(size_t node) const {
    if (verdicts_[node] != Verdict::kWrong) return false;
    for (const NodeId child : children_[node])
      if (verdicts_[child.index] == Verdict::kWrong) return false;
    return true;
  }

  const Run& run_;
  std::vector<Verdict> verdicts_;
  std::vector<std::vector<NodeId>> children_;
};

void ForEachPair(const std::function<void(const Pair&, RightProgram&, Run&)>& check) {
  size_t differ = 0;
  for (uint32_t seed = 1; seed <= 20; ++seed) {
    const Pair pair = MakePair(seed);
    auto right = RightProgram::Load(pair.right, "");
    auto run = Run::Trace(pair.faulty, "", Limits());
    ASSERT_TRUE(right.ok()) << right.error().message << pair.right;
    ASSERT_TRUE(run.ok()) << run.error().message << pair.faulty;
    if (LooksTheSame((*right)->observed(), (*run)->observed())) continue;
    ++differ;
    SCOPED_TRACE(pair.faulty);
    check(pair, **right, **run);
  }
  EXPECT_GE(differ, 8u);
}

TEST(PropositionsTest, AFaultyNodeOfTheFdtHasAFaultyEquation) {
  ForEachPair([](const Pair& pair, RightProgram& right, planted::Run& run) {
    const Judged fdt(right, run, TreeStyle::kFdt);
    for (size_t i = 0; i < run.tree().size(); ++i)
      EXPECT_NE(fdt.verdict(NodeId(i)), Verdict::kDontKnow) << TextOf(run, NodeId(i));
    fdt.ExpectFaultyNodesAreOf(pair.definition->name);
  });
}

// hoed-2015, A.1: a graph with all arcs of one tree, and more, is sound with the statements of that tree.
TEST(PropositionsTest, ArcsOfBothTreesAreSoundWithTheStatementsOfEither) {
  ForEachPair([](const Pair& pair, RightProgram& right, planted::Run& run) {
    for (const TreeStyle statements : {TreeStyle::kEdt, TreeStyle::kFdt}) {
      const bool is_edt = statements == TreeStyle::kEdt;
      const Judged other(right, run, is_edt ? TreeStyle::kFdt : TreeStyle::kEdt);
      Judged mixture(right, run, statements);
      mixture.AddArcs(other);
      mixture.ExpectFaultyNodesAreOf(pair.definition->name);
    }
  });
}

// With the program itself as the intended semantics no statement is wrong: not the map of a symbol, not what
// applying it gave, not a reduct.
TEST(PropositionsTest, EachStatementFollowsFromItsOwnProgram) {
  ForEachPair([](const Pair& pair, RightProgram&, planted::Run& run) {
    auto own = RightProgram::Load(pair.faulty, "");
    ASSERT_TRUE(own.ok());
    const Judged fdt(**own, run, TreeStyle::kFdt);
    for (size_t i = 1; i < run.tree().size(); ++i)
      EXPECT_EQ(fdt.verdict(NodeId(i)), Verdict::kCorrect) << TextOf(run, NodeId(i));
  });
}

// The program in which the changed routine is reduced once by its faulty equation, and all that this equation
// mentions is right: there its statements are about reducts (Def. 14).
std::string WithReductsOf(const Pair& pair) {
  const std::string name = pair.definition->name;
  const std::regex word("\\b" + name + "\\b");
  std::string once;
  std::istringstream faulty(pair.definition->faulty);
  for (std::string line; std::getline(faulty, line);) {
    const size_t right_side = std::min(line.find(" = "), line.size());
    once += line.substr(0, right_side) + std::regex_replace(line.substr(right_side), word, name + "_right") +
            "\n";
  }
  std::string program = pair.right;
  const std::string right = pair.definition->right;
  program.replace(program.find("\n" + right) + 1, right.size(),
                  std::regex_replace(right, word, name + "_right") + once);
  return program;
}

// Prop. 4: a reduct follows where all children of the node are right.
TEST(PropositionsTest, AReductGivesWhatTheNodeSaysWhereItsChildrenAreRight) {
  size_t nodes = 0, faulty = 0;
  ForEachPair([&](const Pair& pair, RightProgram& right, planted::Run& run) {
    auto reducts = RightProgram::Load(WithReductsOf(pair), "");
    ASSERT_TRUE(reducts.ok()) << reducts.error().message << WithReductsOf(pair);
    const Judged fdt(right, run, TreeStyle::kFdt);
    const Judged with_reducts(**reducts, run, TreeStyle::kFdt);
    for (size_t i = 0; i < run.tree().size(); ++i) {
      const NodeId node(i);
      const view::RoutineInfo info = run.behaviours().routine(run.tree().routine(node));
      const bool is_changed = info.name == pair.definition->name || info.around == pair.definition->name;
      if (!is_changed || !fdt.AreChildrenRight(node)) continue;
      ++nodes;
      faulty += fdt.verdict(node) == Verdict::kWrong ? 1 : 0;
      EXPECT_EQ(with_reducts.verdict(node), Verdict::kCorrect) << TextOf(run, node);
    }
  });
  EXPECT_GT(nodes, 20u);
  EXPECT_GT(faulty, 10u);
}

std::vector<trail::Word> WordsOf(const trail::Trail& trail, const std::vector<trail::Word>& words) {
  std::vector<trail::Word> values;
  for (const trail::Word word : words) {
    const trail::Evaluated value = trail.Evaluate(word);
    values.push_back(value.status == trail::Evaluated::kValue ? value.word : 0);
  }
  return values;
}

// Prop. 3, and the step of Prop. 2: the application of a value that is shown as a map is an entry of the map,
// and a child of the node whose right-hand side contains the symbol.
TEST(PropositionsTest, AnApplicationIsAnEntryAndAChildOfWhoWroteTheSymbol) {
  size_t applications = 0;
  ForEachPair([&](const Pair&, RightProgram&, planted::Run& run) {
    run.BuildTree(TreeStyle::kFdt);
    const trail::Trail& trail = run.trail();
    const traced::FunctionUses uses(trail);
    traced::NodeNumbers numbers(trail);
    for (size_t i = 1; i < trail.frame_count(); ++i) {
      const trail::Frame frame = trail.frame_number(i);
      const trail::Word function = uses.FunctionOf(frame);
      if (function == 0 || !uses.IsSuspectedMap(function)) continue;
      ++applications;
      const trail::Callable& callable = *trail.callable(frame);
      std::vector<trail::Word> said;
      for (uint32_t k = uses.HeldBy(function); k < callable.arity; ++k)
        said.push_back(trail.argument(frame, k));
      said.push_back(trail.ResultWord(frame));
      bool is_entry = false;
      for (const traced::Entry& entry : uses.EntriesOf(function)) {
        std::vector<trail::Word> shown = entry.arguments;
        shown.push_back(entry.result);
        is_entry |= entry.call == i || WordsOf(trail, shown) == WordsOf(trail, said);
      }
      const NodeId node = numbers.Of(i);
      EXPECT_TRUE(is_entry) << TextOf(run, node);
      const size_t writer = trail.FrameNumberOf(trail.FrameOf(uses.PlaceOf(function)).address);
      const NodeId around = numbers.Of(writer);
      if (!node.has_value() || !around.has_value()) continue;
      EXPECT_EQ(run.tree().parent(node), around) << TextOf(run, node) << " below " << TextOf(run, around);
    }
  });
  EXPECT_GT(applications, 100u);
}

}  // namespace
}  // namespace inquest::planted
