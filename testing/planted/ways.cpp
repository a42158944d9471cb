#include "testing/planted/ways.h"

#include "strategy/strategy.h"
#include "transform/transform.h"

namespace inquest::planted {
namespace {

std::vector<std::string> Transforms() {
  std::vector<std::string> choices = {""};
  std::string all;
  for (const std::string_view name : transform::Names()) {
    choices.emplace_back(name);
    all += (all.empty() ? "" : " ") + std::string(name);
  }
  choices.push_back(all);
  return choices;
}

std::vector<Way> MakeWays() {
  std::vector<Way> ways;
  for (const std::string& transforms : Transforms()) {
    for (const std::string_view strategy : strategy::Names()) {
      ways.push_back({std::string(strategy), "outermost", transforms});
      if (!strategy::ReadsOrder(strategy)) continue;
      ways.push_back({std::string(strategy), "innermost", transforms});
      ways.push_back({std::string(strategy), "evaluation", transforms});
    }
  }
  return ways;
}

}  // namespace

std::string NameOf(const Way& way) {
  return (way.strategy.empty() ? "the default strategy" : way.strategy) + ", " + way.order + ", " +
         (way.transforms.empty() ? "no transform" : way.transforms) + (way.marks ? ", with marks" : "");
}

const std::vector<Way>& WaysWithMarks() {
  static const std::vector<Way> ways = [] {
    std::vector<Way> each;
    for (const std::string_view strategy : strategy::Names()) {
      for (const bool marks : {false, true})
        each.push_back({std::string(strategy), "outermost", "", marks, marks});
    }
    return each;
  }();
  return ways;
}

const std::vector<Way>& DefaultWay() {
  static const std::vector<Way> way = {{"", "outermost", ""}};
  return way;
}

const std::vector<Way>& AllWaysAndMarks() {
  static const std::vector<Way> ways = [] {
    std::vector<Way> each = MakeWays();
    for (const std::string_view strategy : strategy::Names())
      each.push_back({std::string(strategy), "outermost", "", true});
    return each;
  }();
  return ways;
}

const std::vector<Way>& AFewWays() {
  static const std::vector<Way> ways = {{"top-down", "outermost", ""},
                                        {"optimal-divide-and-query", "evaluation", "tree-compression"}};
  return ways;
}

const std::vector<Way>& AllWays() {
  static const std::vector<Way> ways = MakeWays();
  return ways;
}

}  // namespace inquest::planted
