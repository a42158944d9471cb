#include "session/trees.h"

#include <sstream>
#include <utility>

namespace inquest::session {
namespace {

base::Error NoTransform(const std::string& name) {
  std::string sentence = "There is no transform `" + name + "`. There are: ";
  bool first = true;
  for (const std::string_view known : transform::Names()) {
    if (!std::exchange(first, false)) sentence += ", ";
    sentence += known;
  }
  return base::Error{sentence + "."};
}

}  // namespace

Trees::Trees(const tree::Tree& tree, const tree::Behaviours& behaviours)
    : original_{&tree, &behaviours,
                std::make_unique<strategy::Search>(tree, &behaviours, strategy::Order::kOutermost)} {}

base::Result<const SearchableTree*> Trees::Transformed(const std::string& names) {
  if (names.empty()) return &original_;
  if (const auto known = made_.find(names); known != made_.end()) return &known->second.last;
  Made made;
  const tree::Tree* tree = original_.tree;
  const tree::Behaviours* behaviours = original_.behaviours;
  std::istringstream words(names);
  for (std::string name; words >> name;) {
    const transform::Transform transform = transform::Find(name);
    if (transform == nullptr) return NoTransform(name);
    made.steps.push_back(std::make_unique<transform::TransformedTree>(transform, *tree, *behaviours));
    tree = &made.steps.back()->tree();
    behaviours = made.steps.back().get();
  }
  made.last = {tree, behaviours,
               std::make_unique<strategy::Search>(*tree, behaviours, strategy::Order::kOutermost)};
  return &made_.emplace(names, std::move(made)).first->second.last;
}

}  // namespace inquest::session
