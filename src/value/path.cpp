#include "value/path.h"

#include <fmt/format.h>

#include "value/escape.h"
#include "value/fold.h"

namespace inquest::value {
namespace {

constexpr std::string_view kSyntax =
    "A path is r (the result), a2 (an argument), w1 (a variable after `with`) or f (the function), then "
    "positions "
    "as in r.3 or a1.2.1, or r.2- for the rest of a list.";

base::Error SyntaxError(std::string_view what) { return {fmt::format("{} {}", what, kSyntax)}; }

// A number from 1; 0 if `text` is none.
uint64_t ParseNumber(std::string_view text) {
  if (text.empty() || text.size() > 18 || text.find_first_not_of("0123456789") != text.npos) return 0;
  uint64_t number = 0;
  for (char c : text) number = number * 10 + static_cast<uint64_t>(c - '0');
  return number;
}

// The kind is kPosition with number 0 if `text` is no step.
Step ParseStep(std::string_view text) {
  if (text == "r") return {Step::Kind::kResult, 0};
  if (text == "f") return {Step::Kind::kFunction, 0};
  Step::Kind kind = Step::Kind::kPosition;
  if (text.starts_with('a')) kind = Step::Kind::kArgument;
  if (text.starts_with('w')) kind = Step::Kind::kFreeVariable;
  if (text.starts_with('c')) kind = Step::Kind::kAround;
  if (kind != Step::Kind::kPosition) text.remove_prefix(1);
  if (kind == Step::Kind::kPosition && text.ends_with('-')) {
    kind = Step::Kind::kRest;
    text.remove_suffix(1);
  }
  uint64_t number = ParseNumber(text);
  return number == 0 ? Step{} : Step{kind, number};
}

std::string Counted(uint64_t count, std::string_view one, std::string_view many) {
  if (count == 0) return fmt::format("no {}", many);
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

// What stands at the end of the part of a path that could be followed.
std::string WhatIs(const View& view) {
  switch (view.kind) {
    case Kind::kConstructor:
      if (view.style == Style::kNil) return "an empty list";
      return fmt::format("{} with {}", VisibleText(view.name), Counted(view.fields.size(), "part", "parts"));
    case Kind::kNumber:
      return "a number, which has no parts";
    case Kind::kCharacter:
      return "a character, which has no parts";
    case Kind::kFunction:
      return fmt::format("a function with {}", Counted(view.fields.size(), "argument", "arguments"));
    case Kind::kMap:
      return fmt::format("a finite map with {}", Counted(view.entries.size(), "entry", "entries"));
    case Kind::kAction:
    case Kind::kExecutions:
      return view.text.empty() ? "an action that does nothing more" : "an action, " + VisibleText(view.text);
    case Kind::kEffect:
      return fmt::format("an effect with {}", Counted(view.fields.size(), "part", "parts"));
    case Kind::kOpaque:
      return "a value that cannot be looked into";
    case Kind::kUnevaluated:
      return "not evaluated";
    case Kind::kNotKept:
      return "not kept in the trace";
    case Kind::kUnfinished:
      return "entered, but never finished";
    case Kind::kError:
      return "an error, which has no parts";
  }
  return "";
}

class Resolver {
 public:
  Resolver(const Terms& terms, const Path& path, size_t start) : terms_(terms), path_(path), at_(start) {}

  base::Result<Term> Follow(Term term) {
    while (at_ < path_.size()) {
      terms_.Look(term, &view_);
      base::Result<Term> next = Next(term);
      if (!next.ok()) return next;
      term = *next;
      ++at_;
    }
    return term;
  }

 private:
  base::Error Wrong(size_t upto, const std::string& what) const {
    Path done(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(upto));
    std::string where = done.empty() ? "This value" : PathText(done);
    return {fmt::format("There is no {}: {} is {}.", PathText(path_), where, what)};
  }

  base::Result<Term> Next(Term term) {
    const Step& step = path_[at_];
    if (step.kind != Step::Kind::kPosition && step.kind != Step::Kind::kRest) {
      return base::Error{fmt::format(
          "{} can stand only at the beginning of a path or after an entry of a map.", PathText({step}))};
    }
    if (IsCell(view_)) return InList(term, step);
    if (step.kind == Step::Kind::kRest && !(step.number == 1 && IsNil(view_))) {
      return Wrong(at_, WhatIs(view_) + ", and only a list has a rest");
    }
    if (view_.kind == Kind::kMap) return InMap(step);
    if (step.kind == Step::Kind::kRest) return term;
    if (step.number > view_.fields.size()) return Wrong(at_, WhatIs(view_));
    return view_.fields[step.number - 1];
  }

  // An endless list leads on for ever; the number of steps is in the path.
  base::Result<Term> InList(Term cell, const Step& step) {
    for (uint64_t i = 1; i < step.number; ++i) {
      cell = view_.fields[1];
      terms_.Look(cell, &view_);
      bool tail_is_meant = step.kind == Step::Kind::kRest && i + 1 == step.number;
      if (!IsCell(view_) && !tail_is_meant) {
        bool nil = IsNil(view_);
        std::string list = fmt::format("a list of {}", Counted(i, "element", "elements"));
        if (view_.kind == Kind::kAction) list = "an action with " + Counted(i, "effect", "effects");
        if (view_.kind == Kind::kExecutions) list = "an action with " + Counted(i, "execution", "executions");
        return Wrong(at_, nil ? list : fmt::format("{}; what follows them is {}", list, WhatIs(view_)));
      }
    }
    return step.kind == Step::Kind::kRest ? cell : view_.fields[0];
  }

  base::Result<Term> InMap(const Step& step) {
    if (step.number > view_.entries.size()) return Wrong(at_, WhatIs(view_));
    const MapEntry& entry = view_.entries[step.number - 1];
    if (++at_ == path_.size()) {
      std::string path = PathText(path_);
      return base::Error{
          fmt::format("{0} is an entry of a finite map: say {0}.r for its result or {0}.a1 for its first "
                      "argument.",
                      path)};
    }
    const Step& part = path_[at_];
    if (part.kind == Step::Kind::kResult) return entry.result;
    if (part.kind == Step::Kind::kArgument && part.number <= entry.arguments.size()) {
      return entry.arguments[part.number - 1];
    }
    return Wrong(at_,
                 fmt::format("an entry of a finite map with {} and a result, r",
                             Counted(entry.arguments.size(), "argument, a1", "arguments, a1 and so on")));
  }

  const Terms& terms_;
  const Path& path_;
  size_t at_;
  View view_;
};

}  // namespace

base::Result<Path> ParsePath(std::string_view text) {
  if (text.empty()) return SyntaxError("A path is missing.");
  Path path;
  for (size_t begin = 0; begin <= text.size();) {
    size_t end = std::min(text.find('.', begin), text.size());
    std::string_view piece = text.substr(begin, end - begin);
    Step step = ParseStep(piece);
    bool none = step.kind == Step::Kind::kPosition && step.number == 0;
    if (none) {
      return SyntaxError(piece.empty() ? fmt::format("The path {} has an empty step.", VisibleText(text))
                                       : fmt::format("{} is no step of a path.", VisibleText(piece)));
    }
    bool starts_only = step.kind == Step::Kind::kFunction || step.kind == Step::Kind::kFreeVariable ||
                       step.kind == Step::Kind::kAround;
    if (starts_only && !path.empty()) {
      return SyntaxError(fmt::format("{} can only begin a path.", piece));
    }
    if (!path.empty() && path.front().kind == Step::Kind::kFunction)
      return SyntaxError("Nothing lies below f.");
    path.push_back(step);
    begin = end + 1;
  }
  return path;
}

base::Result<Target> Resolve(const Terms& terms, const Statement& statement, const Path& path) {
  if (path.empty()) return SyntaxError("A path is missing.");
  const Step& first = path.front();
  auto follow = [&](Term from) -> base::Result<Target> {
    base::Result<Term> term = Resolver(terms, path, 1).Follow(from);
    if (!term.ok()) return term.error();
    return Target{.term = *term};
  };
  auto few = [&](uint64_t count, std::string_view one, std::string_view many) {
    return base::Error{fmt::format("There is no {}: {} has {}.", PathText({first}),
                                   VisibleText(statement.name), Counted(count, one, many))};
  };
  switch (first.kind) {
    case Step::Kind::kFunction:
      return Target{.is_function = true};
    case Step::Kind::kResult:
      return follow(statement.result);
    case Step::Kind::kArgument:
      if (first.number > statement.arguments.size())
        return few(statement.arguments.size(), "argument", "arguments");
      return follow(statement.arguments[first.number - 1]);
    case Step::Kind::kFreeVariable:
      if (first.number > statement.free_variables.size()) {
        return few(statement.free_variables.size(), "variable after `with`", "variables after `with`");
      }
      return follow(statement.free_variables[first.number - 1].value);
    case Step::Kind::kAround: {
      std::vector<Term> arguments;
      for (const Call& call : statement.around)
        arguments.insert(arguments.end(), call.arguments.begin(), call.arguments.end());
      if (first.number > arguments.size())
        return few(arguments.size(), "argument of calls around it", "arguments of calls around it");
      return follow(arguments[first.number - 1]);
    }
    case Step::Kind::kPosition:
    case Step::Kind::kRest:
      break;
  }
  return SyntaxError(fmt::format("{} does not say which part of the statement is meant.", PathText(path)));
}

base::Result<Term> Resolve(const Terms& terms, Term term, const Path& path) {
  return Resolver(terms, path, 0).Follow(term);
}

}  // namespace inquest::value
