// How long it takes to build a tree, to start a search of it, and to choose the next question including the
// update after an answer, on large trees of known shapes. Times are CPU times, of one run.
//
// The bar, 20 ms a question on the random tree, is for top-down, heaviest first and the divide-and-query
// family; where a strategy takes longer, the reason is printed. Exit code 1 if the bar is not met.
//
// search_speed [NODES [STRATEGY]]
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <string>
#include <utility>

#include "strategy/strategy.h"
#include "synthetic_trees.h"

namespace inquest::benchmarks {
namespace {

using strategy::Search;
using strategy::Verdict;
using tree::NodeId;
using tree::Tree;

class Clock {
 public:
  // Of processor time since it was asked last.
  double Milliseconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    double time = 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
    return time - std::exchange(last_, time);
  }

 private:
  double last_ = 0;
};

constexpr double kBar = 20;  // ms

bool HasBar(std::string_view name) {
  return name == "top-down" || name == "heaviest-first" || name.find("divide-and-query") != name.npos;
}

std::string_view ReasonFor(std::string_view name, std::string_view shape) {
  if (name == "more-rules-first" || name == "divide-by-rules")
    return "the routines of every subtree are counted once, and again on the way up from what was judged";
  if (name == "biased-weighting" || name == "divide-by-yes")
    return "every node of the routine just judged weighs something else now, and so does all that holds one";
  if (shape == "chain")
    return "a step for each node between the root and the one asked about, down and up again";
  if (shape == "star") return "a look at each child of the root";
  return "unexplained";
}

// Asks until the fault is found, at most `most` questions: the first, the slowest other, and the average
// other step.
// Whether within the bar, if there is one.
bool Measure(const Search& start, std::string_view shape, std::string_view name, NodeId fault, size_t most) {
  const Tree& tree = start.tree();
  std::vector<bool> wrong(tree.size(), false);
  for (NodeId n = fault; n; n = tree.parent(n)) wrong[n.index] = true;
  Search search = start.Fresh();
  auto strategy = strategy::Make(name);
  Clock clock;
  double first = 0, slowest = 0, sum = 0;
  size_t count = 0;
  clock.Milliseconds();
  while (auto n = strategy->Next(search)) {
    double step = clock.Milliseconds();
    // What a strategy computes once, it computes for the first question below the root.
    (count <= 1 ? first : slowest) = std::max(count <= 1 ? first : slowest, step);
    if (count > 1) sum += step;
    if (++count > most) break;
    search.Judge(*n, wrong[n->index] ? Verdict::kWrong : Verdict::kCorrect);
  }
  fmt::print("  {:28} first {:8.2f} ms, then slowest {:8.2f} ms, average {:8.3f} ms, {} questions{}\n", name,
             first, slowest, count > 2 ? sum / static_cast<double>(count - 2) : 0.0, count,
             count > most ? " (stopped)" : "");
  if (std::max(first, slowest) <= kBar) return true;
  fmt::print("    over {} ms: {}\n", kBar, ReasonFor(name, shape));
  return shape != "random" || !HasBar(name);
}

bool MeasureAll(const char* shape, Tree (*make)(size_t), size_t nodes, std::string_view only) {
  Clock clock;
  clock.Milliseconds();
  Tree tree = make(nodes);
  double built = clock.Milliseconds();
  Search search(tree, nullptr, strategy::Order::kOutermost);
  double started = clock.Milliseconds();
  Search fresh = search.Fresh();
  double again = clock.Milliseconds();
  fmt::print("{}: built in {:.0f} ms with {:.1f} bytes a node; first search {:.0f} ms, fresh one {:.0f} ms\n",
             shape, built, static_cast<double>(tree.bytes()) / static_cast<double>(nodes), started, again);
  clock.Milliseconds();
  tree::RoutineId routine(1);
  fresh.TrustRoutine(routine);
  fmt::print("  trusting one routine of a hundred: {:.0f} ms\n", clock.Milliseconds());
  std::mt19937 random(3);
  NodeId fault(random() % nodes);
  bool met = true;
  for (std::string_view name : strategy::Names())
    if (only.empty() || name == only) met = Measure(search, shape, name, fault, 60) && met;
  return met;
}

}  // namespace
}  // namespace inquest::benchmarks

int main(int argc, char** argv) {
  std::setbuf(stdout, nullptr);
  using namespace inquest::benchmarks;
  size_t nodes = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 10'000'000;
  std::string_view only = argc > 2 ? argv[2] : "";
  const bool met = MeasureAll(
      "random", [](size_t n) { return RandomTree(n, n, 1); }, nodes, only);
  MeasureAll(
      "chain", [](size_t n) { return Chain(n); }, nodes, only);
  MeasureAll(
      "star", [](size_t n) { return Star(n); }, nodes, only);
  fmt::print("at most {} ms a question on the random tree: {}\n", kBar, met ? "met" : "NOT MET");
  return met ? 0 : 1;
}
