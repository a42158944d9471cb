// The commands that judge.
#include "session/session.h"
#include "session/trust.h"

namespace inquest::session {
namespace {

std::string_view AnswerWord(Verdict verdict) {
  switch (verdict) {
    case Verdict::kCorrect:
      return "yes";
    case Verdict::kWrong:
      return "no";
    case Verdict::kInadmissible:
      return "inadmissible";
    case Verdict::kDontKnow:
      return "don't know";
    case Verdict::kNone:
    case Verdict::kTrusted:
      break;
  }
  return "";
}

// What is known of a program from one session to the next; a person may know more next time. What is said of
// one node means nothing in another run.
bool IsKept(const Event& event) {
  return event.kind == EventKind::kJudge && (event.by == By::kPerson || event.by == By::kExpectedValue) &&
         event.verdict != Verdict::kDontKnow && !IsKeyOfNode(event.key);
}

// What `expect` was given: the part that should have the value, and the expression.
const value::Path kResult = {{value::Step::Kind::kResult, 0}};
struct Expected {
  value::Path part = kResult;
  std::string expression;
};

// `r.2 = EXPR` is about a part; no expression reads like that.
Expected ReadExpected(const std::string& text) {
  constexpr std::string_view kOperator = "!#$%&*+./<=>?@\\^|-~:";
  Expected expected{.expression = text};
  const size_t equals = text.find('=');
  if (equals == std::string::npos || equals + 1 == text.size()) return expected;
  if (kOperator.find(text[equals + 1]) != kOperator.npos) return expected;
  auto part = value::ParsePath(Trim(std::string_view(text).substr(0, equals)));
  const bool begins = part && !part->empty() && part->front().kind != value::Step::Kind::kPosition &&
                      part->front().kind != value::Step::Kind::kRest;
  if (!begins) return expected;
  return {.part = std::move(*part),
          .expression = std::string(Trim(std::string_view(text).substr(equals + 1)))};
}

}  // namespace

Response Session::NoQuestion() const {
  if (at_finding_) {
    return Refuse(
        "There is no question now: the fault was found. Type zoom to look inside its equation, reject if it "
        "is "
        "not right, next to look for a further one, undo, or quit.");
  }
  return Refuse("There is no question now. Type undo to take the last answer back, or quit.");
}

Response Session::Answer(const Command& command, Verdict verdict, By by) {
  if (!question_) return NoQuestion();
  Step step = MakeAnswer(command, AnswerWord(verdict));
  step.events.push_back({.kind = EventKind::kJudge,
                         .node = question_->node,
                         .verdict = verdict,
                         .by = by,
                         .key = question_->key,
                         .name = command.by});
  // What an agent says holds for this session only.
  step.remembered = options_.answers != nullptr && command.by.empty();
  return Commit(std::move(step));
}

Response Session::Expect(const Command& command, const Work& work) {
  const Expected expected = ReadExpected(command.text);
  if (!question_) return NoQuestion();
  if (state_->zoomed()) return Refuse("Inside an equation, compare the value yourself and type yes or no.");
  if (options_.evaluator == nullptr) {
    return Refuse(
        "Expressions cannot be evaluated in this session. Compare the result yourself and type yes or no.");
  }
  const bool of_part = expected.part != kResult;
  if (of_part && !NodeToMark()) return Refuse(NodeToMark().error().message);
  const NodeId node = state_->numbering().OriginalOf(question_->node);
  const auto compared = options_.evaluator->Compare(state_->run_behaviours(), node, expected.part,
                                                    expected.expression, work.stop);
  if (work.stop.stop_requested()) return Refuse(kStopped);
  if (!compared) return Refuse(compared.error().message);
  if (of_part) return AnswerOfPart(command, value::PathText(expected.part), *compared, work);
  // What differs first is marked, where the run tells what it depends on.
  const auto path = value::ParsePath(compared->difference);
  auto marked = compared->equal || !path ? base::Result<Step>(base::Error{""})
                                         : MarkStep(command, {*path}, By::kExpectedValue, work);
  const bool is_wrong = marked.ok() && marked->events.front().verdict == Verdict::kWrong;
  if (is_wrong) marked->answer = "no";
  Response response =
      is_wrong ? Commit(std::move(*marked))
               : Answer(command, compared->equal ? Verdict::kCorrect : Verdict::kWrong, By::kExpectedValue);
  if (is_wrong) response.marked = TextOfMark();
  response.compared = compared->equal ? "Yes, that is the result."
                      : compared->difference.empty()
                          ? "No, that is not the result."
                          : "No, the result differs at " + compared->difference + ".";
  return response;
}

// A part that is as expected says nothing of the others; one that is not is marked.
Response Session::AnswerOfPart(const Command& command, const std::string& part,
                               const Evaluator::Comparison& compared, const Work& work) {
  if (compared.equal) {
    return {.kind = ResponseKind::kInformation,
            .sentence = "Yes, " + part + " is that. The question is still about the whole statement."};
  }
  const auto path = value::ParsePath(compared.difference);
  if (!path) return Refuse(path.error().message);
  auto marked = MarkStep(command, {*path}, command.by.empty() ? By::kPerson : By::kAgent, work);
  if (!marked) return Refuse(marked.error().message);
  Response response = Commit(std::move(*marked));
  if (response.kind == ResponseKind::kRefusal) return response;
  response.marked = TextOfMark();
  response.compared = "No, it differs at " + compared.difference + ".";
  return response;
}

base::Result<std::vector<Event>> Session::TrustEvents(const Command& command) const {
  std::vector<Event> events;
  const bool module = command.kind == CommandKind::kTrustModule;
  if (command.text.empty() || (question_ && !module && command.text == question_->routine.name)) {
    if (!question_) return base::Error{NoQuestion().sentence};
    if (module) {
      AddTrustEvents(state_->tree(), behaviours(), {question_->routine.module, ""}, &events);
    } else {
      // This one alone: other local functions may have its name.
      events.push_back({.kind = EventKind::kTrust,
                        .routine = state_->tree().routine(question_->node),
                        .name = question_->routine.name});
    }
    return events;
  }
  if (module) {
    AddTrustEvents(state_->tree(), behaviours(), {command.text, ""}, &events);
    if (events.empty()) return base::Error{"No recorded call is of a module `" + command.text + "`."};
    return events;
  }
  const std::vector<TrustedCode> found = FindRoutines(state_->tree(), behaviours(), command.text);
  if (found.empty()) return base::Error{"No recorded call is of a function `" + command.text + "`."};
  if (found.size() > 1) {
    return base::Error{"Several functions are called `" + command.text + "`. Type the one you mean: trust " +
                       found[0].module + "." + found[0].routine + " or trust " + found[1].module + "." +
                       found[1].routine + "."};
  }
  AddTrustEvents(state_->tree(), behaviours(), found[0], &events);
  return events;
}

Response Session::Trust(const Command& command) {
  if (state_->zoomed())
    return Refuse("Inside an equation there are no calls to trust. Answer the question, or type `zoom out`.");
  auto events = TrustEvents(command);
  if (!events) return Refuse(events.error().message);
  if (command.always && options_.answers == nullptr) {
    return Refuse("This session keeps no answers, so it cannot trust for always; type trust without it.");
  }
  Step step = MakeStep(command);
  // An answer to the question if the question is about what is trusted.
  for (const Event& event : *events) {
    if (!question_ || event.routine != state_->tree().routine(question_->node)) continue;
    step = MakeAnswer(command, NameOf(command.kind));
    break;
  }
  step.events = std::move(*events);
  step.remembered = command.always;
  return Commit(std::move(step));
}

Response Session::Skip(const Command& command) {
  if (!question_) return NoQuestion();
  Step step = MakeAnswer(command, "skip");
  step.events.push_back({.kind = EventKind::kSkip, .node = question_->node});
  return Commit(std::move(step));
}

// Said once it shows what the finding rests on; said again, the node becomes don't know.
Response Session::Reject(const Command& command) {
  if (!at_finding_) return Refuse("There is no finding to reject yet. Answer the question, or type help.");
  const Finding& finding = findings_.back();
  if (!rejecting_) {
    rejecting_ = true;
    return {.kind = ResponseKind::kInformation,
            .sentence =
                "The finding rests on these answers. Type `go N` to change the answer to question N, "
                "`node N` to change an answer that was not asked for, or reject again: then `" +
                finding.fault.statement + "` counts as don't know and the search goes on.",
            .finding = finding};
  }
  Step step = MakeStep(command);
  const NodeId node = finding.fault.node;
  step.events.push_back({.kind = EventKind::kJudge,
                         .node = node,
                         .verdict = Verdict::kDontKnow,
                         .by = By::kRejection,
                         .key = KeyOf(node)});
  return Commit(std::move(step));
}

Response Session::Next(const Command& command) {
  if (!at_finding_) return Refuse("No fault was found yet. Answer the question, or type help.");
  Step step = MakeStep(command);
  step.events.push_back({.kind = EventKind::kTakeOut, .node = findings_.back().fault.node});
  return Commit(std::move(step));
}

void Session::Remember(const Step& step) {
  if (options_.answers == nullptr || !step.remembered) return;
  for (const Event& event : step.events) {
    const auto routine = [&](RoutineId id) { return behaviours().routine(id); };
    if (IsKept(event)) {
      const auto info = routine(state_->tree().routine(event.node));
      Write(options_.answers->Remember(event.key, info.module + "." + info.name, step.statement,
                                       event.verdict));
    } else if (event.kind == EventKind::kTrust) {
      const auto info = routine(event.routine);
      Write(options_.answers->Trust({info.module, info.name}));
    }
  }
}

void Session::Forget(const Step& step) {
  if (options_.answers == nullptr || !step.remembered) return;
  for (const Event& event : step.events) {
    if (IsKept(event)) {
      Write(options_.answers->Forget(event.key));
    } else if (event.kind == EventKind::kTrust) {
      const auto info = behaviours().routine(event.routine);
      Write(options_.answers->Distrust({info.module, info.name}));
    }
  }
}

}  // namespace inquest::session
