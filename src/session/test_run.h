// A run in memory, for tests: nodes with statements about numbers.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "session/command.h"
#include "session/session.h"
#include "tree/behaviours.h"
#include "value/memory_terms.h"
#include "value/print.h"

namespace inquest::session {

class TestRun : public tree::Behaviours {
 public:
  // `routine` may be qualified: M.f; the module is Main otherwise.
  NodeId Add(NodeId parent, const std::string& routine, const std::vector<int64_t>& arguments,
             int64_t result) {
    value::Statement statement;
    statement.name = routine.substr(routine.find('.') + 1);
    for (const int64_t argument : arguments) statement.arguments.push_back(terms_.Number(argument));
    statement.result = terms_.Number(result);
    statements_.push_back(std::move(statement));
    outcomes_.push_back(tree::Outcome::kValue);
    return builder_.Add(parent, Routine(routine));
  }
  // A call of another routine of that name, with code of its own.
  NodeId AddLocal(NodeId parent, const std::string& routine, const std::vector<int64_t>& arguments,
                  int64_t result, const std::string& code) {
    const NodeId node = Add(parent, routine + "/" + code, arguments, result);
    statements_[node.index].name = routine;
    routines_.back().name = routine;
    return node;
  }
  // A call of a local function.
  NodeId AddInside(NodeId parent, const std::string& around, const std::string& routine,
                   const std::vector<int64_t>& arguments, int64_t result) {
    const NodeId node = Add(parent, routine, arguments, result);
    routines_[routine_ids_.at(routine).index].around = around;
    return node;
  }
  // The node's first argument becomes a value of so many levels around a number.
  void DeepenArgument(NodeId node, int levels) {
    value::Term& argument = statements_[node.index].arguments.at(0);
    for (int i = 0; i < levels; ++i) argument = terms_.Constructor("S", {argument});
  }
  void AddReference(NodeId parent, NodeId node) { builder_.AddReference(parent, node); }
  void SetOutcome(NodeId node, tree::Outcome outcome) { outcomes_[node.index] = outcome; }
  const tree::Tree& Finish() {
    tree_ = builder_.Finish(routines_.size());
    return tree_;
  }
  const tree::Tree& tree() const { return tree_; }

  const value::Terms& terms() const override { return terms_; }
  value::Statement Describe(NodeId node) const override { return statements_[node.index]; }
  tree::Outcome OutcomeOf(NodeId node) const override { return outcomes_[node.index]; }
  view::RoutineInfo routine(RoutineId routine) const override { return routines_[routine.index]; }
  tree::Placement PlacementOf(NodeId, NodeId child) const override {
    return {child.index, child.index, child.index, child.index};
  }
  view::Code CodeOf(NodeId node) const override {
    const view::RoutineInfo& info = routines_[tree_.routine(node).index];
    const std::string name = info.name + (names_[tree_.routine(node).index] == info.name ? "" : " other");
    return {.file = info.file,
            .first_line = info.first_line,
            .line = info.first_line,
            .pieces = {{name + " x", true}, {" = 1\n", true}, {"  | no = 2\n", false}}};
  }

 private:
  RoutineId Routine(const std::string& name) {
    const auto [found, is_new] = routine_ids_.try_emplace(name, RoutineId(routines_.size()));
    if (!is_new) return found->second;
    names_.push_back(name.substr(name.find('.') + 1));
    const size_t dot = name.find('.');
    const auto line = static_cast<uint32_t>(10 * routines_.size() + 1);
    routines_.push_back({.name = name.substr(dot + 1),
                         .module = dot == std::string::npos ? "Main" : name.substr(0, dot),
                         .file = "Main.hs",
                         .first_line = line,
                         .last_line = line + 2});
    return found->second;
  }

  value::MemoryTerms terms_;
  tree::Builder builder_;
  tree::Tree tree_;
  std::vector<value::Statement> statements_;
  std::vector<tree::Outcome> outcomes_;
  std::vector<view::RoutineInfo> routines_;
  std::vector<std::string> names_;  // as added, a routine each
  std::map<std::string, RoutineId> routine_ids_;
};

// main 0 = 0 calls f 1 = 1 and g 2 = 2; f calls h 3 = 3 and h 4 = 4; g calls h 3 = 3.
//   0 main: 1 f: 2 h, 3 h; 4 g: 5 h
inline std::unique_ptr<TestRun> SmallRun() {
  auto run = std::make_unique<TestRun>();
  const NodeId main = run->Add(NodeId(), "main", {}, 0);
  const NodeId f = run->Add(main, "f", {1}, 1);
  run->Add(f, "h", {3}, 3);
  run->Add(f, "h", {4}, 4);
  const NodeId g = run->Add(main, "g", {2}, 2);
  run->Add(g, "h", {3}, 3);
  run->Finish();
  return run;
}

// What a response shows, plainly.
inline std::string LookOf(const Response& response) {
  std::string text;
  if (const auto* part = std::get_if<ShownPart>(&response.look)) {
    text = part->path.empty() ? value::Text(*part->shown.terms, part->shown.statement)
                              : value::Text(*part->shown.terms, part->part);
    text += "\n";
  } else if (const auto* transcript = std::get_if<Transcript>(&response.look)) {
    for (const Transcript::Line& line : transcript->lines)
      text += std::to_string(line.question) + ". " + line.statement + " ? " + line.answer + "\n";
  } else if (const auto* tree = std::get_if<view::TreeLines>(&response.look)) {
    for (const view::TreeLine& line : tree->lines) {
      const view::Shown shown = tree->nodes->Describe(line.node);
      text += std::string(2 * line.depth, ' ') + std::to_string(line.node) + "  " +
              value::Text(*shown.terms, shown.statement);
      if (!line.verdict.empty()) text += "  (" + line.verdict + ")";
      if (line.is_reference) text += "  (also elsewhere)";
      text += "\n";
      if (line.children > 0)
        text += std::string(2 * line.depth + 2, ' ') + std::to_string(line.children) + " below\n";
    }
    if (!tree->note.empty()) text += tree->note + "\n";
  }
  return text;
}

// Types lines into a session.
class Typist {
 public:
  explicit Typist(const TestRun& run, Options options = {}) {
    auto created = Session::Create({run.tree(), run}, std::move(options));
    CHECK(created.ok());
    session_ = std::move(*created);
  }
  Response Type(const std::string& line) {
    const auto command = ParseCommand(line, session_->ViewNames());
    CHECK(command.ok());
    return session_->Execute(*command);
  }
  // All of them; the last response.
  Response Type(const std::vector<std::string>& lines) {
    Response response = session_->Current();
    for (const std::string& line : lines) response = Type(line);
    return response;
  }
  // The statement asked about, or what the session stands at.
  std::string Standing() {
    const Response response = session_->Current();
    if (response.question) return response.question->statement;
    if (response.finding) return "fault in " + response.finding->fault.routine.name;
    return response.sentence;
  }
  Session& session() { return *session_; }

 private:
  std::unique_ptr<Session> session_;
};

}  // namespace inquest::session
