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
Answer FaultyRun::AnswerTo(const session::Session& session, const session::Question& question) {
  std::string key;
  const std::vector<NodeId> parts = session.state().numbering().PartsOf(question.node);
  for (const NodeId part : parts) {
    // Nodes that were added to the tree have other numbers in each search.
    const auto prefix = run_.behaviours().PrefixOf(part);
    key += std::to_string(prefix->whole.index) + "@" + std::to_string(prefix->length) + " ";
  }
  const auto [found, is_new] = answers_.try_emplace(key);
  if (is_new) {
    found->second = parts.size() == 1 ? judge_.Of(parts[0]) : judge_.OfComposed(parts);
    if (found->second.verdict == Verdict::kDontKnow) {
      dont_knows_[found->second.why].push_back(TextOf(session, question));
    }
    NoteKey(session, question, found->second);
  }
  return found->second;
}

std::string FaultyRun::TextOf(const session::Session& session, const session::Question& question) {
  return session::DescribeStatement(session.behaviours(), question.node, kStatementColumns);
}

void FaultyRun::NoteKey(const session::Session& session, const session::Question& question,
                        const Answer& answer) {
  if (answer.verdict != Verdict::kCorrect && answer.verdict != Verdict::kWrong) return;
  const auto [found, is_new] = by_key_.try_emplace(question.key, answer.verdict);
  if (!is_new && found->second != answer.verdict) ambiguous_.push_back(TextOf(session, question));
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
  auto session = session::Session::Create(
      {run_.tree(), run_.behaviours(), run_.growing()},
      {.strategy = way.strategy, .order = way.order, .transforms = way.transforms, .statement_columns = 0});
  if (!session.ok()) {
    ended.as = Ended::As::kRefused;
    ended.found = session.error().message;
    return ended;
  }
  session::Response response = (*session)->Current();
  while (response.question.has_value()) {
    const Answer answer = AnswerTo(**session, *response.question);
    ++ended.questions;
    if (transcript != nullptr)
      *transcript += "    " + TextOf(**session, *response.question) + " ? " + WordFor(answer) + "\n";
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
