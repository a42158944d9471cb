#include "traced/tree/finished_twins.h"

#include <algorithm>

#include "value/compare.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Tag;
using trail::Word;

namespace {

// So many calls that look alike are compared in full, and so much of a value is looked at.
constexpr int kMostCompared = 64;
constexpr size_t kMostParts = 100'000;
// Elements of a list that a skim looks at.
constexpr int kSkimmedLevels = 6;

uint64_t Mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 29);
}

}  // namespace

FinishedTwins::FinishedTwins(const trail::Trail& trail, const traced::TrailTerms& terms,
                             const trail::Unfinished& unfinished, const std::vector<trail::Address>& frames,
                             size_t count, ResultCell result_cell)
    : trail_(trail),
      terms_(terms),
      unfinished_(unfinished),
      frames_(frames),
      count_(count),
      result_cell_(std::move(result_cell)) {}

const std::vector<FinishedTwins::Call>& FinishedTwins::CallsOf(trail::CallableId callable) const {
  if (callables_.empty()) {
    callables_.reserve(count_);
    for (size_t i = 0; i < count_; ++i) {
      const trail::Address frame = frames_[i];
      callables_.push_back(
          frame == 0 ? trail::CallableId()
                     : trail_.layout().variants[trail::VariantId(trail::IdOf(trail_.word(frame)))].callable);
    }
  }
  const auto [found, is_new] = calls_.try_emplace(callable);
  if (!is_new) return found->second;
  // Calls that went on in tail calls have one result.
  trail::Address last = 0;
  bool is_unfinished = false;
  for (uint32_t i = 0; i < count_; ++i) {
    if (callables_[i] != callable) continue;
    const trail::Address cell = result_cell_(NodeId(i));
    if (cell != last) is_unfinished = unfinished_.Is(trail_.Evaluate(trail_.ResultWord(cell)));
    last = cell;
    if (!is_unfinished) found->second.push_back({i, SkimOf(trail_.frame(frames_[i]))});
  }
  return found->second;
}

uint32_t FinishedTwins::SkimOf(const Frame& frame) const {
  const Callable* called = trail_.callable(frame);
  uint64_t hash = 1;
  for (uint32_t i = called->hidden; i < called->arity; ++i) {
    hash = Mix(hash, SkimOf(trail_.argument(frame, i), kSkimmedLevels));
  }
  return static_cast<uint32_t>(hash ^ (hash >> 32));
}

// Numbers, constructors and the beginning of lists; what says the same in several ways counts as nothing.
uint64_t FinishedTwins::SkimOf(Word word, int levels) const {
  const trail::Layout& layout = trail_.layout();
  uint64_t hash = 1;
  for (; levels > 0; --levels) {
    const Evaluated value = trail_.Evaluate(word);
    hash = Mix(hash, value.status);
    if (value.status != Evaluated::kValue) return hash;
    const Tag tag = trail::TagOf(value.word);
    if (tag == Tag::kInt || trail::IsCharacter(value.word)) return Mix(hash, value.word);
    if (tag != Tag::kAtom && tag != Tag::kCon) return Mix(hash, static_cast<uint64_t>(tag));
    const trail::Address a = trail::AddressOf(value.word);
    const trail::SiteId site =
        tag == Tag::kAtom ? trail::NullarySite(value.word) : trail::SiteId(trail::IdOf(trail_.word(a)));
    if (!layout.sites.contains(site)) return hash;
    hash = Mix(hash, layout.sites[site].callable.index);
    if (tag == Tag::kAtom || layout.constructor_name(site) != ":") return hash;
    hash = Mix(hash, SkimOf(trail_.word(a + 8), 1));
    word = trail_.word(a + 16);
  }
  return hash;
}

value::Statement FinishedTwins::ArgumentsOf(NodeId node) const {
  value::Statement statement = terms_.Describe(trail_.frame(frames_[node.index]), result_cell_(node));
  statement.result = terms_.Of(trail::SmallInt(0));
  return statement;
}

std::optional<NodeId> FinishedTwins::Of(NodeId node) const {
  if (node.index >= count_ || frames_[node.index] == 0) return std::nullopt;
  const Frame frame = trail_.frame(frames_[node.index]);
  const Callable* called = trail_.callable(frame);
  if (called == nullptr || called->arity == 0) return std::nullopt;
  const Word result = ResultOf(node);
  if (!unfinished_.IsIn(result)) return std::nullopt;
  // What an action does depends on more than its arguments.
  const Evaluated value = trail_.Evaluate(result);
  const bool is_action = value.status == Evaluated::kValue && trail::TagOf(value.word) == Tag::kBox;
  if (is_action) return std::nullopt;
  const uint32_t skim = SkimOf(frame);
  std::optional<value::Statement> arguments;
  int compared = 0;
  for (const Call& call : CallsOf(trail_.variant(frame).callable)) {
    if (call.skim != skim || call.node == node.index) continue;
    const NodeId other(call.node);
    if (!IsFinishedFor(other, result)) continue;
    if (++compared > kMostCompared) break;
    if (!arguments) {
      arguments = ArgumentsOf(node);
      if (value::HasNotKept(terms_, *arguments)) return std::nullopt;
    }
    if (value::Equal(terms_, *arguments, terms_, ArgumentsOf(other))) return other;
  }
  return std::nullopt;
}

// Where a part is not finished it must be known that the same part of the other one is.
bool FinishedTwins::IsFinishedFor(NodeId node, Word unfinished) const {
  return unfinished_.Is(trail_.Evaluate(unfinished)) || IsWhole(ResultOf(node));
}

bool FinishedTwins::IsWhole(Word word) const {
  if (unfinished_.IsIn(word)) return false;
  std::vector<value::Term> open = {terms_.Of(word)};
  value::View view;
  for (size_t looked = 0; !open.empty(); ++looked) {
    if (looked == kMostParts) return false;
    terms_.Look(open.back(), &view);
    open.pop_back();
    const bool is_data = view.kind == value::Kind::kConstructor || view.kind == value::Kind::kNumber ||
                         view.kind == value::Kind::kCharacter || view.kind == value::Kind::kError;
    if (!is_data) return false;
    open.insert(open.end(), view.fields.begin(), view.fields.end());
  }
  return true;
}

}  // namespace inquest::traced
