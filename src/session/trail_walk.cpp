#include "session/trail_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "session/command.h"
#include "value/print.h"

namespace inquest::session {

using view::Origin;
using view::TrailStep;

namespace {

// The part of an origin's statement.
base::Result<value::Target> Find(const Origin& origin, std::string_view path, value::Path* parsed) {
  if (!origin.is_call()) return base::Error{"The trail ends here; `back` leads to the step before."};
  auto read = value::ParsePath(path);
  if (!read) return read.error();
  *parsed = std::move(*read);
  auto target = value::Resolve(*origin.terms, origin.statement, *parsed);
  if (target && target->is_function) return base::Error{"The function has no parts."};
  return target;
}

TrailStep HelpStep() {
  TrailStep step;
  step.kind = TrailStep::Kind::kHelp;
  step.words = {
      {{"a2", "r.1", "a1.3-"}, "", "what made argument 2, part 1 of the result, a1 from its 3rd on"},
      {{"f", "w1"}, "", "what made the function that is applied, the first variable after `with`"},
      {{"up"}, "", "the redex whose equation contains this one"},
      {{"back"}, "", "the step before"},
      {{"start"}, "", "the first step"},
      {{"result"}, "", "this redex with its result"},
      {{"parts"}, "[PATH]", "the parts that can be chosen"},
      {{"unfold"}, "PATH", "a part in full"},
      {{"fold"}, "N", "lines of N columns"},
      {{"source"}, "", "the place in the source"},
      {{"stack"}, "", "the calls that lead here"}};
  return step;
}

}  // namespace

std::vector<std::string> TrailWalk::Words() {
  std::vector<std::string> words = {"help"};
  for (const auto& command : HelpStep().words) {
    for (const auto& name : command.names) {
      if (!value::ParsePath(name)) words.emplace_back(name);  // the others are examples
    }
  }
  return words;
}

TrailStep TrailWalk::Here(TrailStep::Kind kind) const {
  TrailStep step;
  step.kind = kind;
  step.origin = steps_.back();
  step.columns = columns_;
  return step;
}

TrailStep TrailWalk::Go(Origin origin) {
  steps_.push_back(std::move(origin));
  return Here(TrailStep::Kind::kStep);
}

base::Result<TrailStep> TrailWalk::ShowParts(std::string_view path) {
  constexpr uint64_t kMost = 20;
  TrailStep step = Here(TrailStep::Kind::kParts);
  if (path.empty()) {
    step.parts = value::PositionsOf(step.origin.statement);
    return step;
  }
  value::Path parsed;
  const auto target = Find(step.origin, path, &parsed);
  if (!target) return target.error();
  step.parts = value::PositionsOf(*step.origin.terms, target->term, parsed, kMost);
  if (step.parts.empty()) return base::Error{fmt::format("{} has no parts.", path)};
  return step;
}

base::Result<TrailStep> TrailWalk::Unfold(std::string_view path) {
  TrailStep step = Here(TrailStep::Kind::kUnfolded);
  value::Path parsed;
  const auto target = Find(step.origin, path, &parsed);
  if (!target) return target.error();
  step.part = target->term;
  return step;
}

base::Result<TrailStep> TrailWalk::Fold(std::string_view text) {
  const std::optional<uint64_t> columns = ReadNumber(text);
  if (!columns) return base::Error{"`fold` takes the number of columns."};
  columns_ = std::max(*columns, value::kFewestColumns);
  return Here(TrailStep::Kind::kStep);
}

base::Result<TrailStep> TrailWalk::Execute(std::string_view line) {
  constexpr size_t kInner = 20, kOuter = 5;  // of a stack
  line = Trim(line);
  const size_t space = line.find(' ');
  const std::string_view command = line.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? "" : Trim(line.substr(space));
  if (command == "help" || command == "?") return HelpStep();
  if (!is_started()) return base::Error{"There is nothing to begin with: the program printed nothing."};
  if (command.empty()) return Here(TrailStep::Kind::kStep);
  if (command == "up") {
    auto above = origins_.Above(steps_.back());
    if (!above) return base::Error{"The trail ends here."};
    return Go(std::move(*above));
  }
  if (command == "back") {
    if (steps_.size() == 1) return base::Error{"This is the first step."};
    steps_.pop_back();
    return Here(TrailStep::Kind::kStep);
  }
  if (command == "start") {
    steps_.resize(1);
    return Here(TrailStep::Kind::kStep);
  }
  if (command == "result") return Here(TrailStep::Kind::kResult);
  if (command == "parts") return ShowParts(rest);
  if (command == "unfold") return Unfold(rest);
  if (command == "fold") return Fold(rest);
  if (command == "source") {
    TrailStep step = Here(TrailStep::Kind::kSource);
    step.excerpt = origins_.ExcerptOf(step.origin);
    return step;
  }
  if (command == "stack") {
    TrailStep step = Here(TrailStep::Kind::kStack);
    step.stack = origins_.StackOf(step.origin, kInner, kOuter);
    return step;
  }
  const auto path = value::ParsePath(line);
  if (!path) return base::Error{path.error().message + " `help` lists the commands."};
  auto origin = origins_.Of(steps_.back(), *path);
  if (!origin) return origin.error();
  return Go(std::move(*origin));
}

}  // namespace inquest::session
