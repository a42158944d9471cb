#include <histedit.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <utility>

#include "base/check.h"
#include "base/utf8.h"
#include "interface/terminal/line_reader.h"
#include "interface/terminal/signals.h"

namespace inquest::terminal {
namespace {

// Marks the escapes of a prompt, which take no columns.
constexpr char kEscapeMark = '\1';

// While it lives, the terminal gives each key at once and shows none.
class KeyMode {
 public:
  explicit KeyMode(int terminal) : terminal_(terminal) {
    is_terminal_ = tcgetattr(terminal, &before_) == 0;
    Enter();
  }
  ~KeyMode() { Leave(); }
  KeyMode(const KeyMode&) = delete;
  KeyMode& operator=(const KeyMode&) = delete;

  bool is_terminal() const { return is_terminal_; }
  void Enter() const {
    if (!is_terminal_) return;
    termios mode = before_;
    mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    tcsetattr(terminal_, TCSADRAIN, &mode);
  }
  void Leave() const {
    if (is_terminal_) tcsetattr(terminal_, TCSADRAIN, &before_);
  }

 private:
  const int terminal_;
  bool is_terminal_ = false;
  termios before_ = {};
};

// Whether it understands what moves its cursor.
bool CanDraw() {
  const char* const name = std::getenv("TERM");
  return name != nullptr && *name != '\0' && std::string_view(name) != "dumb";
}

class EditLineReader : public LineReader {
 public:
  EditLineReader(int input, int output, bool color, Completer completer, std::string history_file)
      : input_(input),
        color_(color),
        completer_(std::move(completer)),
        history_file_(std::move(history_file)),
        in_(fdopen(dup(input), "r")),
        out_(fdopen(dup(output), "w")) {
    CHECK(in_ != nullptr && out_ != nullptr);
    setlocale(LC_CTYPE, "C.UTF-8");  // what inquest prints is UTF-8 whatever the person's language
    edit_ = el_init("inquest", in_, out_, out_);
    CHECK(edit_ != nullptr);
    history_ = history_init();
    HistEvent event;
    history(history_, &event, H_SETSIZE, 1000);
    history(history_, &event, H_SETUNIQUE, 1);
    if (!history_file_.empty()) history(history_, &event, H_LOAD, history_file_.c_str());
    el_set(edit_, EL_CLIENTDATA, this);
    el_set(edit_, EL_SIGNAL, 0);
    el_set(edit_, EL_EDITOR, "emacs");
    el_set(edit_, EL_PROMPT_ESC, &EditLineReader::Prompt, kEscapeMark);
    el_set(edit_, EL_HIST, history, history_);
    el_set(edit_, EL_GETCFN, &EditLineReader::GetCharacter);
    el_set(edit_, EL_ADDFN, "inquest-complete", "Complete a word", &EditLineReader::Complete);
    el_set(edit_, EL_BIND, "^I", "inquest-complete", nullptr);
    el_set(edit_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    el_source(edit_, nullptr);  // the person's own keys, ~/.editrc
  }
  ~EditLineReader() override {
    HistEvent event;
    if (!history_file_.empty()) history(history_, &event, H_SAVE, history_file_.c_str());
    el_end(edit_);
    history_end(history_);
    std::fclose(in_);
    std::fclose(out_);
  }
  EditLineReader(const EditLineReader&) = delete;
  EditLineReader& operator=(const EditLineReader&) = delete;

  bool ReadKeys(const std::function<void()>& draw, const std::function<bool(PressedKey)>& take) override {
    const KeyMode mode(input_);
    if (!mode.is_terminal() || !CanDraw()) return false;
    const SignalPipe signals;
    do {
      draw();
    } while (take(NextKey(signals, mode)));
    return true;
  }

  Line Read(const std::string& prompt, std::string_view keys) override {
    prompt_ = color_ ? std::string("\1\033[1m\1") + prompt + "\1\033[0m\1" : prompt;
    end_ = Line::Kind::kEnd;
    keys_ = keys;
    at_start_ = true;
    key_ = OneKey::kNone;
    const SignalPipe signals;
    signals_ = &signals;
    el_resize(edit_);
    int count = 0;
    const char* const text = el_gets(edit_, &count);
    signals_ = nullptr;
    if (text == nullptr || count <= 0) {
      std::fputs("\n", out_);
      std::fflush(out_);
      return {end_, ""};
    }
    Line line{Line::Kind::kText, std::string(text, static_cast<size_t>(count))};
    while (line.text.ends_with('\n') || line.text.ends_with('\r')) line.text.pop_back();
    line.by_key = key_ == OneKey::kEntered;
    HistEvent event;
    if (!line.by_key && line.text.find_first_not_of(' ') != std::string::npos)
      history(history_, &event, H_ENTER, line.text.c_str());
    return line;
  }

 private:
  static EditLineReader& Self(EditLine* edit) {
    void* self = nullptr;
    el_get(edit, EL_CLIENTDATA, &self);
    return *static_cast<EditLineReader*>(self);
  }

  static char* Prompt(EditLine* edit) { return Self(edit).prompt_.data(); }

  PressedKey NextKey(const SignalPipe& signals, const KeyMode& mode) const {
    while (true) {
      pollfd entries[] = {{input_, POLLIN, 0}, {signals.descriptor(), POLLIN, 0}};
      if (poll(entries, 2, -1) < 0 && errno != EINTR) return PressedKey::kEnded;
      if (entries[1].revents != 0) {
        switch (const int signal = signals.Take(); signal) {
          case SIGINT:
            return PressedKey::kLeave;
          case SIGTERM:
          case SIGHUP:
            return PressedKey::kEnded;
          case SIGWINCH:
            return PressedKey::kOther;
          case SIGTSTP:
          case SIGQUIT:
            mode.Leave();
            if (signal == SIGTSTP) {
              kill(getpid(), SIGSTOP);
            } else {
              signals.PassOn(signal);
            }
            mode.Enter();
            return PressedKey::kOther;
          default:
            break;
        }
      }
      if (entries[0].revents != 0) return ReadOneKey();
    }
  }

  PressedKey ReadOneKey() const {
    constexpr char kEscape = '\033', kEndOfFile = '\4';
    char byte = 0;
    const ssize_t count = read(input_, &byte, 1);
    if (count < 0 && errno == EINTR) return PressedKey::kOther;
    if (count <= 0) return PressedKey::kEnded;
    switch (byte) {
      case '\r':
      case '\n':
        return PressedKey::kEnter;
      case ' ':
        return PressedKey::kSpace;
      case 'q':
      case kEndOfFile:
        return PressedKey::kLeave;
      case kEscape:
        return ReadEscape();
      default:
        return PressedKey::kOther;
    }
  }

  // What follows Escape at once is one key with it: ESC [ A, ESC O A, with numbers between.
  PressedKey ReadEscape() const {
    constexpr int kMilliseconds = 50;
    for (int length = 0; length < 16; ++length) {
      pollfd entry = {input_, POLLIN, 0};
      char byte = 0;
      const bool follows = poll(&entry, 1, kMilliseconds) == 1 && read(input_, &byte, 1) == 1;
      if (!follows) return length == 0 ? PressedKey::kLeave : PressedKey::kOther;
      if (length == 0 && byte != '[' && byte != 'O') return PressedKey::kOther;
      if (length == 0 || (byte >= '0' && byte <= '9') || byte == ';') continue;
      return byte == 'A'   ? PressedKey::kUp
             : byte == 'B' ? PressedKey::kDown
             : byte == 'C' ? PressedKey::kRight
             : byte == 'D' ? PressedKey::kLeft
                           : PressedKey::kOther;
    }
    return PressedKey::kOther;
  }

  // Waits for a key or a signal; nothing else may end the wait, whichever thread got the signal.
  static int GetCharacter(EditLine* edit, wchar_t* character) {
    EditLineReader& self = Self(edit);
    if (self.key_ == OneKey::kTyped) {
      self.key_ = OneKey::kEntered;
      *character = L'\n';
      return 1;
    }
    while (true) {
      pollfd entries[] = {{self.input_, POLLIN, 0}, {self.signals_->descriptor(), POLLIN, 0}};
      if (poll(entries, 2, -1) < 0 && errno != EINTR) return -1;
      if (entries[1].revents != 0 && !self.HandleSignal(self.signals_->Take())) return -1;
      if (entries[0].revents != 0) return self.ReadKey(character);
    }
  }

  // False if the line ends here.
  bool HandleSignal(int signal) {
    switch (signal) {
      case SIGINT:
        end_ = Line::Kind::kInterrupted;
        return false;
      case SIGTERM:
      case SIGHUP:
        end_ = Line::Kind::kTerminated;
        return false;
      case SIGWINCH:
        el_resize(edit_);
        std::fputs("\r\033[K", out_);  // it draws the prompt from where the cursor is
        el_set(edit_, EL_REFRESH);
        return true;
      case SIGTSTP:
        el_set(edit_, EL_PREP_TERM, 0);
        kill(getpid(), SIGSTOP);
        el_set(edit_, EL_PREP_TERM, 1);
        el_set(edit_, EL_REFRESH);
        return true;
      case SIGQUIT:  // Ctrl-\ ends the process at once, but not with a terminal that shows no keys
        el_set(edit_, EL_PREP_TERM, 0);
        signals_->PassOn(signal);
        el_set(edit_, EL_PREP_TERM, 1);
        el_set(edit_, EL_REFRESH);
        return true;
      default:
        return true;
    }
  }

  // Notes a key that is a line of its own; Enter follows by itself.
  int ReadKey(wchar_t* character) {
    const int count = ReadCharacter(character);
    const bool at_start = std::exchange(at_start_, false);
    if (count != 1 || !at_start || *character >= 0x80) return count;
    pollfd more = {input_, POLLIN, 0};
    if (keys_.find(static_cast<char>(*character)) != std::string::npos && poll(&more, 1, 0) == 0)
      key_ = OneKey::kTyped;
    return count;
  }

  // One character, of up to four bytes. 0 at the end.
  int ReadCharacter(wchar_t* character) {
    std::string bytes;
    while (bytes.size() < 4) {
      char byte = 0;
      const ssize_t count = read(input_, &byte, 1);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return static_cast<int>(count);
      bytes += byte;
      const auto lead = static_cast<unsigned char>(bytes[0]);
      const size_t length = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
      if (bytes.size() >= length) break;
    }
    *character = static_cast<wchar_t>(base::DecodeUtf8(bytes, 0).value);
    return 1;
  }

  static unsigned char Complete(EditLine* edit, int) { return Self(edit).CompleteWord(); }

  unsigned char CompleteWord() {
    const LineInfo* info = el_line(edit_);
    const std::string_view line(info->buffer, static_cast<size_t>(info->cursor - info->buffer));
    const Completion completion = completer_(line);
    const std::vector<std::string>& choices = completion.words;
    if (choices.empty()) return completion.waited ? CC_REDISPLAY : CC_REFRESH_BEEP;
    std::string common = choices[0];
    for (const std::string& choice : choices) {
      const auto differs = std::mismatch(common.begin(), common.end(), choice.begin(), choice.end());
      common.erase(differs.first, common.end());
    }
    std::string added = common.substr(std::min(completion.typed, common.size()));
    if (choices.size() == 1) added += " ";
    if (!added.empty()) {
      el_insertstr(edit_, added.c_str());
      return completion.waited ? CC_REDISPLAY : CC_REFRESH;
    }
    std::fputs("\n", out_);
    for (const std::string& choice : choices) std::fprintf(out_, "%s  ", choice.c_str());
    std::fputs("\n", out_);
    std::fflush(out_);
    return CC_REDISPLAY;
  }

  const int input_;
  const bool color_;
  const Completer completer_;
  const std::string history_file_;
  FILE* const in_;
  FILE* const out_;
  EditLine* edit_ = nullptr;
  History* history_ = nullptr;
  std::string prompt_;
  const SignalPipe* signals_ = nullptr;
  Line::Kind end_ = Line::Kind::kEnd;
  std::string keys_;
  bool at_start_ = true;  // nothing was typed yet
  enum class OneKey : uint8_t { kNone, kTyped, kEntered } key_ = OneKey::kNone;
};

}  // namespace

std::unique_ptr<LineReader> EditLines(int input, int output, bool color, Completer completer,
                                      std::string history_file) {
  return std::make_unique<EditLineReader>(input, output, color, std::move(completer),
                                          std::move(history_file));
}

}  // namespace inquest::terminal
