#include "testing/planted/search.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "transform/transform.h"

namespace inquest::planted {

using session::CommandKind;
using strategy::Verdict;
using tree::NodeId;

namespace {

constexpr size_t kStatementColumns = 160;
constexpr size_t kUnfoldedColumns = 100'000;

CommandKind CommandFor(Verdict verdict) {
  switch (verdict) {
    case Verdict::kCorrect:
      return CommandKind::kYes;
    case Verdict::kWrong:
      return CommandKind::kNo;
    case Verdict::kInadmissible:
      return CommandKind::kInadmissible;
    case Verdict::kNone:
    case Verdict::kDontKnow:
    case Verdict::kTrusted:
      return CommandKind::kDontKnow;
  }
  return CommandKind::kDontKnow;
}

std::string WordFor(const Answer& answer) {
  switch (answer.verdict) {
    case Verdict::kCorrect:
      return "yes";
    case Verdict::kWrong:
      return "no";
    case Verdict::kInadmissible:
      return "inadmissible";
    case Verdict::kNone:
    case Verdict::kDontKnow:
    case Verdict::kTrusted:
      return "don't know" + (answer.why.empty() ? "" : " (" + answer.why + ")");
  }
  return "";
}

bool IsLambda(const std::string& routine) { return routine.starts_with("\\") || routine.starts_with("(\\"); }

// Operators are named with or without parentheses.
std::string Bare(std::string name) {
  if (name.size() > 2 && name.front() == '(' && name.back() == ')' && name[1] != '\\') {
    return name.substr(1, name.size() - 2);
  }
  return name;
}

bool Lies(uint32_t line, const mutation::Place::Candidate& candidate) {
  return candidate.first_line <= line && line <= candidate.last_line;
}

}  // namespace

// By what it is about, not by how it reads: two statements that read the same may have different answers.
FaultyRun::Known FaultyRun::AnswerTo(const session::Session& session, const session::Question& question) {
  std::string key;
  const std::vector<NodeId> parts = session.state().numbering().PartsOf(question.node);
  for (const NodeId part : parts) {
    // Nodes that were added to the tree have other numbers in each search.
    const auto prefix = run_.behaviours().PrefixOf(part);
    key += std::to_string(prefix->whole.index) + "@" + std::to_string(prefix->length) + " ";
  }
  const auto [found, is_new] = answers_.try_emplace(key);
  if (is_new) {
    Answer& answer = found->second.answer;
    answer = parts.size() == 1 ? judge_.Of(parts[0]) : judge_.OfComposed(parts);
    if (answer.verdict == Verdict::kDontKnow) dont_knows_[answer.why].push_back(TextOf(session, question));
    const std::string text =
        session::DescribeStatement(session.behaviours(), question.node, kUnfoldedColumns);
    NoteKey(session, question, answer, text);
    found->second.columns = static_cast<uint32_t>(text.size());
  }
  return found->second;
}

// The judge names parts as values are built. Where they are shown otherwise, or are actions, the whole is
// meant.
value::Path FaultyRun::ShownPath(NodeId node, const value::Path& path) const {
  const value::Terms& terms = run_.behaviours().terms();
  const value::Statement statement = run_.behaviours().Describe(node);
  value::Path shown;
  for (const value::Step& step : path) {
    if (!shown.empty()) {
      const auto target = value::Resolve(terms, statement, shown);
      if (!target.ok() || target->is_function) break;
      value::View view;
      terms.Look(target->term, &view);
      const bool is_plain = view.kind == value::Kind::kConstructor && view.name != "fromList" &&
                            view.name != "array" && !view.rope_of_field.has_value();
      if (!is_plain) break;
    }
    shown.push_back(step);
    if (!value::Resolve(terms, statement, shown).ok()) {
      shown.pop_back();
      break;
    }
  }
  return shown;
}

// What `main` printed, from the first character on that the right program does not print: `r.2.1.7`.
value::Path FaultyRun::PathOfOutput() const {
  const std::string& printed = run_.observed().out;
  const std::string right = judge_.RightOutput();
  if (printed == right) return {};
  size_t same = 0;
  while (same < std::min(printed.size(), right.size()) && printed[same] == right[same]) ++same;
  const value::Terms& terms = run_.behaviours().terms();
  const value::Statement statement = run_.behaviours().Describe(tree::Tree::root());
  value::Path last;
  size_t bytes = 0;
  for (uint64_t effect = 1;; ++effect) {
    value::Path path = {{value::Step::Kind::kResult, 0}, {value::Step::Kind::kPosition, effect}};
    const auto target = value::Resolve(terms, statement, path);
    if (!target.ok()) break;
    value::View view;
    terms.Look(target->term, &view);
    if (view.name != "prints" || view.fields.empty()) continue;
    value::Term cell = view.fields[0];
    path.push_back({value::Step::Kind::kPosition, 1});
    for (uint64_t index = 1;; ++index) {
      terms.Look(cell, &view);
      if (view.style != value::Style::kList || view.fields.size() != 2) {
        last = path;
        last.push_back({value::Step::Kind::kRest, index});
        break;
      }
      const value::Term next = view.fields[1];
      terms.Look(view.fields[0], &view);
      const uint32_t code = view.code;
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (bytes > same) {
        path.push_back({value::Step::Kind::kPosition, index});
        return path;
      }
      cell = next;
    }
  }
  return last;
}

value::Path FaultyRun::PathToMark(const session::Session& session, const session::Question& question,
                                  const Answer& answer) {
  const std::vector<NodeId> parts = session.state().numbering().PartsOf(question.node);
  if (parts.size() != 1 || answer.verdict != Verdict::kWrong) return {};
  if (run_.behaviours().PrefixOf(parts[0])->whole != parts[0]) return {};
  if (parts[0] == tree::Tree::root()) return PathOfOutput();
  const auto path = value::ParsePath(answer.why);
  return path.ok() ? ShownPath(parts[0], *path) : value::Path();
}

void FaultyRun::CheckSlice(NodeId node, const value::Path& path) {
  const std::string text = session::DescribeStatement(run_.behaviours(), node, kStatementColumns) + " at " +
                           value::PathText(path) + ": ";
  if (!checked_.insert(text).second) return;
  const auto slice = slicer_->MakeSlice(tree_name_, {{node.index, path}});
  if (!slice.ok()) {
    incomplete_slices_.push_back(text + slice.error().message);
    return;
  }
  ++slices_;
  constexpr size_t kAtOnce = 1000;
  size_t count = 0;
  for (bool goes_on = true; goes_on;) {
    const std::vector<uint64_t> nodes = (*slice)->Next(kAtOnce);
    for (const uint64_t number : nodes) {
      const NodeId each(static_cast<uint32_t>(number));
      const NodeCode code{
          run_.behaviours().routine(run_.tree().routine(each)), run_.behaviours().CodeOf(each), {}};
      if (IsPlanted(code)) return;
    }
    count += nodes.size();
    goes_on = nodes.size() == kAtOnce;
  }
  incomplete_slices_.push_back(text + std::to_string(count) + " nodes");
}

std::string FaultyRun::TextOf(const session::Session& session, const session::Question& question) {
  return session::DescribeStatement(session.behaviours(), question.node, kStatementColumns);
}

void FaultyRun::NoteKey(const session::Session& session, const session::Question& question,
                        const Answer& answer, const std::string& text) {
  if (answer.verdict != Verdict::kCorrect && answer.verdict != Verdict::kWrong) return;
  const std::string routine = std::to_string(question.routine.first_line) + " ";
  const bool is_same_key = HasOtherAnswer("key " + question.key, answer.verdict);
  // What folds leave out may differ.
  const bool is_same_text =
      text.find("«") == std::string::npos && HasOtherAnswer("text " + routine + text, answer.verdict);
  if (is_same_key || is_same_text) ambiguous_.push_back(TextOf(session, question));
}

bool FaultyRun::HasOtherAnswer(const std::string& statement, Verdict verdict) {
  const auto [found, is_new] = by_statement_.try_emplace(statement, verdict);
  return !is_new && found->second != verdict;
}

template <typename Code>
bool FaultyRun::IsPlanted(const Code& code) const {
  return std::any_of(
      place_.candidates.begin(), place_.candidates.end(), [&](const mutation::Place::Candidate& candidate) {
        const bool name_fits = candidate.name.empty() ? IsLambda(code.routine.name)
                                                      : Bare(code.routine.name) == Bare(candidate.name);
        if (name_fits && Lies(code.code.first_line, candidate)) return true;
        return std::any_of(code.further_code.begin(), code.further_code.end(),
                           [&](const view::Code& further) { return Lies(further.first_line, candidate); });
      });
}

void FaultyRun::Judge(const session::Finding& finding, Ended* ended) const {
  std::set<std::pair<std::string, uint32_t>> routines;
  bool has_planted = false;
  auto add = [&](const auto& code) {
    has_planted = has_planted || IsPlanted(code);
    routines.insert({code.routine.name, code.routine.first_line});
    ended->equations += 1;
    ended->found += (ended->found.empty() ? "" : ", ") + code.routine.name + " at line " +
                    std::to_string(code.code.first_line);
    for (const view::Code& further : code.further_code) {
      ended->equations += 1;
      ended->found += ", line " + std::to_string(further.first_line);
      const bool is_inside =
          code.routine.first_line <= further.first_line && further.first_line <= code.routine.last_line;
      if (!is_inside) routines.insert({"", further.first_line});
    }
  };
  add(finding.fault);
  ended->node = NodeId(static_cast<uint32_t>(finding.fault.node_number));
  for (const session::Suspect& code : finding.cycle) add(code);
  for (const session::Suspect& code : finding.or_else) add(code);
  ended->routines = static_cast<uint32_t>(routines.size());
  if (ended->routines > 1) {
    ended->why = !finding.or_else.empty() ? Ended::Why::kDontKnows
                 : !finding.cycle.empty() ? Ended::Why::kCycle
                                          : Ended::Why::kCompound;
  }
  ended->as = !has_planted           ? Ended::As::kWrong
              : ended->routines == 1 ? Ended::As::kFound
                                     : Ended::As::kAmongSeveral;
}

// Statements are not written: what is asked is known by its nodes.
Ended FaultyRun::Search(const Way& way, std::string* transcript) {
  Ended ended;
  if (way.marks && slicer_ == nullptr)
    slicer_ = std::make_unique<traced::TrailSlices>(run_.trail(), tree_name_ == "fdt");
  auto session = session::Session::Create({run_.tree(), run_.behaviours(), run_.growing()},
                                          {.strategy = way.strategy,
                                           .order = way.order,
                                           .transforms = way.transforms,
                                           .slicer = way.marks ? slicer_.get() : nullptr,
                                           .statement_columns = 0});
  if (!session.ok()) {
    ended.as = Ended::As::kRefused;
    ended.found = session.error().message;
    return ended;
  }
  session::Response response = (*session)->Current();
  while (response.question.has_value()) {
    const Known known = AnswerTo(**session, *response.question);
    const Answer& answer = known.answer;
    ++ended.questions;
    ended.columns += known.columns;
    if (transcript != nullptr)
      *transcript += "    " + TextOf(**session, *response.question) + " ? " + WordFor(answer) + "\n";
    const value::Path path = way.marks ? PathToMark(**session, *response.question, answer) : value::Path();
    if (!path.empty()) {
      if (way.checks_slices)
        CheckSlice((*session)->state().numbering().OriginalOf(response.question->node), path);
      if (transcript != nullptr) *transcript += "      marked " + value::PathText(path) + "\n";
      session::Response marked =
          (*session)->Execute({.kind = CommandKind::kMark, .text = value::PathText(path)});
      if (marked.kind != session::ResponseKind::kRefusal) {
        response = std::move(marked);
        continue;
      }
    }
    response = (*session)->Execute({.kind = CommandFor(answer.verdict)});
    // What was known when adds nodes as it is asked: no more than a few for each of the tree.
    if (ended.questions > 10 * run_.tree().size() + 100) {
      ended.as = Ended::As::kRefused;
      ended.found = "it asks for ever";
      return ended;
    }
  }
  if (response.finding.has_value()) Judge(*response.finding, &ended);
  if (!response.finding.has_value()) ended.found = "no fault: " + response.sentence;
  return ended;
}

}  // namespace inquest::planted
