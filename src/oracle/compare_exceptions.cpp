// Exceptions: the constructors are those of lib/Inquest/Exception.hs.
#include "oracle/compare.h"

namespace inquest::oracle {

using reduce::Evaluator;
using trail::AddressOf;
using trail::Evaluated;
using trail::kNone;
using trail::Tag;
using trail::TagOf;
using trail::Word;

bool Comparer::IsOverflow(Word exception) const {
  Word value = exception;
  if (!evaluator_.IsEvaluated(&value) || TagOf(value) != Tag::kCon) return false;
  const core::ConId con = ConOfReference(value);
  return names_.text(reference_.constructors[con].name) == "ThrownAsync";
}

bool Comparer::IsLoop(Word exception) const {
  Word value = exception;
  if (!evaluator_.IsEvaluated(&value)) return false;
  const core::ConId con = ConOfReference(value);
  return con.has_value() && names_.text(reference_.constructors[con].name) == "ThrownLoop";
}

// The other threads of the run are not there.
bool Comparer::IsWaiting(Word exception) const {
  Word value = exception;
  // ThrownUser, SomeException, then what was thrown.
  for (const uint32_t field : {1, 1, -1}) {
    if (!evaluator_.IsEvaluated(&value)) return false;
    const core::ConId con = ConOfReference(value);
    if (!con.has_value()) return false;
    if (field == static_cast<uint32_t>(-1)) {
      return names_.text(reference_.constructors[con].name).starts_with("BlockedIndefinitely");
    }
    if (TagOf(value) != Tag::kCon || reference_.constructors[con].arity <= field) return false;
    value = evaluator_.at(AddressOf(value))[1 + field];
  }
  return false;
}

std::u32string Comparer::RunText(Word list) const {
  std::u32string text;
  for (;;) {
    const Evaluated cell = run_.Evaluate(list);
    if (cell.status != Evaluated::kValue || TagOf(cell.word) != Tag::kCon) return text;
    const Evaluated head = run_.Evaluate(RunField(cell.word, 0));
    if (head.status != Evaluated::kValue || !trail::IsCharacter(head.word)) return text;
    text += static_cast<char32_t>(trail::CharacterValue(head.word));
    list = RunField(cell.word, 1);
  }
}

std::optional<std::u32string> Comparer::ReferenceText(Word list) {
  std::u32string text;
  std::vector<Word>& roots = evaluator_.roots();
  const size_t mark = roots.size();
  roots.push_back(list);
  for (;;) {
    Evaluator::Outcome cell = evaluator_.Evaluate(roots[mark]);
    if (cell.kind != Evaluator::Outcome::kValue) break;
    if (TagOf(cell.word) != Tag::kCon) {
      roots.resize(mark);
      return text;
    }
    roots[mark] = cell.word;
    const Evaluator::Outcome head = evaluator_.Evaluate(evaluator_.at(AddressOf(cell.word))[1]);
    if (head.kind != Evaluator::Outcome::kValue || !trail::IsCharacter(head.word)) break;
    text += static_cast<char32_t>(trail::CharacterValue(head.word));
    roots[mark] = evaluator_.at(AddressOf(roots[mark]))[2];
  }
  roots.resize(mark);
  return std::nullopt;
}

// Messages that begin with a place in the program's text: another version has it elsewhere.
void Comparer::CompareText(const Item& item, Word run, Word reference) {
  const auto without_place = [](std::u32string text) {
    const size_t end = text.find(U": ");
    if (end == std::u32string::npos || end == 0) return text;
    const char32_t last = text[end - 1];
    const bool is_place = text.find(U':') < end && ((last >= U'0' && last <= U'9') || last == U')');
    return is_place ? text.substr(end + 2) : text;
  };
  const std::u32string mine = RunText(run);
  const std::optional<std::u32string> theirs = ReferenceText(reference);
  if (!theirs.has_value()) return Unknown(kNoMessage);
  if (without_place(mine) != without_place(*theirs)) Differ(item);
}

// The constructors are those of lib/Inquest/Exception.hs.
void Comparer::CompareExceptions(const Item& item, Word run, Word reference) {
  const Evaluated value = run_.Evaluate(run);
  if (value.status != Evaluated::kValue) return;
  const Evaluator::Outcome outcome = evaluator_.Evaluate(reference);
  if (outcome.kind != Evaluator::Outcome::kValue) return JudgeUndefined(item, outcome);
  const core::ConId con = ConOfRun(value.word), other = ConOfReference(outcome.word);
  if (!con.has_value() || !other.has_value()) return Unknown(kUnknownData);
  const std::string_view name = names_.text(reference_.constructors[con].name);
  if (name == "ThrownAsync") return;  // the run ran out of something: it did not finish
  if (con != other) {
    return IsWaiting(outcome.word) ? Unknown(kWaits) : Differ(item);
  }
  if (TagOf(value.word) != Tag::kCon || TagOf(outcome.word) != Tag::kCon) return;
  const auto field = [&](uint32_t i) { return evaluator_.at(AddressOf(outcome.word))[1 + i]; };
  const auto push = [&](uint32_t i) { Push(RunField(value.word, i), field(i), item, {kNone, i + 1, {}}); };
  if (name == "ThrownMatch") return CompareText(item, RunField(value.word, 1), field(1));
  if (name == "ThrownError") return push(0);  // where it was called is no part of it
  if (name == "ThrownUser") return push(1);
  for (uint32_t i = reference_.constructors[con].arity; i > 0; --i) push(i - 1);
}

}  // namespace inquest::oracle
