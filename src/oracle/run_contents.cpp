#include "oracle/run_contents.h"

#include <algorithm>

namespace inquest::oracle {

using trail::Address;
using trail::AddressOf;
using trail::Evaluated;
using trail::ExecutionKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

std::optional<uint64_t> IndexOf(const trail::Trail& run, Word word) {
  const Evaluated value = run.Evaluate(word);
  if (value.status != Evaluated::kValue || !trail::IsInt(value.word)) return std::nullopt;
  return static_cast<uint64_t>(trail::SmallValue(value.word));
}

}  // namespace

// What a new array is filled with is not what it holds: a library writes into its own arrays without an
// event.
RunContents::RunContents(const trail::Trail& run, const RunExecutions& executions)
    : run_(run), executions_(executions) {
  for (uint32_t i = 0; i < executions.event_count(); ++i) {
    const Event event = executions.event(i);
    if (event.kind != ExecutionKind::kResult) continue;
    const std::string_view primitive = executions.PrimitiveOf(event);
    const Word result = executions.ResultOf(event);
    const auto argument = [&](uint32_t n) { return executions.ArgumentOf(event, n); };
    if (primitive == "refNew" || primitive == "refNewPrivate") {
      // To whoever asks before it was made it holds what it is made with.
      Add(result, 0, {i, argument(1), true, false});
    } else if (primitive == "refRead") {
      Add(argument(1), 0, {i, result, true, false});
    } else if (primitive == "refWrite") {
      Add(argument(1), 0, {i, argument(2), false, false});
    } else if (primitive == "arrayThaw") {
      AddAll(result, {i, argument(1), true, true});
    } else if (primitive == "mutArrayFreeze" || primitive == "mutArrayUnsafeFreeze") {
      AddAll(argument(1), {i, result, true, true});
      if (primitive == "mutArrayUnsafeFreeze") frozen_.emplace(AddressOf(run.Evaluate(result).word), i);
    } else if (primitive == "mutArrayRead" || primitive == "mutArrayReadAt") {
      if (const auto index = IndexOf(run, argument(2))) Add(argument(1), *index, {i, result, true, false});
    } else if (primitive == "mutArrayWrite" || primitive == "mutArrayWriteAt") {
      if (const auto index = IndexOf(run, argument(2)))
        Add(argument(1), *index, {i, argument(3), false, false});
    }
  }
}

void RunContents::Add(Word object, uint64_t index, const Use& use) {
  const Evaluated value = run_.Evaluate(object);
  if (value.status == Evaluated::kValue && TagOf(value.word) == Tag::kBox) {
    elements_[{AddressOf(value.word), index}].push_back(use);
  }
}

void RunContents::AddAll(Word object, const Use& use) {
  const Evaluated value = run_.Evaluate(object);
  if (value.status == Evaluated::kValue && TagOf(value.word) == Tag::kBox) {
    wholes_[AddressOf(value.word)].push_back(use);
  }
}

std::optional<Word> RunContents::ElementOf(const Use& use, uint64_t index) const {
  if (!use.is_array) return use.word;
  const Evaluated value = run_.Evaluate(use.word);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kBox) return std::nullopt;
  const trail::Object array = run_.reader().at(AddressOf(value.word));
  if (array.kind != trail::Kind::kData || index + 2 >= array.size) return std::nullopt;
  return run_.word(array.address + 16 + 8 * index);
}

std::optional<Word> RunContents::Before(uint32_t event, Address object, uint64_t index) const {
  // What pure code makes is there for whoever needs it, as that code left it.
  const std::optional<uint32_t> given = executions_.GivenBy(object);
  if (given.has_value() && event <= *given) return executions_.GivenWith(object);
  static const Uses kNone;
  const auto element = elements_.find({object, index});
  const auto whole = wholes_.find(object);
  const Uses& own = element == elements_.end() ? kNone : element->second;
  const Uses& all = whole == wholes_.end() ? kNone : whole->second;
  const auto by_event = [](const Use& use, uint32_t e) { return use.event < e; };
  const auto own_next = std::lower_bound(own.begin(), own.end(), event, by_event);
  const auto all_next = std::lower_bound(all.begin(), all.end(), event, by_event);
  const Use* last = own_next == own.begin() ? nullptr : &own_next[-1];
  if (all_next != all.begin() && (last == nullptr || last->event < all_next[-1].event)) last = &all_next[-1];
  if (last != nullptr) return ElementOf(*last, index);
  // What is read next was there before.
  const Use* next = own_next == own.end() ? nullptr : &*own_next;
  if (all_next != all.end() && (next == nullptr || all_next->event < next->event)) next = &*all_next;
  return next != nullptr && next->is_read ? ElementOf(*next, index) : std::nullopt;
}

}  // namespace inquest::oracle
