// How many questions each strategy asks until the fault is found, every node of the tree taken as the fault
// in turn, on trees of known shapes. The root is known to be wrong and is not counted.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "strategy/strategy.h"
#include "synthetic_trees.h"

namespace inquest::benchmarks {
namespace {

using strategy::Search;
using strategy::Verdict;
using tree::NodeId;
using tree::Tree;

struct Questions {
  double sum = 0;
  size_t runs = 0, worst = 0;
};

// The fault is at `fault`: it and all above it are wrong, everything else is correct.
size_t CountQuestions(const Search& start, std::string_view name, NodeId fault) {
  const Tree& tree = start.tree();
  std::vector<bool> wrong(tree.size(), false);
  for (NodeId n = fault; n; n = tree.parent(n)) wrong[n.index] = true;
  Search search = start.Fresh();
  search.Judge(Tree::root(), Verdict::kWrong);
  auto strategy = strategy::Make(name);
  size_t count = 0;
  while (auto n = strategy->Next(search)) {
    search.Judge(*n, wrong[n->index] ? Verdict::kWrong : Verdict::kCorrect);
    ++count;
  }
  if (search.finding()->node != fault) fmt::print("WRONG FINDING by {}\n", name);
  return count;
}

void Add(const Tree& tree, std::string_view name, Questions* questions) {
  Search start(tree, nullptr, strategy::Order::kOutermost);
  for (size_t i = 0; i < tree.size(); ++i) {
    size_t count = CountQuestions(start, name, NodeId(i));
    questions->sum += static_cast<double>(count);
    questions->worst = std::max(questions->worst, count);
    ++questions->runs;
  }
}

struct Shape {
  const char* name;
  std::vector<Tree> trees;
};

void Run() {
  constexpr uint32_t kTrees = 100;
  // In a deep tree the parent of a node is one of the last ten before it.
  constexpr size_t kDeepReach = 10;
  std::vector<Shape> shapes(4);
  shapes[0].name = "random, 200 nodes";
  shapes[1].name = "deep, 200";
  for (uint32_t seed = 1; seed <= kTrees; ++seed) {
    shapes[0].trees.push_back(RandomTree(200, 200, seed, 10));
    shapes[1].trees.push_back(RandomTree(200, kDeepReach, seed, 10));
  }
  shapes[2].name = "chain, 128";
  shapes[2].trees.push_back(Chain(128, 10));
  shapes[3].name = "star, 100";
  shapes[3].trees.push_back(Star(100, 10));
  fmt::print(
      "| strategy | random, 200 nodes | deep, 200 | chain, 128 | star, 100 |\n|---|---|---|---|---|\n");
  for (std::string_view name : strategy::Names()) {
    fmt::print("| {} ", name);
    for (const Shape& shape : shapes) {
      Questions questions;
      for (const Tree& tree : shape.trees) Add(tree, name, &questions);
      fmt::print("| {:.2f} ({}) ", questions.sum / static_cast<double>(questions.runs), questions.worst);
    }
    fmt::print("|\n");
  }
}

}  // namespace
}  // namespace inquest::benchmarks

int main() { inquest::benchmarks::Run(); }
