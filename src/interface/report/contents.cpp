#include "interface/report/contents.h"

#include "interface/terminal/render.h"

namespace inquest::report {
namespace {

std::string TitleOf(const session::Response& current) {
  if (current.finding) return "The fault is in " + terminal::NameOf(current.finding->fault.routine);
  if (current.kind == session::ResponseKind::kNoFault) return "No fault was found";
  if (current.question) return "A search that is not over: " + terminal::NameOf(current.question->routine);
  return "A session";
}

std::string SearchOf(const session::State& state) {
  std::string text = "Strategy " + state.strategy_name() + ", order " + std::string(state.order_name());
  if (!state.transforms().empty()) text += ", transform " + state.transforms();
  return text + ".";
}

}  // namespace

Contents Collect(session::Session& session) {
  session.StopPreparing();  // looks at the run
  session::Response current = session.Current();
  Contents contents{.title = TitleOf(current),
                    .sentence = current.finding ? "" : current.sentence,
                    .search = SearchOf(session.state())};
  const size_t earlier = session.findings().size() - (current.finding ? 1 : 0);
  for (size_t i = 0; i < earlier; ++i) contents.earlier.push_back(session.findings()[i]);
  for (const session::Step& step : session.steps()) {
    if (step.question != 0) contents.answered.push_back({step.question, step.statement, step.answer});
  }
  contents.finding = std::move(current.finding);
  contents.question = std::move(current.question);
  return contents;
}

}  // namespace inquest::report
