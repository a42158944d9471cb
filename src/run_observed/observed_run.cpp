#include "run_observed/observed_run.h"

#include <filesystem>
#include <map>
#include <system_error>

#include "observe/read_events.h"
#include "observe/times.h"
#include "run_observed/observed_behaviours.h"

namespace inquest::run_observed {

using observe::LabelId;
using observe::StatementId;
using tree::NodeId;
using tree::RoutineId;

ObservedRun::ObservedRun(std::unique_ptr<observe::Events> events, uint64_t bytes)
    : events_(std::move(events)),
      bytes_(bytes),
      statements_(FindStatements(*events_)),
      terms_(*events_),
      classes_(terms_) {
  const observe::Classes classes(*events_, statements_);
  tree_ = BuildComputationTree(
      classes, FindDependencies(events_->stacks, classes, observe::Dependencies::kMostSteps, events_->uses));
  if (events_->is_in_order) {
    // So much at most that the tree takes no more than twice its room.
    const uint64_t most_children = tree_.size() + 10'000;
    tree_ = NarrowByTime(std::move(tree_), TimesOf(*events_, statements_), most_children);
  }
  std::map<std::string_view, uint32_t> names;
  for (const observe::Label& label : events_->labels)
    if (label.is_asked) ++names[label.name];
  for (const observe::Label& label : events_->labels) shares_name_.push_back(names[label.name] > 1);
}

std::vector<run::TreeKind> ObservedRun::trees() const {
  return {{"calls", "a call, below it those that it can depend on; functions as finite maps", true}};
}

tree::BuiltTree ObservedRun::BuildTree(std::string_view, const std::stop_token&) const {
  // Groups have a routine of their own, after the labels. For transforms they are what balancing makes: they
  // leave it alone.
  const auto routine_of = [&](size_t node) {
    const StatementId statement = tree_.statements[node];
    const bool is_asked = statement && events_->labels[LabelOf(statement)].is_asked;
    return RoutineId(is_asked ? size_t{LabelOf(statement).index} : events_->labels.size());
  };
  std::vector<uint32_t> parents(tree_.size(), UINT32_MAX);
  tree::Builder builder;
  builder.Reserve(tree_.size());
  for (uint32_t node = 0; node < tree_.size(); ++node) {
    const NodeId parent = node == 0 ? NodeId() : NodeId(parents[node]);
    builder.Add(parent, routine_of(node),
                routine_of(node).index == events_->labels.size() ? tree::NodeKind::kCollapse
                                                                 : tree::NodeKind::kRoutine);
    for (const uint32_t child : tree_.children_of(node)) {
      if (child > node && parents[child] == UINT32_MAX)
        parents[child] = node;
      else
        builder.AddReference(NodeId(node), NodeId(child));
    }
  }
  return {builder.Finish(events_->labels.size() + 1), std::make_unique<ObservedBehaviours>(*this), nullptr};
}

tree::BuiltTree ObservedRun::BuildRoot(std::string_view) const {
  tree::Builder builder;
  const bool is_group = tree_.is_group(0);
  const size_t routine = is_group ? events_->labels.size() : LabelOf(tree_.statements[0]).index;
  builder.Add(NodeId(), RoutineId(routine), is_group ? tree::NodeKind::kCollapse : tree::NodeKind::kRoutine);
  return {builder.Finish(events_->labels.size() + 1), std::make_unique<ObservedBehaviours>(*this), nullptr};
}

std::string ObservedRun::Warning() const {
  const observe::End& end = events_->end;
  if (!end.is_known)
    return "has no end: the program was killed, or is still running. What was recorded by then can be looked "
           "at.";
  if (end.unrecorded > 0) {
    return "lacks " + std::to_string(end.unrecorded) +
           " calls, which were not recorded because of a limit: a fault that is found may be in one of them.";
  }
  return "";
}

value::Statement ObservedRun::DescribeStatement(StatementId id) const {
  const observe::Statement& statement = statements_[id];
  const LabelId label = events_->label(statement.root);
  const observe::Label& about = events_->labels[label];
  value::Statement described{.name = about.name,
                             .is_operator = about.is_operator,
                             .precedence = about.precedence,
                             .associativity = about.associativity == 'l'   ? value::Associativity::kLeft
                                              : about.associativity == 'r' ? value::Associativity::kRight
                                                                           : value::Associativity::kNone};
  for (const observe::EventId argument : ArgumentsOf(*events_, statement.event)) {
    const size_t free = described.free_variables.size();
    if (free < about.free.size())
      described.free_variables.push_back({about.free[free], terms_.Of(argument)});
    else
      described.arguments.push_back(terms_.Of(argument));
  }
  described.instance = about.instance;
  described.result = terms_.OfResult(ResultOf(*events_, statement));
  if (shares_name_[label.index]) {
    described.which =
        about.module + "." + about.around + about.instance + ":" + std::to_string(about.first_line);
    described.shown_context = ContextOf(about);
  }
  return described;
}

// Which of several functions of a name it is.
std::string ObservedRun::ContextOf(const observe::Label& label) {
  if (!label.instance.empty()) return "of " + label.instance;
  if (!label.around.empty()) return "in " + label.around;
  if (label.first_line > 0) return "at line " + std::to_string(label.first_line);
  return label.module.empty() ? "" : "in " + label.module;
}

view::RoutineInfo ObservedRun::InfoOf(LabelId label) const {
  const observe::Label& about = events_->labels[label];
  return {.name = about.name,
          .module = about.module,
          .file = about.file < events_->sources.size() ? events_->sources[about.file].name : "",
          .first_line = about.first_line,
          .last_line = about.last_line,
          .instance = about.instance,
          .around = about.around};
}

view::Code ObservedRun::CodeOf(LabelId label) const {
  const observe::Label& about = events_->labels[label];
  view::Code code{.file = InfoOf(label).file, .first_line = about.first_line, .line = about.first_line};
  const std::string text = TextOf(about);
  code.pieces.push_back({text.empty() ? about.name : text, true});
  return code;
}

// The lines of its source, without the end of the last; empty if they are not known.
std::string ObservedRun::TextOf(const observe::Label& label) const {
  if (label.file >= events_->sources.size() || label.first_line == 0) return "";
  const std::string& text = events_->sources[label.file].text;
  size_t begin = 0;
  for (uint32_t line = 1; line < label.first_line && begin != std::string::npos; ++line) {
    begin = text.find('\n', begin);
    if (begin != std::string::npos) ++begin;
  }
  if (begin == std::string::npos || begin >= text.size()) return "";
  size_t end = begin;
  for (uint32_t line = label.first_line; line <= label.last_line; ++line) {
    end = text.find('\n', end);
    if (end == std::string::npos) return text.substr(begin);
    if (line < label.last_line) ++end;
  }
  return text.substr(begin, end - begin);
}

view::Shown ObservedRun::Describe(uint64_t statement) const {
  return {&terms_, DescribeStatement(StatementId(statement))};
}

// What has its label on top of the stack.
std::string ObservedRun::CallerOf(uint64_t statement) const {
  const observe::StackId stack = events_->stack(statements_[StatementId(statement)].root);
  return stack == observe::Stacks::empty() ? "" : events_->labels[events_->stacks.top(stack)].name;
}

base::Result<run::Origins*> ObservedRun::origins(std::string_view /*tree*/) const {
  return base::Error{
      "Where values come from was not recorded: of an observed run there are values and stacks only."};
}

run::Kind EventsKind() {
  const auto open = [](const std::string& path,
                       const run::OnDamage&) -> base::Result<std::unique_ptr<run::Run>> {
    auto events = observe::ReadEventsFile(path);
    if (!events) return events.error();
    std::error_code unknown;
    const uint64_t bytes = std::filesystem::file_size(path, unknown);
    return std::unique_ptr<run::Run>(std::make_unique<ObservedRun>(std::move(*events), unknown ? 0 : bytes));
  };
  return {.name = "events", .first_bytes = std::string(observe::kFirstBytes), .open = open};
}

}  // namespace inquest::run_observed
