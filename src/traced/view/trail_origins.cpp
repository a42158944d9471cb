#include "traced/view/trail_origins.h"

#include <algorithm>

#include "source/excerpt.h"
#include "traced/value/place_terms.h"
#include "traced/view/branches.h"
#include "traced/view/routine_name.h"
#include "tree/unfinished_chain.h"
#include "value/path.h"

namespace inquest::traced {

using trail::Evaluated;
using trail::Frame;
using trail::PlaceKind;
using value::Step;

TrailOrigins::TrailOrigins(const trail::Trail& trail, std::unique_ptr<FunctionUses> uses)
    : trail_(trail),
      uses_(std::move(uses)),
      creators_(trail),
      terms_(trail, uses_.get()),
      parts_(trail, creators_),
      numbers_(trail) {}

uint64_t TrailOrigins::Add(const Creator& creator) {
  known_.push_back(creator);
  return known_.size() - 1;
}

std::optional<view::Origin> TrailOrigins::AtNode(uint64_t node) {
  if (node > UINT32_MAX) return std::nullopt;
  const std::optional<size_t> frame = numbers_.FrameOf(tree::NodeId(static_cast<uint32_t>(node)));
  if (!frame) return std::nullopt;
  return DescribeNew(creators_.OfNode(trail_.frame_number(*frame)));
}

std::vector<view::OutputPiece> TrailOrigins::Output() {
  std::vector<view::OutputPiece> pieces;
  for (OutputPiece& piece : OutputOf(trail_, creators_))
    pieces.push_back({piece.handle, std::move(piece.text), Add(piece.creator)});
  return pieces;
}

const Failure& TrailOrigins::FindFailure() {
  if (!failure_) failure_ = FailureOf(trail_, terms_.trail_terms(), creators_);
  return *failure_;
}

std::optional<view::Failure> TrailOrigins::FailureOfRun() {
  const Failure& failure = FindFailure();
  if (failure.kind == Failure::Kind::kNone) return std::nullopt;
  return view::Failure{failure.kind == Failure::Kind::kError, failure.text, Add(failure.creator)};
}

view::Origin TrailOrigins::Describe(uint64_t number) {
  const Creator creator = known_[number];
  view::Origin origin;
  origin.number = number;
  switch (creator.kind) {
    case Creator::Kind::kUnknown:
      return origin;
    case Creator::Kind::kProgram:
      origin.kind = view::Origin::Kind::kProgram;
      return origin;
    case Creator::Kind::kRedex:
      origin.kind = view::Origin::Kind::kRedex;
      break;
    case Creator::Kind::kApplication:
      origin.kind = view::Origin::Kind::kApplication;
      break;
  }
  origin.terms = &terms_;
  origin.statement = terms_.Describe(creator);
  origin.redex = terms_.Redex(origin.statement);
  origin.branches = BranchesTaken(creator);
  origin.place = PlaceText(trail_.layout(), SpanOf(creator));
  if (const tree::NodeId node = NodeOf(creator); node.has_value()) origin.node = node.index;
  return origin;
}

std::optional<view::Origin> TrailOrigins::OfValue(const value::Terms& terms, const value::Term& value,
                                                  const value::Path& below) {
  constexpr uint64_t kMost = uint64_t{1} << 54;  // as above
  Spot spot;
  if (const auto place = PlaceTerms::PlaceOf(value)) {
    spot.frame = place->first;
    spot.place = place->second;
  } else if (value.detail < kMost) {
    spot.word = value.id;
  } else {
    return std::nullopt;
  }
  for (const value::Step& step : below) {
    const std::optional<Spot> next = parts_.Below(terms, spot, step);
    if (!next.has_value()) return std::nullopt;
    spot = *next;
  }
  const Creator creator = creators_.Of(spot);
  if (creator.kind == Creator::Kind::kUnknown) return std::nullopt;
  return DescribeNew(creator);
}

std::optional<view::Origin> TrailOrigins::Above(const view::Origin& origin) {
  const Creator above = creators_.Above(known_[origin.number]);
  if (above.kind == Creator::Kind::kUnknown) return std::nullopt;
  return DescribeNew(above);
}

view::Stack TrailOrigins::StackOf(const view::Origin& origin, size_t inner, size_t outer) {
  return Fold(traced::StackOf(creators_, known_[origin.number]), inner, outer);
}

view::Stack TrailOrigins::StackOfFailure(size_t inner, size_t outer) {
  return Fold(FindFailure().stack, inner, outer);
}

view::Stack TrailOrigins::Fold(const std::vector<Creator>& stack, size_t inner, size_t outer) {
  view::Stack folded;
  folded.depth = stack.size();
  const bool is_deep = stack.size() > inner + outer + 1;  // instead of one call, that call
  for (size_t i = 0; i < (is_deep ? inner : stack.size()); ++i) folded.inner.push_back(DescribeNew(stack[i]));
  if (!is_deep) return folded;
  for (size_t i = stack.size() - outer; i < stack.size(); ++i) folded.outer.push_back(DescribeNew(stack[i]));
  const auto routine = [&](size_t i) {
    return trail_.variant(stack[stack.size() - 1 - i].frame).callable.index;
  };
  const tree::Turn turn = tree::TurnAtEnd(stack.size(), routine);
  if (turn.repeated <= inner) return folded;
  folded.alike = std::min<uint64_t>(turn.repeated - inner, folded.left_out());
  for (size_t i = 0; i < std::min<uint64_t>(turn.length, folded.alike); ++i) {
    const trail::Callable* callable = trail_.callable(stack[inner + i].frame);
    folded.turn.push_back(callable == nullptr ? "" : terms_.trail_terms().NameOf(*callable));
  }
  return folded;
}

std::optional<view::Excerpt> TrailOrigins::ExcerptOf(const view::Origin& origin) {
  const source::Span span = SpanOf(known_[origin.number]);
  if (!span.has_value()) return std::nullopt;
  const source::Excerpt excerpt = source::MakeExcerpt(trail_.layout().files[span.file], span);
  return view::Excerpt{PlaceText(trail_.layout(), span), excerpt.text, excerpt.indent, excerpt.carets};
}

tree::NodeId TrailOrigins::NodeOf(const Creator& creator) {
  if (creator.kind != Creator::Kind::kRedex) return tree::NodeId();
  return numbers_.Of(trail_.FrameNumberOf(creator.frame.address));
}

// The place where it was made; where that is not known, the equation.
source::Span TrailOrigins::SpanOf(const Creator& creator) const {
  const trail::Layout& layout = trail_.layout();
  if (creator.place.has_value() && layout.places[creator.place].span.has_value()) {
    return layout.places[creator.place].span;
  }
  const trail::Callable* callable = trail_.callable(creator.frame);
  if (callable == nullptr) return {};
  const uint32_t leaf = trail_.variant(creator.frame).leaf;
  if (leaf > 0 && callable->leaves[leaf - 1].span.has_value()) return callable->leaves[leaf - 1].span;
  return callable->span;
}

std::vector<std::string> TrailOrigins::BranchesTaken(const Creator& creator) const {
  if (creator.kind != Creator::Kind::kRedex) return {};
  std::vector<std::string> branches = BranchesOf(trail_, terms_, creator.frame);
  if (creator.made_in.address != creator.frame.address) {
    for (std::string& branch : BranchesOf(trail_, terms_, creator.made_in))
      branches.push_back(std::move(branch));
  }
  return branches;
}

// Of a finite map the entry that a step leads to.
std::optional<Entry> TrailOrigins::EntryAt(const Spot& spot, const Step& step) const {
  const Evaluated value = creators_.spots().Value(spot);
  if (uses_ == nullptr || step.kind != Step::Kind::kPosition) return std::nullopt;
  if (value.status != Evaluated::kValue || !uses_->IsMap(value.word)) return std::nullopt;
  const std::span<const Entry> entries = uses_->EntriesOf(value.word);
  return step.number - 1 < entries.size() ? std::optional(entries[step.number - 1]) : std::nullopt;
}

// The call that it stands for; of a function of trusted code, where it was applied.
Creator TrailOrigins::CreatorOf(const Entry& entry) const {
  if (entry.call.has_value()) return creators_.RedexOf(trail_.frame_number(*entry.call), {});
  return creators_.OfOrigin(entry.applied);
}

Spot TrailOrigins::PartOfEntry(trail::Word function, const Entry& entry, const Step& step) const {
  const bool is_result = step.kind == Step::Kind::kResult;
  if (entry.call.has_value()) {
    const Frame frame = trail_.frame_number(*entry.call);
    if (is_result) return creators_.spots().Result(frame);
    const auto n = static_cast<uint32_t>(step.number) - 1;
    return creators_.spots().Argument(frame, uses_->HeldBy(function) + entry.hidden + n);
  }
  Spot spot;
  const uint64_t n = entry.hidden + step.number - 1;
  spot.word = is_result ? entry.result : n < entry.arguments.size() ? entry.arguments[n] : 0;
  spot.origin = entry.applied;
  return spot;
}

base::Result<view::Origin> TrailOrigins::Of(const view::Origin& origin, const value::Path& path) {
  const Creator current = known_[origin.number];
  if (!origin.is_call()) return base::Error{"The trail ends here; `back` leads to the step before."};
  const value::Statement statement = terms_.Describe(current);
  const auto target = value::Resolve(terms_, statement, path);
  if (!target) return target.error();
  if (target->is_function) {
    // A known function is made by who wrote its name; another one where it came from.
    const Frame caller = trail_.FrameOf(current.frame.redex);
    const bool is_redex = current.kind == Creator::Kind::kRedex;
    const trail::PlaceId at =
        is_redex ? creators_.spots().PlaceAt(caller, current.frame.redex) : current.place;
    if (!at.has_value() || trail_.layout().places[at].kind == PlaceKind::kCall) {
      return DescribeNew(creators_.Above(current));
    }
    Spot head;
    head.frame = is_redex ? caller.address : current.made_in.address;
    head.place = trail_.layout().kid(trail_.layout().places[at], 0);
    return DescribeNew(creators_.Of(head));
  }
  Spot spot = parts_.First(current, statement, path[0]);
  for (size_t i = 1; i < path.size(); ++i) {
    if (const std::optional<Entry> entry = EntryAt(spot, path[i])) {
      if (i + 1 == path.size()) return DescribeNew(CreatorOf(*entry));
      spot = PartOfEntry(creators_.spots().Value(spot).word, *entry, path[++i]);
      continue;
    }
    const std::optional<Spot> below = parts_.Below(terms_, spot, path[i]);
    if (!below.has_value()) {
      // Shown otherwise than it is built: what the term itself tells; of an effect, the action.
      constexpr uint64_t kMost = uint64_t{1} << 54;  // details of terms that are in the trail are less
      const Evaluated whole = creators_.spots().Value(spot);
      const bool is_action =
          whole.status == Evaluated::kValue && trail::TagOf(whole.word) == trail::Tag::kBox;
      const trail::Word otherwise = is_action ? whole.word : 0;
      spot = Spot{};
      spot.word = target->term.detail < kMost ? target->term.id : otherwise;
      if (whole.status == Evaluated::kValue && trail::TagOf(whole.word) == trail::Tag::kCon) {
        spot.origin = trail_.reader().OriginAt(trail_.reader().at(trail::AddressOf(whole.word)).link);
      }
      break;
    }
    spot = *below;
  }
  return DescribeNew(creators_.Of(spot));
}

}  // namespace inquest::traced
