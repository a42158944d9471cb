#include "reduce/exceptions.h"

#include <fmt/format.h>

#include <functional>

#include "base/check.h"
#include "source/excerpt.h"

namespace inquest::reduce {

using core::Failure;
using trail::Tag;

namespace {

// The first field of ThrownMatch.
enum MatchKind : int64_t { kMatch = 0, kSelector = 1, kConstruction = 2, kUpdate = 3, kMethod = 4 };

MatchKind MatchKindOf(Failure::Kind kind) {
  switch (kind) {
    case Failure::Kind::kEquations:
    case Failure::Kind::kCase:
    case Failure::Kind::kLambda:
    case Failure::Kind::kPatternBinding:
    case Failure::Kind::kMultiIf:
      return kMatch;
    case Failure::Kind::kMissingField:
      return kSelector;
    case Failure::Kind::kMissingMethod:
      return kMethod;
    case Failure::Kind::kRecordConstruction:
      return kConstruction;
    case Failure::Kind::kNoMatchingRecord:
      return kUpdate;
  }
  CHECK(false);
}

std::string WhatFailed(const Failure& failure) {
  switch (failure.kind) {
    case Failure::Kind::kEquations:
      return "Non-exhaustive patterns in function " + failure.subject;
    case Failure::Kind::kCase:
      return "Non-exhaustive patterns in case";
    case Failure::Kind::kLambda:
      return "Non-exhaustive patterns in lambda";
    case Failure::Kind::kPatternBinding:
      return "Non-exhaustive patterns in " + failure.subject;
    case Failure::Kind::kMultiIf:
      return "Non-exhaustive guards in multi-way if";
    case Failure::Kind::kMissingField:
      return "No match in record selector " + failure.subject;
    case Failure::Kind::kMissingMethod:
      return "No instance nor default method for class operation " + failure.subject;
    case Failure::Kind::kRecordConstruction:
      return "Missing field in record construction " + failure.subject;
    case Failure::Kind::kNoMatchingRecord:
      return "Non-exhaustive patterns in record update";
  }
  CHECK(false);
}

// "Main.hs:3:5", "Main.hs:3:5-9" (both columns included) or "Main.hs:(3,5)-(4,2)".
std::string Place(const source::Files& files, source::Span span) {
  source::Position begin = files.begin(span);
  source::Position end = files.end(span);
  if (end.column > 1) --end.column;
  const std::string name = source::MakeVisible(files[span.file].name());
  if (begin.line != end.line) {
    return fmt::format("{}:({},{})-({},{})", name, begin.line, begin.column, end.line, end.column);
  }
  if (begin.column >= end.column) return fmt::format("{}:{}:{}", name, begin.line, begin.column);
  return fmt::format("{}:{}:{}-{}", name, begin.line, begin.column, end.column);
}

std::string DescribeFailure(const source::Files& files, const Failure& failure) {
  std::string what = WhatFailed(failure);
  // GHC's message of a selector has neither place nor newline.
  if (failure.kind == Failure::Kind::kMissingField) return what;
  if (failure.span.has_value()) what = Place(files, failure.span) + ": " + what;
  return what + "\n";
}

const char* ArithText(int kind) {
  switch (kind) {
    case 0:
      return "arithmetic overflow";
    case 1:
      return "arithmetic underflow";
    case 2:
      return "loss of precision";
    case 3:
      return "divide by zero";
    case 4:
      return "denormal";
    default:
      return "Ratio has zero denominator";
  }
}

const char* AsyncText(int kind) {
  switch (kind) {
    case 0:
      return "stack overflow";
    case 1:
      return "heap overflow";
    case 2:
      return "thread killed";
    default:
      return "user interrupt";
  }
}

}  // namespace

// The first one of the name: libraries come before the program that uses them.
core::ConId Exceptions::FindCon(std::string_view name) const {
  auto known = known_cons_.find(name);
  if (known != known_cons_.end()) return known->second;
  core::ConId found;
  base::Symbol symbol = names_.Find(name);
  for (size_t i = 0; symbol.has_value() && i < program_.constructors.size(); ++i) {
    if (program_.constructors[core::ConId(i)].name != symbol) continue;
    found = core::ConId(i);
    break;
  }
  // The key must outlive the caller's text: the interner's does. An unknown name is not kept.
  if (found.has_value()) known_cons_.emplace(names_.text(symbol), found);
  return found;
}

Word Exceptions::MakeThrown(std::string_view constructor, std::initializer_list<Word> fields,
                            std::string_view text) {
  core::ConId con = FindCon(constructor);
  if (con.has_value()) return values_.MakeCon(con, fields);
  unknown_exception_ = text;
  return values_.unit();
}

Word Exceptions::MakeErrorCall(Word message, uint32_t expr) {
  const int64_t place = expr == kNoNode ? -1 : static_cast<int64_t>(expr);
  if (FindCon("ThrownError").has_value()) {
    return MakeThrown("ThrownError", {message, trail::SmallInt(place)}, "");
  }
  return MakeThrown("ThrownError", {}, Describe(message));
}

Word Exceptions::MakeErrorText(std::string_view message) {
  Word text = values_.MakeString(message);
  return MakeThrown("ThrownError", {text, trail::SmallInt(-1)}, message);
}

std::string Exceptions::ErrorPlace(int64_t expr) const {
  if (expr < 0 || expr >= static_cast<int64_t>(program_.exprs.size())) return "";
  const source::Span span = program_.exprs[core::ExprId(static_cast<uint32_t>(expr))].span;
  if (!span.has_value()) return "";
  for (const core::Module& module : program_.modules) {
    if (module.file != span.file) continue;
    if (module.is_library) return "";
    const source::Position at = files_.begin(span);
    return fmt::format("{}:{}:{} in main:{}", source::MakeVisible(files_[span.file].name()), at.line,
                       at.column, names_.text(module.name));
  }
  return "";
}

Word Exceptions::MakeArithException(int kind) {
  return MakeThrown("ThrownArith", {trail::SmallInt(kind)}, ArithText(kind));
}

Word Exceptions::MakeMatchFailure(uint32_t failure) {
  CHECK(failure < program_.failures.size());
  const Failure& what = program_.failures[failure];
  std::string message = DescribeFailure(files_, what);
  Word text = values_.MakeString(message);
  return MakeThrown("ThrownMatch", {trail::SmallInt(MatchKindOf(what.kind)), text}, message);
}

Word Exceptions::MakeIoError(const runtime::IoError& error) {
  std::u32string location = DecodeText(error.location);
  std::u32string description = DecodeText(error.description);
  std::u32string file = DecodeText(error.file_name);
  // One room for all three: none of them may move while the others are made.
  Carver carver = values_.Carve(3 * (location.size() + description.size() + file.size()));
  Word location_text = carver.Text(location, values_.nil());
  Word description_text = carver.Text(description, values_.nil());
  Word file_text = carver.Text(file, values_.nil());
  return MakeThrown(
      "ThrownIO",
      {trail::SmallInt(static_cast<int64_t>(error.kind)), location_text, description_text, file_text},
      error.Show());
}

Word Exceptions::MakeLoop() { return MakeThrown("ThrownLoop", {}, "<<loop>>"); }

Word Exceptions::MakeAsync(int kind) {
  return MakeThrown("ThrownAsync", {trail::SmallInt(kind)}, AsyncText(kind));
}

namespace {

// The part of a list of characters that is there; `more` stands for the rest.
std::string KnownText(const Heap& heap, const std::function<bool(Word*)>& evaluated, Word list) {
  std::u32string text;
  while (evaluated(&list) && trail::TagOf(list) == Tag::kCon) {
    const Word* cell = heap.at(trail::AddressOf(list));
    Word c = cell[1];
    if (!evaluated(&c) || !trail::IsCharacter(c)) return EncodeText(text) + "...";
    text += static_cast<char32_t>(trail::CharacterValue(c));
    list = cell[2];
  }
  return EncodeText(text) + (evaluated(&list) ? "" : "...");
}

}  // namespace

std::string Exceptions::Describe(Word exception) const {
  auto evaluated = [this](Word* w) { return values_.Evaluated(w); };
  auto text = [&](Word list) { return KnownText(heap_, evaluated, list); };
  if (!evaluated(&exception)) return "an exception that was not evaluated";
  if (exception == values_.unit()) return unknown_exception_;
  if (trail::TagOf(exception) == Tag::kAtom) {
    return exception == values_.nil()
               ? ""
               : std::string(
                     names_.text(program_.constructors[core::ConId(trail::NullaryCon(exception))].name));
  }
  if (trail::TagOf(exception) != Tag::kCon) return "an exception";
  const Word* object = heap_.at(trail::AddressOf(exception));
  core::ConId con(code_.sites[trail::IdOf(*object)].con);
  std::string_view name = names_.text(program_.constructors[con].name);
  auto number = [&](size_t field) {
    Word w = object[field];
    return evaluated(&w) ? static_cast<int>(values_.IntValue(w)) : -1;
  };
  if (con == program_.cons) return text(exception);
  if (name == "ThrownError") return text(object[1]);
  if (name == "ThrownArith") return ArithText(number(1));
  if (name == "ThrownMatch") return text(object[2]);
  if (name == "ThrownAsync") return AsyncText(number(1));
  if (name == "ThrownExit") return fmt::format("ExitFailure {}", number(1));
  if (name == "ThrownUser") return text(object[3]);
  if (name == "ThrownIO") {
    runtime::IoError error{static_cast<runtime::IoErrorKind>(number(1)), text(object[2]), text(object[3]),
                           text(object[4])};
    return error.Show();
  }
  return std::string(name);
}

}  // namespace inquest::reduce
