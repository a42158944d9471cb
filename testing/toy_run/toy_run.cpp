#include "testing/toy_run/toy_run.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
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

base::Result<std::unique_ptr<run::Run>> ToyRun::Read(std::string_view text, const std::string& name) {
  auto run = std::make_unique<ToyRun>();
  run->file_ = name;
  std::istringstream lines{std::string(text)};
  std::string line;
  std::getline(lines, line);
  for (size_t number = 2; std::getline(lines, line); ++number) {
    const auto wrong = [&] {
      return base::Error{"`" + name + "`, line " + std::to_string(number) + ", is no call."};
    };
    const json object = json::parse(line, nullptr, false);
    if (!object.is_object() || !object.contains("name") || !object.contains("result")) return wrong();
    Call call;
    call.name = object["name"].get<std::string>();
    call.statement.name = call.name;
    for (const json& argument : object.value("arguments", json::array())) {
      if (!argument.is_number_integer()) return wrong();
      call.statement.arguments.push_back(run->terms_.Number(argument.get<int64_t>()));
    }
    if (!object["result"].is_number_integer()) return wrong();
    call.statement.result = run->terms_.Number(object["result"].get<int64_t>());
    call.line = object.value("line", 0u);
    if (const json parent = object.value("parent", json()); parent.is_number_unsigned())
      call.parent = parent.get<uint32_t>();
    if (run->calls_.empty() != (call.parent == UINT32_MAX)) return wrong();
    if (!run->calls_.empty() && call.parent >= run->calls_.size()) return wrong();
    const auto known = std::find(run->routines_.begin(), run->routines_.end(), call.name);
    call.routine = tree::RoutineId(static_cast<uint32_t>(known - run->routines_.begin()));
    if (known == run->routines_.end()) run->routines_.push_back(call.name);
    run->calls_.push_back(std::move(call));
  }
  return std::unique_ptr<run::Run>(std::move(run));
}

std::vector<run::TreeKind> ToyRun::trees() const { return {{"calls", "who called whom"}}; }

tree::BuiltTree ToyRun::Build(size_t calls) const {
  tree::Builder builder;
  for (size_t i = 0; i < calls; ++i)
    builder.Add(i == 0 ? NodeId() : NodeId(calls_[i].parent), calls_[i].routine);
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
