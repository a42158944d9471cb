// Following a redex trail backwards in a trail (run/origins.h): from a piece of output, an error or any value
// to the redex that created it; there any subexpression can be chosen, and its creator is shown.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "run/origins.h"
#include "traced/tree/node_numbers.h"
#include "traced/view/creator.h"
#include "traced/view/redex_terms.h"
#include "traced/view/statement_parts.h"
#include "traced/view/trail_starts.h"
#include "trail/trail.h"

namespace inquest::traced {

class TrailOrigins : public run::Origins {
 public:
  // `trail` must outlive it. Passes over all frames once.
  // With `uses` functions are shown as finite maps, whose entries lead to the calls that they stand for.
  explicit TrailOrigins(const trail::Trail& trail, std::unique_ptr<FunctionUses> uses = nullptr);

  std::optional<view::Origin> AtNode(uint64_t node) override;
  std::vector<view::OutputPiece> Output() override;
  std::optional<view::Failure> FailureOfRun() override;
  view::Origin Describe(uint64_t number) override;
  base::Result<view::Origin> Of(const view::Origin& origin, const value::Path& part) override;
  std::optional<view::Origin> OfValue(const value::Terms& terms, const value::Term& value,
                                      const value::Path& below) override;
  std::optional<view::Origin> Above(const view::Origin& origin) override;
  view::Stack StackOf(const view::Origin& origin, size_t inner, size_t outer) override;
  view::Stack StackOfFailure(size_t inner, size_t outer) override;
  std::optional<view::Excerpt> ExcerptOf(const view::Origin& origin) override;

 private:
  uint64_t Add(const Creator& creator);
  view::Origin DescribeNew(const Creator& creator) { return Describe(Add(creator)); }
  view::Stack Fold(const std::vector<Creator>& stack, size_t inner, size_t outer);
  const Failure& FindFailure();
  tree::NodeId NodeOf(const Creator& creator);
  std::optional<Entry> EntryAt(const Spot& spot, const value::Step& step) const;
  Creator CreatorOf(const Entry& entry) const;
  Spot PartOfEntry(trail::Word function, const Entry& entry, const value::Step& step) const;
  source::Span SpanOf(const Creator& creator) const;
  std::vector<std::string> BranchesTaken(const Creator& creator) const;

  const trail::Trail& trail_;
  const std::unique_ptr<FunctionUses> uses_;  // null: functions are shown by name
  Creators creators_;
  RedexTerms terms_;
  StatementParts parts_;
  NodeNumbers numbers_;
  std::vector<Creator> known_;  // by number
  std::optional<Failure> failure_;
};

}  // namespace inquest::traced
