#include "testing/toy_run/toy_run.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

namespace inquest::toy {
namespace {

using nlohmann::json;
using tree::NodeId;

constexpr std::string_view kFirstLine = "{\"toy\":\"run\"}";

base::Error NotKnown(const char* what) {
  return {std::string("This kind of run does not tell ") + what + "."};
}

class ToyBehaviours : public tree::Behaviours {
 public:
  explicit ToyBehaviours(const ToyRun& run) : run_(run) {}
  const value::Terms& terms() const override { return run_.terms(); }
  value::Statement Describe(NodeId node) const override { return run_.calls()[node.index].statement; }
  tree::Outcome OutcomeOf(NodeId) const override { return tree::Outcome::kValue; }
  view::RoutineInfo routine(tree::RoutineId routine) const override {
    const auto first = std::find_if(run_.calls().begin(), run_.calls().end(),
                                    [&](const Call& call) { return call.routine == routine; });
    return {.name = run_.routine(routine),
            .module = "Toy",
            .file = run_.file(),
            .first_line = first->line,
            .last_line = first->line};
  }
  tree::Placement PlacementOf(NodeId, NodeId child) const override {
    return {child.index, child.index, child.index, child.index};
  }
  view::Code CodeOf(NodeId node) const override {
    const Call& call = run_.calls()[node.index];
    return {.file = run_.file(), .first_line = call.line, .line = call.line, .pieces = {{call.name, true}}};
  }

 private:
  const ToyRun& run_;
};

}  // namespace

namespace {

// None: the line is no call.
std::optional<std::vector<int64_t>> NumbersOf(const json& list) {
  std::vector<int64_t> numbers;
  if (!list.is_array()) return std::nullopt;
  for (const json& each : list) {
    if (!each.is_number_integer()) return std::nullopt;
    numbers.push_back(each.get<int64_t>());
  }
  return numbers;
}

std::optional<std::vector<Variable>> StateOf(const json& object) {
  std::vector<Variable> state;
  if (!object.is_object()) return std::nullopt;
  for (const auto& [name, values] : object.items()) {
    const auto numbers = NumbersOf(values);
    if (!numbers || numbers->size() != 2) return std::nullopt;
    state.push_back({name, (*numbers)[0], (*numbers)[1]});
  }
  return state;
}

// All but the statement's values and the routine.
bool ReadPlace(const json& object, size_t calls, Call* call) {
  call->line = object.value("line", 0u);
  if (const json parent = object.value("parent", json()); parent.is_number_unsigned())
    call->parent = parent.get<uint32_t>();
  const auto users = NumbersOf(object.value("users", json::array()));
  if (!users) return false;
  for (const int64_t user : *users) {
    if (user < 0) return false;
    call->users.push_back(static_cast<uint32_t>(user));
  }
  return calls == 0 ? call->parent == UINT32_MAX : call->parent < calls;
}

}  // namespace

// State before and after is an action: what it read, what it wrote, what it returned.
value::Term ToyRun::ResultOf(const value::Term& returned, const std::vector<Variable>& state) {
  if (state.empty()) return returned;
  std::vector<value::Term> effects;
  for (const Variable& each : state)
    effects.push_back(terms_.Effect("reads", {"reads " + each.name + " "}, {terms_.Number(each.before)}));
  for (const Variable& each : state) {
    if (each.before != each.after)
      effects.push_back(terms_.Effect("writes", {"writes " + each.name + " "}, {terms_.Number(each.after)}));
  }
  effects.push_back(terms_.Returns(returned));
  return terms_.Action(effects);
}

bool ToyRun::ReadCall(const std::string& line) {
  const json object = json::parse(line, nullptr, false);
  if (!object.is_object() || !object.value("name", json()).is_string()) return false;
  const auto arguments = NumbersOf(object.value("arguments", json::array()));
  const auto result = NumbersOf(json::array({object.value("result", json())}));
  const auto state = StateOf(object.value("state", json::object()));
  Call call;
  if (!arguments || !result || !state || !ReadPlace(object, calls_.size(), &call)) return false;
  call.statement.name = call.name = object["name"].get<std::string>();
  for (const int64_t argument : *arguments) call.statement.arguments.push_back(terms_.Number(argument));
  call.statement.result = ResultOf(terms_.Number(result->front()), *state);
  const auto known = std::find(routines_.begin(), routines_.end(), call.name);
  call.routine = tree::RoutineId(static_cast<uint32_t>(known - routines_.begin()));
  if (known == routines_.end()) routines_.push_back(call.name);
  calls_.push_back(std::move(call));
  return true;
}

base::Result<std::unique_ptr<run::Run>> ToyRun::Read(std::string_view text, const std::string& name) {
  auto run = std::make_unique<ToyRun>();
  run->file_ = name;
  std::istringstream lines{std::string(text)};
  std::string line;
  std::getline(lines, line);
  for (size_t number = 2; std::getline(lines, line); ++number) {
    if (!run->ReadCall(line))
      return base::Error{"`" + name + "`, line " + std::to_string(number) + ", is no call."};
  }
  for (const Call& call : run->calls_) {
    for (const uint32_t user : call.users) {
      if (user >= run->calls_.size())
        return base::Error{"`" + name + "` has no call " + std::to_string(user) + "."};
    }
  }
  return std::unique_ptr<run::Run>(std::move(run));
}

std::vector<run::TreeKind> ToyRun::trees() const { return {{"calls", "who called whom"}}; }

tree::BuiltTree ToyRun::Build(size_t calls) const {
  tree::Builder builder;
  for (size_t i = 0; i < calls; ++i)
    builder.Add(i == 0 ? NodeId() : NodeId(calls_[i].parent), calls_[i].routine);
  for (size_t i = 1; i < calls; ++i) {
    for (const uint32_t user : calls_[i].users) builder.AddReference(NodeId(user), NodeId(i));
  }
  return {builder.Finish(routines_.size()), std::make_unique<ToyBehaviours>(*this), nullptr};
}

tree::BuiltTree ToyRun::BuildTree(std::string_view, const std::stop_token&) const {
  return Build(calls_.size());
}

tree::BuiltTree ToyRun::BuildRoot(std::string_view) const { return Build(1); }

base::Result<view::Observations> ToyRun::Observe(const view::ObserveQuery&, const std::stop_token&) const {
  return NotKnown("the calls of a function");
}

base::Result<std::vector<view::RoutineCalls>> ToyRun::CountCalls(const std::stop_token&) const {
  std::vector<view::RoutineCalls> counts;
  for (const std::string& name : routines_) {
    const auto calls =
        std::count_if(calls_.begin(), calls_.end(), [&](const Call& call) { return call.name == name; });
    counts.push_back(
        {.name = name, .module = "Toy", .around = "", .place = "", .calls = static_cast<uint64_t>(calls)});
  }
  return counts;
}

base::Result<std::vector<view::SourceFile>> ToyRun::CountSource(const std::stop_token&) const {
  return NotKnown("what of the source was executed");
}

base::Result<view::BriefStatistics> ToyRun::CountBriefly() const { return NotKnown("how much it computed"); }

base::Result<view::Statistics> ToyRun::Count(const std::stop_token&) const {
  return NotKnown("how much it computed");
}

base::Result<run::Origins*> ToyRun::origins(std::string_view /*tree*/) const {
  return NotKnown("where values come from");
}

run::Kind ToyKind() {
  const auto open = [](const std::string& path, const run::OnDamage&) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return ToyRun::Read(text.str(), path);
  };
  return {.name = "toy run", .first_bytes = std::string(kFirstLine), .open = open};
}

}  // namespace inquest::toy
