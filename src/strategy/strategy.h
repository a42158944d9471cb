// A strategy chooses the next question (docs/strategies.md, "Strategies"). A strategy belongs to one search:
// it may remember what it computed for it, so make a new one for a new search.
//
// Where the run did not end, the unfinished calls come first, whatever the strategy: they are halved
// (unfinished.h). A strategy that asks about the root first does so before.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "strategy/search.h"

namespace inquest::strategy {

class Strategy {
 public:
  virtual ~Strategy() = default;
  // An askable node; none when the search is done.
  std::optional<NodeId> Next(Search& search);
  // Whether the first question is always about the root.
  virtual bool asks_root_first() const { return false; }
  // Whether the order of children (Search::order) can make a difference.
  virtual bool reads_order() const { return true; }
  // How many questions are likely left.
  uint32_t Likely(Search& search);

 private:
  // Next and Likely where nothing is due and no unfinished call is left to ask about.
  virtual std::optional<NodeId> Choose(Search& search) = 0;
  virtual uint32_t Estimate(Search& search) = 0;
};

// By the names in docs/strategies.md; null if there is none of that name.
std::unique_ptr<Strategy> Make(std::string_view name);
// In the order of docs/strategies.md.
std::vector<std::string_view> Names();
// What the strategy of that name asks about, in a few words for people; empty if there is none.
std::string_view MeaningOf(std::string_view name);
// The strategy where nobody chose: top-down, but of a run that did not end one that halves. There what
// finished may be as deep as the run was long.
std::string_view DefaultName(const tree::Behaviours& behaviours);
// Whether the strategy of that name asks about the root of the tree before all else, whatever the tree.
bool AsksRootFirst(std::string_view name);
// Whether searches with the strategy of that name can differ by the order of children.
bool ReadsOrder(std::string_view name);

}  // namespace inquest::strategy
