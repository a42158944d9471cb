#include <algorithm>
#include <utility>
#include <vector>

#include "interface/terminal/dialogue.h"
#include "interface/terminal/look_text.h"
#include "interface/terminal/render.h"
#include "value/ascii.h"

namespace inquest::terminal {
namespace {

using session::Response;
using session::ResponseKind;

struct ScriptLine {
  std::string_view text;
  size_t number;
};

std::vector<ScriptLine> LinesOf(const Script& script) {
  std::vector<ScriptLine> lines;
  std::string_view rest = script.text == nullptr ? std::string_view() : std::string_view(*script.text);
  for (size_t number = 1; !rest.empty(); ++number) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const size_t begin = line.find_first_not_of(" \t\r");
    if (begin != std::string_view::npos && line[begin] != '#') lines.push_back({line, number});
  }
  return lines;
}

// Whether it is never refused where there is a question, and shows nothing before it is answered.
bool SurelyAnswers(std::string_view line) {
  using session::CommandKind;
  const auto command = session::ParseCommand(line);
  if (!command) return false;
  const CommandKind kind = command->kind;
  return kind == CommandKind::kYes || kind == CommandKind::kNo || kind == CommandKind::kDontKnow ||
         kind == CommandKind::kInadmissible;
}

class ScriptRunner {
 public:
  ScriptRunner(session::Session& session, FILE* out, bool ascii,
               const std::function<void(const std::string&)>& complain)
      : session_(session), out_(out), complain_(complain), screen_(TranscriptScreen(ascii)) {}

  Ending Run(const Script& script) {
    Tell(session_.Current());
    const std::vector<ScriptLine> lines = LinesOf(script);
    for (const ScriptLine& line : lines) {
      if (SurelyAnswers(line.text)) Announce();
      if (!Obey(line.text, script.name + ":" + std::to_string(line.number) + ": ")) break;
    }
    return End();
  }

 private:
  // In the order of what happened, also where both go to one place.
  void Complain(const std::string& text) {
    std::fflush(out_);
    complain_(text);
  }

  // Whoever reads along sees the question before the answer is worked on.
  void Announce() {
    if (pending_.empty()) return;
    announced_ = true;
    Write(pending_);
    std::fflush(out_);
  }

  // False: quit.
  bool Obey(std::string_view line, const std::string& place) {
    const auto command = session::ParseCommand(line, session_.ViewNames(), session_.WordsNow());
    if (!command) {
      Complain(place + command.error().message);
      return true;
    }
    const size_t steps = session_.steps().size();
    Response response = session_.Execute(*command);
    if (response.kind == ResponseKind::kQuit) return false;
    if (response.kind == ResponseKind::kRefusal) {
      if (!response.warning.empty()) Complain(response.warning);
      Complain(place + response.sentence);
      return true;
    }
    const bool answered = session_.steps().size() > steps && session_.steps().back().question != 0;
    if (answered) WriteAnswered(TranscriptLine(session_.steps().back()));
    Tell(std::move(response));
    return true;
  }

  Ending End() {
    if (!pending_.empty()) Write(announced_ ? "\n" : pending_ + "\n");
    if (standing_ == ResponseKind::kFinding) return Ending::kFinding;
    return standing_ == ResponseKind::kNoFault ? Ending::kNoFault : Ending::kStopped;
  }

  void Write(std::string_view text) {
    const std::string shown = screen_.ascii ? value::AsciiText(text) : std::string(text);
    std::fwrite(shown.data(), 1, shown.size(), out_);
  }

  void WriteAnswered(std::string_view line) {
    if (announced_ && line.starts_with(pending_)) {
      line.remove_prefix(pending_.size());
    } else if (announced_) {
      Write("\n");  // of a damaged trace the whole tree may tell another main than its beginning did
    }
    Write(line);
    Write("\n");
    announced_ = false;
  }

  void Tell(Response response) {
    if (!response.warning.empty()) Complain(std::exchange(response.warning, ""));
    response.unasked.clear();  // not asked: not in the transcript
    Write(NotesText(response, screen_) + LookText(response.look, screen_));
    if (response.kind == ResponseKind::kInformation) return;
    standing_ = response.kind;
    pending_.clear();
    if (response.finding) Write(FindingText(*response.finding, screen_));
    if (response.question)
      pending_ = std::to_string(response.question->number) + ". " + response.question->statement + " ?";
  }

  session::Session& session_;
  FILE* const out_;
  const std::function<void(const std::string&)>& complain_;
  const Screen screen_;
  ResponseKind standing_ = ResponseKind::kQuestion;
  std::string pending_;     // the question that waits for an answer
  bool announced_ = false;  // it is written already, without the end of its line
};

}  // namespace

Ending RunScript(session::Session& session, const Script& script, FILE* out,
                 const std::function<void(const std::string&)>& complain, bool ascii) {
  return ScriptRunner(session, out, ascii, complain).Run(script);
}

}  // namespace inquest::terminal
