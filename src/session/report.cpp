#include "session/report.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "session/json.h"

namespace inquest::session {
namespace {

using nlohmann::json;

std::string_view OutcomeName(ResponseKind standing) {
  if (standing == ResponseKind::kFinding) return "finding";
  return standing == ResponseKind::kNoFault ? "no fault" : "stopped";
}

// What was asked, and what was judged without asking, in order.
json QuestionsJson(const std::vector<Step>& steps) {
  json questions = json::array();
  for (const Step& step : steps) {
    if (step.question == 0) continue;
    questions.push_back({{"number", step.question},
                         {"node", step.node_number},
                         {"statement", step.statement},
                         {"answer", step.answer}});
  }
  return questions;
}

// Those on the present tree: another tree begins anew with what is known by statements.
json VerdictsJson(const Session& session) {
  std::vector<const Event*> judged, outside;
  for (const Step& step : session.steps()) {
    for (const Event& event : step.events) {
      if (event.kind == EventKind::kTree || event.kind == EventKind::kTransform) judged.clear();
      if (event.kind == EventKind::kZoom) outside = std::exchange(judged, {});
      if (event.kind == EventKind::kZoomOut) judged = std::exchange(outside, {});
      if (event.kind == EventKind::kJudge) judged.push_back(&event);
    }
  }
  json verdicts = json::array();
  for (const Event* event : judged) {
    verdicts.push_back({{"node", session.state().NumberOf(event->node)},
                        {"verdict", NameOf(event->verdict)},
                        {"by", NameOf(event->by)}});
    if (!event->name.empty()) verdicts.back()["author"] = event->name;
  }
  return verdicts;
}

}  // namespace

std::string ReportJson(Session& session) {
  session.StopPreparing();  // looks at the run
  const Response current = session.Current();
  // Those that were rejected or followed by a further one.
  json earlier = json::array();
  const size_t count = session.findings().size() - (current.finding ? 1 : 0);
  for (size_t i = 0; i < count; ++i) earlier.push_back(ToJson(session.findings()[i]));
  json report = {{"outcome", OutcomeName(current.kind)},        {"strategy", session.state().strategy_name()},
                 {"order", session.state().order_name()},       {"transforms", session.state().transforms()},
                 {"questions", QuestionsJson(session.steps())}, {"verdicts", VerdictsJson(session)},
                 {"earlier_findings", std::move(earlier)}};
  report["finding"] = current.finding ? ToJson(*current.finding) : json(nullptr);
  report["question"] = current.question ? ToJson(*current.question) : json(nullptr);
  return ToLine(report);
}

}  // namespace inquest::session
