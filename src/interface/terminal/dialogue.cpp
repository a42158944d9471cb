#include "interface/terminal/dialogue.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "interface/terminal/help.h"
#include "interface/terminal/look_text.h"
#include "interface/terminal/pick_part.h"
#include "interface/terminal/render.h"
#include "interface/terminal/signals.h"
#include "source/excerpt.h"
#include "value/ascii.h"

namespace inquest::terminal {
namespace {

using session::Response;
using session::ResponseKind;

// What acts at once at a question. Other letters begin too many words: s is skip, show, source, strategy.
constexpr std::string_view kKeys = "ynd?";

class Dialogue {
 public:
  Dialogue(session::Session& session, LineReader& reader, const std::function<Screen()>& screen, FILE* out,
           bool keys, const session::Work& work, const std::function<bool()>& web)
      : session_(session), reader_(reader), screen_(screen), out_(out), work_(work), web_(web), keys_(keys) {}

  Ending Run() {
    if (session_.resumed() && session_.steps().size() > 1) {
      Say(Fit("Continuing the session; steps so far: " + std::to_string(session_.steps().size() - 1) +
                  ". Type transcript to see them, undo to go back.\n",
              screen_(), 0));
    }
    const Response first = session_.Current();
    Tell(first);
    if (!first.unasked.empty() && first.kind != ResponseKind::kQuestion)
      Say(Fit("Answers of earlier sessions led here; with --fresh they are left aside.\n", screen_(), 0));
    session_.Prepare();
    bool interrupted = false;
    while (true) {
      const bool keys = keys_ && standing_ == ResponseKind::kQuestion;
      const Line line = reader_.Read(prompt_, keys ? kKeys : "");
      switch (line.kind) {
        case Line::Kind::kEnd:
          return End();
        case Line::Kind::kTerminated:
          return Ending::kInterrupted;
        case Line::Kind::kInterrupted:
          key_.clear();
          if (interrupted) return Ending::kInterrupted;
          Remark(Fit("Type quit, or Ctrl-C once more, to stop; what was answered is kept.\n", screen_(), 0));
          break;
        case Line::Kind::kText:
          if (!Take(line)) return End();
          break;
      }
      interrupted = line.kind == Line::Kind::kInterrupted;
    }
  }

 private:
  void Say(const std::string& text) {
    const std::string shown = screen_().ascii ? value::AsciiText(text) : text;
    std::fwrite(shown.data(), 1, shown.size(), out_);
    std::fflush(out_);
  }

  // Something else, then back to the question: one line of it, so that it does not push off what was asked
  // for.
  void Remark(const std::string& text) {
    Page(text);
    prompt_ = again_;
  }

  // A screen at a time.
  void Page(std::string_view text) {
    while (true) {
      const size_t rows = std::max<size_t>(screen_().rows, 4) - 2;
      size_t end = 0;
      for (size_t line = 0; line < rows && end < text.size(); ++line) {
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
      }
      Say(std::string(text.substr(0, end)));
      text.remove_prefix(end);
      if (text.empty()) return;
      const Line line = reader_.Read("more: Enter; enough: q ? ", "q");
      if (line.kind != Line::Kind::kText || line.text.starts_with('q')) return;
    }
  }

  Ending End() const {
    if (interrupted_) return Ending::kInterrupted;
    if (standing_ == ResponseKind::kFinding) return Ending::kFinding;
    return standing_ == ResponseKind::kNoFault ? Ending::kNoFault : Ending::kStopped;
  }

  // False: quit. Whoever is used to Enter goes on typing after a key that acted at once: Enter alone, or the
  // rest of a word. A word that means something else than its first letter takes the place of that answer.
  bool Take(const Line& line) {
    const std::string key = std::exchange(key_, line.by_key ? line.text : "");
    if (key.empty() || line.by_key) return Obey(line.text);
    if (line.text.empty()) return true;
    const std::vector<std::string> views = session_.ViewNames();
    const auto word = session::ParseCommand(key + line.text, views);
    if (word && word->kind == session::ParseCommand(key)->kind) return true;
    if (!word || session::ParseCommand(line.text, views)) return Obey(line.text);
    Tell(Execute({.kind = session::CommandKind::kUndo}));
    return Obey(key + line.text);
  }

  // Ctrl-C stops what takes long; the session goes on.
  Response Execute(const session::Command& command) {
    const StopOnInterrupt interrupt;
    return session_.Execute(command, {.stop = interrupt.token(), .begin = work_.begin});
  }

  void SetKeys(const std::string& text) {
    if (text == "keys on" || text == "keys off") keys_ = text == "keys on";
    Remark(Fit(keys_ ? "y, n and d act at once; a word that begins with one of them can begin with a blank.\n"
                     : "Every answer needs Enter.\n",
               screen_(), 0));
  }

  // The part that a person moves to. False: quit.
  bool MarkByCursor() {
    session_.StopPreparing();  // the statement is looked at meanwhile
    const Response now = session_.Current();
    if (!now.question || now.question->part) return Obey("mark r");  // says why nothing can be marked
    PartPicker picker(now.question->shown);
    size_t drawn = 0;
    const auto clear = [&] {
      if (drawn > 0) Say("\033[" + std::to_string(drawn) + "A\r\033[J");
      drawn = 0;
    };
    const auto draw = [&] {
      clear();
      const std::string text = picker.Text(screen_());
      drawn = static_cast<size_t>(std::count(text.begin(), text.end(), '\n'));
      Say(text);
    };
    PressedKey last = PressedKey::kOther;
    const bool can = reader_.ReadKeys([&] { draw(); },
                                      [&](PressedKey key) {
                                        last = key;
                                        picker.Move(key);
                                        return key != PressedKey::kEnter && key != PressedKey::kLeave &&
                                               key != PressedKey::kEnded;
                                      });
    clear();
    if (last == PressedKey::kEnter) return Obey("mark " + picker.Chosen());
    session_.Prepare();
    if (last == PressedKey::kEnded) {
      interrupted_ = true;
      return false;
    }
    Remark(can ? "" : Fit("Type mark and a path such as r.2, or what the part reads.\n", screen_(), 0));
    return true;
  }

  // False: quit.
  bool Obey(const std::string& line) {
    const size_t begin = line.find_first_not_of(" \t");
    const std::string text = begin == std::string::npos ? "" : line.substr(begin);
    if (text.empty() && standing_ != ResponseKind::kQuestion)
      return true;  // the prompt says what can be typed
    if (text == "?" || text == "examples") {
      Remark(ExamplesText(standing_, unfinished_, screen_()));
    } else if (text == "help" || text == "h") {
      Remark(HelpText(session_, standing_, screen_()));
    } else if (text == "web" && web_) {
      if (!web_()) {
        interrupted_ = true;
        return false;
      }
      session_.StopPreparing();  // looks at the run
      Tell(session_.Current());
      session_.Prepare();
    } else if (text == "mark" && standing_ == ResponseKind::kQuestion) {
      return MarkByCursor();
    } else if (text == "help keys") {
      Remark(HelpAboutKeys(screen_()));
    } else if (text == "keys" || text == "keys on" || text == "keys off") {
      SetKeys(text);
    } else if (const auto command = session::ParseCommand(text, session_.ViewNames(), session_.WordsNow());
               !command) {
      Remark(Fit(source::MakeVisible(command.error().message), screen_(), 0) + "\n");
    } else {
      const Response response = Execute(*command);
      if (response.kind == ResponseKind::kQuit) return false;
      const bool anew = command->kind == session::CommandKind::kWidth && standing_ == ResponseKind::kQuestion;
      Tell(response);
      if (anew) Tell(session_.Current());
    }
    return true;
  }

  size_t Budget() const {
    const Screen screen = screen_();
    return (session_.width() != 0 ? session_.width() : screen.columns) *
           std::max<size_t>(1, screen.rows * 2 / 3);
  }

  void Tell(const Response& response) {
    const Screen screen = screen_();
    if (!response.compared.empty()) Say(Fit(response.compared, screen, 0) + "\n");
    if (!response.marked.empty()) Say(Fit(response.marked, screen, 0) + "\n");
    const bool returns =
        response.kind == ResponseKind::kInformation || response.kind == ResponseKind::kRefusal;
    if (returns) {
      const LookOptions options{.unfolded = Budget(), .lays_out = true};
      return Remark(NotesText(response, screen) + LookText(response.look, screen, options));
    }
    Say(NotesText(response, screen));
    switch (response.kind) {
      case ResponseKind::kQuestion:
        standing_ = response.kind;
        unfinished_ = response.question->unfinished;
        if (!response.hint.empty()) {
          Say(Fit(response.hint + (unfinished_ ? " (? shows examples.)" : ""), screen, 0) + "\n");
        }
        Ask(*response.question, screen);
        break;
      case ResponseKind::kFinding:
        standing_ = response.kind;
        Say(FindingText(*response.finding, screen, true));
        prompt_ = again_ = std::string(session_.WordsNow()) + " ? ";
        break;
      case ResponseKind::kNoFault:
        standing_ = response.kind;
        prompt_ = again_ = std::string(session_.WordsNow()) + " ? ";
        break;
      case ResponseKind::kInformation:
      case ResponseKind::kRefusal:
      case ResponseKind::kQuit:
        break;
    }
  }

  // The last line of a question is the prompt if it leaves room for the answer; the others stand above it.
  void Ask(const session::Question& question, const Screen& screen) {
    std::string text = QuestionText(question, screen, session_.width());
    again_ = QuestionLine(question, screen, session_.width()) + " ";
    size_t last = text.rfind('\n') + 1;  // 0 if there is none
    if (ColumnsOf(std::string_view(text).substr(last)) + kRoomForAnswer > screen.columns) {
      text.replace(text.size() - 2, 2, "\n?");
      last = text.size() - 1;
    }
    prompt_ = text.substr(last) + " ";
    Say(text.substr(0, last));
  }

  session::Session& session_;
  LineReader& reader_;
  const std::function<Screen()>& screen_;
  FILE* const out_;
  const session::Work& work_;
  const std::function<bool()>& web_;
  bool interrupted_ = false;
  std::string prompt_;
  std::string again_;        // the prompt after something else was shown
  bool unfinished_ = false;  // the question is about something unfinished
  bool keys_;
  std::string key_;  // that acted at once, if the last line was one
  ResponseKind standing_ = ResponseKind::kQuestion;
};

}  // namespace

Ending RunDialogue(session::Session& session, LineReader& reader, const std::function<Screen()>& screen,
                   FILE* out, bool keys, const session::Work& work, const std::function<bool()>& web) {
  return Dialogue(session, reader, screen, out, keys, work, web).Run();
}

}  // namespace inquest::terminal
