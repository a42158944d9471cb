#include <algorithm>

#include "interface/terminal/dialogue.h"
#include "interface/terminal/render.h"

namespace inquest::terminal {
namespace {

using session::Response;
using session::ResponseKind;

// Views are not broken to any width: what a script writes does not depend on where it runs.
constexpr Screen kNoScreen{.columns = 1u << 20, .rows = 24, .color = false};

class ScriptRunner {
 public:
  ScriptRunner(session::Session& session, FILE* out, const std::function<void(const std::string&)>& complain)
      : session_(session), out_(out), complain_(complain) {}

  void Start() { Tell(session_.Current()); }

  // In the order of what happened, also where both go to one place.
  void Complain(const std::string& text) {
    std::fflush(out_);
    complain_(text);
  }

  // False: quit.
  bool Obey(std::string_view line, const std::string& place) {
    const auto command = session::ParseCommand(line, session_.ViewNames());
    if (!command) {
      Complain(place + command.error().message);
      return true;
    }
    const size_t steps = session_.steps().size();
    Response response = session_.Execute(*command);
    if (response.kind == ResponseKind::kQuit) return false;
    if (response.kind == ResponseKind::kRefusal) {
      Complain(place + response.sentence);
      return true;
    }
    const bool answered = session_.steps().size() > steps && session_.steps().back().question != 0;
    if (answered) Write(TranscriptLine(session_.steps().back()) + "\n");
    Tell(response);
    return true;
  }

  Ending End() {
    if (pending_ != "") Write(pending_ + "\n");
    if (standing_ == ResponseKind::kFinding) return Ending::kFinding;
    return standing_ == ResponseKind::kNoFault ? Ending::kNoFault : Ending::kStopped;
  }

 private:
  void Write(const std::string& text) { std::fwrite(text.data(), 1, text.size(), out_); }

  void Tell(Response response) {
    if (!response.warning.empty()) Complain(std::exchange(response.warning, ""));
    response.unasked.clear();  // not asked: not in the transcript
    Write(NotesText(response, kNoScreen));
    if (response.kind == ResponseKind::kInformation) return;
    standing_ = response.kind;
    pending_.clear();
    if (response.finding) Write(FindingText(*response.finding, false));
    if (response.question)
      pending_ = std::to_string(response.question->number) + ". " + response.question->statement + " ?";
  }

  session::Session& session_;
  FILE* const out_;
  const std::function<void(const std::string&)>& complain_;
  ResponseKind standing_ = ResponseKind::kQuestion;
  std::string pending_;  // the question that waits for an answer
};

}  // namespace

Ending RunScript(session::Session& session, const Script& script, FILE* out,
                 const std::function<void(const std::string&)>& complain) {
  ScriptRunner runner(session, out, complain);
  runner.Start();
  std::string_view rest = script.text == nullptr ? std::string_view() : std::string_view(*script.text);
  for (size_t number = 1; !rest.empty(); ++number) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos || line[begin] == '#') continue;
    if (!runner.Obey(line, script.name + ":" + std::to_string(number) + ": ")) break;
  }
  return runner.End();
}

}  // namespace inquest::terminal
