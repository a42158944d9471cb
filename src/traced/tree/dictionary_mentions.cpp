#include "traced/tree/dictionary_mentions.h"

#include <algorithm>

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Word;

namespace {

// A damaged trail may have dictionaries that are made of each other, and frames that seem to nest.
constexpr size_t kMaxDictionaries = 1000;
constexpr int kMaxNesting = 1000;

uint32_t Parameters(const Callable& callable) {
  return static_cast<uint32_t>(
      std::count_if(callable.constraints.begin(), callable.constraints.end(),
                    [](const trail::Constraint& constraint) { return constraint.is_parameter; }));
}

}  // namespace

DictionaryMentions::DictionaryMentions(const trail::Trail& trail) : trail_(trail) {
  const auto& callables = trail.layout().callables;
  for (const Callable& callable : callables) {
    const Callable* at = &callable;
    while (Parameters(*at) == 0 && at->parent.has_value()) at = &callables[at->parent];
    takes_.push_back(Parameters(*at) > 0);
  }
}

void DictionaryMentions::Add(const Frame& frame, std::vector<trail::ConstantId>* constants) {
  const trail::CallableId routine = trail_.variant(frame).callable;
  if (!routine.has_value() || !takes_[routine.index]) return;
  Frame at = frame;
  for (int depth = 0; depth < kMaxNesting && at.address != trail_.reader().first(); ++depth) {
    const Callable* callable = trail_.callable(at);
    if (callable == nullptr) break;
    if (!trail_.variant(at).is_block) {
      for (uint32_t i = 0; i < Parameters(*callable) && i < callable->arity; ++i) {
        const std::vector<trail::ConstantId>& found = OfDictionary(trail_.argument(at, i));
        constants->insert(constants->end(), found.begin(), found.end());
      }
      if (!callable->parent.has_value()) break;
    }
    at = trail_.Enclosing(at);
  }
  std::sort(constants->begin(), constants->end());
  constants->erase(std::unique(constants->begin(), constants->end()), constants->end());
}

const std::vector<trail::ConstantId>& DictionaryMentions::OfDictionary(Word dictionary) {
  static const std::vector<trail::ConstantId> kNothing;
  const Evaluated value = trail_.Evaluate(dictionary);
  if (value.status != Evaluated::kValue) return kNothing;
  const auto [found, is_new] = known_.try_emplace(value.word);
  if (is_new) found->second = Collect(value.word);
  return found->second;
}

// Those of the routine that made it, and of the dictionaries that it is made of.
std::vector<trail::ConstantId> DictionaryMentions::Collect(Word dictionary) const {
  const trail::Layout& layout = trail_.layout();
  std::vector<trail::ConstantId> constants;
  std::vector<Word> todo = {dictionary};
  for (size_t done = 0; !todo.empty() && done < kMaxDictionaries; ++done) {
    const Evaluated value = trail_.Evaluate(todo.back());
    todo.pop_back();
    if (value.status != Evaluated::kValue || trail::TagOf(value.word) != trail::Tag::kCon) continue;
    const trail::Object object = trail_.reader().at(trail::AddressOf(value.word));
    if (object.kind != trail::Kind::kCon) continue;
    const Callable& con = layout.callables[layout.sites[object.site()].callable];
    if (!con.made_by.has_value()) continue;
    const Callable& maker = layout.callables[con.made_by];
    constants.insert(constants.end(), maker.mentions.begin(), maker.mentions.end());
    for (uint32_t i = 0; i < maker.hidden && i + 1 < object.size; ++i) {
      todo.push_back(trail_.word(object.address + 8 * (uint64_t{object.size} - 1 - i)));
    }
  }
  return constants;
}

}  // namespace inquest::traced
