#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <unordered_map>

#include "driver/evaluate.h"
#include "driver/record.h"
#include "strategy/search.h"
#include "strategy/strategy.h"
#include "testing/planted/planted.h"
#include "transform/transform.h"
#include "transform/transformed.h"
#include "tree/edt.h"
#include "value/compare.h"
#include "value/hash.h"
#include "value/print.h"

namespace inquest::planted {

using strategy::Verdict;
using tree::NodeId;

namespace {

// A folder that is gone when this is.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "planted-XXXXXX").string();
    if (mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// A traced run with its tree.
struct Run {
  std::unique_ptr<trail::Trail> trail;
  tree::TrailTree tree;
};

base::Result<Run> Trace(const std::string& source, const std::string& trace) {
  driver::RecordOptions options;
  options.run.source.file = source;
  options.run.input = "/dev/null";
  options.run.max_steps = 5'000'000;
  options.run.output = open("/dev/null", O_WRONLY | O_CLOEXEC);
  const driver::Recorded recorded = driver::RecordProgram(options, {}, trace);
  close(options.run.output);
  if (!recorded.started) return base::Error{source + " does not run."};
  auto trail = trail::Trail::Open(trace);
  if (!trail) return trail.error();
  Run run;
  run.trail = std::move(*trail);
  run.tree = tree::BuildEdt(*run.trail);
  return run;
}

// What the run did not compute stands for anything: the right program must not need it.
std::string AsExpression(std::string text) {
  std::string expression;
  bool in_string = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"' && (i == 0 || text[i - 1] != '\\')) in_string = !in_string;
    const bool alone =
        (i == 0 || text[i - 1] == ' ' || text[i - 1] == '(' || text[i - 1] == ',' || text[i - 1] == '[') &&
        (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == ')' || text[i + 1] == ',' ||
         text[i + 1] == ']');
    if (!in_string && text[i] == '_' && alone) {
      expression += "undefined";
    } else {
      expression += text[i];
    }
  }
  return expression;
}

class ExperimentOf : public Experiment {
 public:
  ExperimentOf(const Program& program, Fault fault) : program_(program), fault_(std::move(fault)) {}

  base::Status Prepare() {
    const size_t at = program_.text.find(fault_.from);
    if (at == std::string::npos)
      return base::Error{program_.name + " does not contain `" + fault_.from + "`."};
    std::string faulty_text = program_.text;
    faulty_text.replace(at, fault_.from.size(), fault_.to);
    right_source_ = folder_.file("Right.hs");
    std::ofstream(right_source_) << program_.text;
    std::ofstream(folder_.file("Faulty.hs")) << faulty_text;
    auto faulty = Trace(folder_.file("Faulty.hs"), folder_.file("faulty.trace"));
    if (!faulty) return faulty.error();
    faulty_ = std::move(*faulty);
    auto right = Trace(right_source_, folder_.file("right.trace"));
    if (!right) return right.error();
    right_ = std::move(*right);
    for (uint32_t i = 0; i < right_.tree.tree.size(); ++i) {
      known_.emplace(CallOf(*right_.tree.behaviours, NodeId(i)), NodeId(i));
    }
    return base::Unit{};
  }

  size_t nodes() const override { return faulty_.tree.tree.size(); }
  bool shows() override { return Judge(*faulty_.tree.behaviours, tree::Tree::root()) == Verdict::kWrong; }

  Ended Run(const std::string& strategy_name, const std::string& order,
            const std::string& transform) override {
    Ended ended{strategy_name, order, transform, 0, false, "", ""};
    const tree::Tree* searched = &faulty_.tree.tree;
    const tree::Behaviours* behaviours = faulty_.tree.behaviours.get();
    std::unique_ptr<transform::TransformedTree> reshaped;
    if (!transform.empty()) {
      reshaped =
          std::make_unique<transform::TransformedTree>(transform::Find(transform), *searched, *behaviours);
      searched = &reshaped->tree();
      behaviours = reshaped.get();
    }
    strategy::Search search(*searched, behaviours,
                            order == "innermost"    ? strategy::Order::kInnermost
                            : order == "evaluation" ? strategy::Order::kEvaluation
                                                    : strategy::Order::kOutermost);
    const auto strategy = strategy::Make(strategy_name);
    while (const auto node = strategy->Next(search)) {
      ++ended.questions;
      const Verdict verdict = Judge(*behaviours, *node);
      ended.transcript += "  " +
                          value::Text(behaviours->terms(), behaviours->Describe(*node), {.columns = 150}) +
                          (verdict == Verdict::kCorrect ? " yes\n"
                           : verdict == Verdict::kWrong ? " no\n"
                                                        : " don't know\n");
      search.Judge(*node, verdict);
      if (ended.questions > searched->size()) break;
    }
    const auto finding = search.finding();
    if (!finding.has_value()) {
      ended.found = "nothing";
      return ended;
    }
    auto name = [&](NodeId node) { return behaviours->routine(searched->routine(node)).name; };
    ended.found = name(finding->node);
    ended.is_right = IsPlanted(ended.found);
    // A node that stands for several names the parts in its code.
    for (NodeId node : finding->dont_knows) {
      ended.found += ", " + name(node);
      ended.is_right = ended.is_right || IsPlanted(name(node));
    }
    return ended;
  }

 private:
  bool IsPlanted(const std::string& routine) const {
    return (" or " + fault_.routine + " or ").find(" or " + routine + " or ") != std::string::npos;
  }

  // A call without its result.
  static std::string CallOf(const tree::Behaviours& behaviours, NodeId node) {
    value::Statement statement = behaviours.Describe(node);
    statement.result = {};
    std::string text = statement.name;
    for (const value::Term& argument : statement.arguments) {
      text += " " + value::HashText(value::HashOf(behaviours.terms(), argument));
    }
    for (const value::Binding& binding : statement.free_variables) {
      text += " with " + binding.name + value::HashText(value::HashOf(behaviours.terms(), binding.value));
    }
    return text;
  }

  Verdict Judge(const tree::Behaviours& behaviours, NodeId node) {
    const value::Statement statement = behaviours.Describe(node);
    const std::string key = value::Text(behaviours.terms(), statement);
    auto [found, is_new] = verdicts_.try_emplace(key, Verdict::kDontKnow);
    if (is_new) found->second = Compute(behaviours, node, statement);
    return found->second;
  }

  Verdict Compute(const tree::Behaviours& behaviours, NodeId node, const value::Statement& statement) {
    // The right program made the same call, perhaps several times with different effects.
    const auto [first, last] = known_.equal_range(CallOf(behaviours, node));
    std::optional<Verdict> verdict;
    for (auto known = first; known != last; ++known) {
      const value::Statement right = right_.tree.behaviours->Describe(known->second);
      const Verdict one =
          Compare(behaviours.terms(), statement.result, right_.tree.behaviours->terms(), right.result, true);
      if (one == Verdict::kCorrect) return one;
      verdict = verdict.has_value() && *verdict != one ? Verdict::kDontKnow : one;
    }
    if (verdict.has_value()) return *verdict;
    if (!statement.free_variables.empty() || statement.name.starts_with("(\\")) return Verdict::kDontKnow;
    std::string text = value::Text(behaviours.terms(), statement);
    const std::string result = value::Text(behaviours.terms(), statement.result);
    text.resize(text.size() - result.size() - 3);  // without " = result"
    const std::string expression = AsExpression(text);
    const auto right = driver::Evaluate({.file = right_source_}, program_.text, expression);
    if (!right.ok()) return Verdict::kDontKnow;
    return Compare(behaviours.terms(), statement.result, *right->terms, right->result, expression == text);
  }

  // `is_certain`: all arguments are known, so that what the right program did not compute is no one's fault.
  static Verdict Compare(const value::Terms& terms, value::Term result, const value::Terms& right_terms,
                         value::Term right, bool is_certain) {
    using value::Unknown;
    if (!value::FirstDifference(terms, result, right_terms, right, Unknown::kMatchesOnLeft)) {
      return Verdict::kCorrect;
    }
    const auto difference =
        value::FirstDifference(terms, result, right_terms, right, Unknown::kMatchesOnEither);
    value::View left_view, right_view;
    if (!difference.has_value()) {
      // What a function holds is computed when it is applied: here it may differ.
      right_terms.Look(right, &right_view);
      const bool certain = is_certain && right_view.kind != value::Kind::kFunction;
      return certain ? Verdict::kCorrect : Verdict::kDontKnow;
    }
    // Functions cannot be compared, nor what failed only because an argument is unknown.
    terms.Look(difference->left, &left_view);
    right_terms.Look(difference->right, &right_view);
    bool function = left_view.kind == value::Kind::kFunction || right_view.kind == value::Kind::kFunction;
    bool unknown = !is_certain && right_view.kind == value::Kind::kError;
    // An action that read something else may well do something else.
    bool read =
        left_view.kind == value::Kind::kAction &&
        (left_view.text.starts_with("reads ") || left_view.text.find("; reads ") != std::string::npos);
    return function || unknown || read ? Verdict::kDontKnow : Verdict::kWrong;
  }

  Program program_;
  Fault fault_;
  Folder folder_;
  std::string right_source_;
  struct Run faulty_, right_;
  std::unordered_multimap<std::string, NodeId> known_;  // calls of the right program
  std::unordered_map<std::string, Verdict> verdicts_;
};

}  // namespace

base::Result<Program> ReadProgram(const std::string& path) {
  std::ifstream file(path);
  if (!file) return base::Error{"Cannot read " + path + "."};
  Program program;
  program.name = std::filesystem::path(path).stem().string();
  std::string line;
  while (std::getline(file, line)) {
    constexpr std::string_view kPlant = "-- plant: ";
    if (!line.starts_with(kPlant)) {
      program.text += line + "\n";
      continue;
    }
    const std::string rest = line.substr(kPlant.size());
    const size_t bar = rest.find(" | "), arrow = rest.find(" => ");
    if (bar == std::string::npos || arrow == std::string::npos || arrow < bar) {
      return base::Error{path + ": a planted fault reads `-- plant: ROUTINE | TEXT => TEXT`."};
    }
    program.faults.push_back(
        {rest.substr(0, bar), rest.substr(bar + 3, arrow - bar - 3), rest.substr(arrow + 4)});
  }
  return program;
}

base::Result<std::unique_ptr<Experiment>> Experiment::Create(const Program& program, const Fault& fault) {
  auto experiment = std::make_unique<ExperimentOf>(program, fault);
  if (auto status = experiment->Prepare(); !status.ok()) return status.error();
  return std::unique_ptr<Experiment>(std::move(experiment));
}

}  // namespace inquest::planted
