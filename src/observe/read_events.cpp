#include "observe/read_events.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/utf8.h"
#include "observe/json_scanner.h"

namespace inquest::observe {
namespace {

constexpr const char* kNoEvent =
    "is neither an event nor a description, or not written as docs/events_format.md says";

// What is wrong with a line, as what follows "line 7 "; empty: nothing.
using Fault = std::string;

class Reader {
 public:
  explicit Reader(Events* events) : events_(*events) {}

  Fault ReadHeader(std::string_view line) {
    JsonScanner scanner(line);
    uint32_t version = 0;
    std::string values;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key == "version") return scanner.ReadNumber(&version);
      if (key == "program") return ReadText(scanner, &events_.program);
      if (key == "values") return ReadText(scanner, &values);
      return scanner.SkipValue();
    });
    if (!is_read) return kNoEvent;
    if (version != 1) return "tells another version of the format than 1, which is all that is known here";
    events_.is_in_order = values == "evaluated";
    return "";
  }

  Fault ReadLine(std::string_view line) {
    JsonScanner scanner(line);
    if (scanner.AtEnd()) return "";
    return scanner.Take('[') ? ReadEvent(scanner) : ReadDescription(line);
  }

 private:
  // Reads `{"key": value, ..}`: `read` reads the value of a key.
  template <typename Read>
  static bool ReadObject(JsonScanner& scanner, Read read) {
    if (!scanner.Take('{')) return false;
    if (scanner.Take('}')) return scanner.AtEnd();
    do {
      std::string_view key;
      if (!scanner.ReadString(&key)) return false;
      const std::string own(key);
      if (!scanner.Take(':') || !read(own)) return false;
    } while (scanner.Take(','));
    return scanner.Take('}') && scanner.AtEnd();
  }

  static bool ReadText(JsonScanner& scanner, std::string* text) {
    std::string_view read;
    if (!scanner.ReadString(&read)) return false;
    *text = read;
    return true;
  }

  // `[6,"l"]`: precedence and associativity of an operator.
  template <typename Described>
  static bool ReadFixity(JsonScanner& scanner, Described* described) {
    uint32_t precedence = 0;
    std::string associativity;
    if (!scanner.Take('[') || !scanner.ReadNumber(&precedence) || precedence > 9 || !scanner.Take(',') ||
        !ReadText(scanner, &associativity) || !scanner.Take(']'))
      return false;
    if (associativity != "l" && associativity != "r" && associativity != "n") return false;
    described->is_operator = true;
    described->precedence = static_cast<int>(precedence);
    described->associativity = associativity.front();
    return true;
  }

  // What it describes is the first key.
  Fault ReadDescription(std::string_view line) {
    JsonScanner scanner(line);
    std::string_view key;
    if (!scanner.Take('{') || !scanner.ReadString(&key)) return kNoEvent;
    if (key == "label") return ReadLabel(line);
    if (key == "stack") return ReadStack(line);
    if (key == "constructor") return ReadConstructor(line);
    if (key == "source") return ReadSource(line);
    if (key == "uses") return ReadUses(line);
    if (key == "unrecorded") return ReadUnrecorded(line);
    if (key == "end") return ReadEnd(line);
    return kNoEvent;
  }

  Fault ReadLabel(std::string_view line) {
    JsonScanner scanner(line);
    Label label;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key == "label") return ReadText(scanner, &label.name);
      if (key == "module") return ReadText(scanner, &label.module);
      if (key == "around") return ReadText(scanner, &label.around);
      if (key == "instance") return ReadText(scanner, &label.instance);
      if (key == "free") return ReadFields(scanner, &label.free);
      if (key == "asked") return scanner.ReadBool(&label.is_asked);
      if (key == "operator") return ReadFixity(scanner, &label);
      if (key == "source") return scanner.ReadNumber(&label.file);
      if (key == "lines") {
        return scanner.Take('[') && scanner.ReadNumber(&label.first_line) && scanner.Take(',') &&
               scanner.ReadNumber(&label.last_line) && scanner.Take(']');
      }
      return scanner.SkipValue();
    });
    if (!is_read || label.first_line > label.last_line) return kNoEvent;
    if (label.file != UINT32_MAX && label.file >= events_.sources.size())
      return "names source " + std::to_string(label.file) + ", which was not described before it";
    if (label.file == UINT32_MAX) label.first_line = label.last_line = 0;
    events_.labels.Add(std::move(label));
    return "";
  }

  Fault ReadStack(std::string_view line) {
    JsonScanner scanner(line);
    uint32_t below = 0, label = 0;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key != "stack") return scanner.SkipValue();
      return scanner.Take('[') && scanner.ReadNumber(&below) && scanner.Take(',') &&
             scanner.ReadNumber(&label) && scanner.Take(']');
    });
    if (!is_read) return kNoEvent;
    if (below >= stacks_.size())
      return "names stack " + std::to_string(below) + ", which was not described before it";
    if (label >= events_.labels.size()) return NoLabel(label);
    stacks_.push_back(events_.stacks.Push(stacks_[below], LabelId(label)));
    return "";
  }

  // `[1,2]`: the code of label 1 mentions label 2, a constant.
  Fault ReadUses(std::string_view line) {
    JsonScanner scanner(line);
    uint32_t user = 0, used = 0;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key != "uses") return scanner.SkipValue();
      return scanner.Take('[') && scanner.ReadNumber(&user) && scanner.Take(',') &&
             scanner.ReadNumber(&used) && scanner.Take(']');
    });
    if (!is_read) return kNoEvent;
    for (const uint32_t label : {user, used})
      if (label >= events_.labels.size()) return NoLabel(label);
    events_.uses.emplace_back(LabelId(user), LabelId(used));
    return "";
  }

  // `[L,S,N]`: N calls of label L with stack S.
  Fault ReadUnrecorded(std::string_view line) {
    JsonScanner scanner(line);
    uint32_t label = 0, stack = 0, calls = 0;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key != "unrecorded") return scanner.SkipValue();
      return scanner.Take('[') && scanner.ReadNumber(&label) && scanner.Take(',') &&
             scanner.ReadNumber(&stack) && scanner.Take(',') && scanner.ReadNumber(&calls) &&
             scanner.Take(']');
    });
    if (!is_read) return kNoEvent;
    if (Fault fault = FaultOfPlace(label, stack); !fault.empty()) return fault;
    events_.unrecorded.push_back({LabelId(label), stacks_[stack], calls});
    return "";
  }

  Fault ReadConstructor(std::string_view line) {
    JsonScanner scanner(line);
    Constructor constructor;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key == "constructor") return ReadText(scanner, &constructor.name);
      if (key == "arity") return scanner.ReadNumber(&constructor.arity);
      if (key == "operator") return ReadFixity(scanner, &constructor);
      if (key == "fields") return ReadFields(scanner, &constructor.fields);
      return scanner.SkipValue();
    });
    if (!is_read) return kNoEvent;
    if (!constructor.fields.empty()) constructor.arity = static_cast<uint32_t>(constructor.fields.size());
    if (constructor.arity > kMostFields) return "describes a constructor with too many fields";
    events_.constructors.Add(std::move(constructor));
    return "";
  }

  static bool ReadFields(JsonScanner& scanner, std::vector<std::string>* fields) {
    if (!scanner.Take('[')) return false;
    if (scanner.Take(']')) return true;
    do {
      fields->emplace_back();
      if (!ReadText(scanner, &fields->back())) return false;
    } while (scanner.Take(','));
    return scanner.Take(']');
  }

  Fault ReadSource(std::string_view line) {
    JsonScanner scanner(line);
    SourceText source;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key == "source") return ReadText(scanner, &source.name);
      if (key == "text") {
        source.has_text = true;
        return ReadText(scanner, &source.text);
      }
      return scanner.SkipValue();
    });
    if (!is_read) return kNoEvent;
    events_.sources.push_back(std::move(source));
    return "";
  }

  Fault ReadEnd(std::string_view line) {
    JsonScanner scanner(line);
    End& end = events_.end;
    uint32_t unrecorded = 0;
    const bool is_read = ReadObject(scanner, [&](std::string_view key) {
      if (key == "end") return ReadText(scanner, &end.how);
      if (key == "message") return ReadText(scanner, &end.message);
      if (key == "unrecorded") return scanner.ReadNumber(&unrecorded);
      return scanner.SkipValue();
    });
    if (!is_read) return kNoEvent;
    end.unrecorded = unrecorded;
    end.is_known = true;
    return "";
  }

  static Fault NoLabel(uint32_t label) {
    return "names label " + std::to_string(label) + ", which was not described before it";
  }

  static Fault FaultOf(const base::Result<EventId>& added) {
    return added ? "" : "is no event that can be: " + added.error().message;
  }

  // After the bracket: the word, then numbers, the last of which may be a text.
  Fault ReadEvent(JsonScanner& scanner) {
    std::string_view read;
    if (!scanner.ReadString(&read)) return kNoEvent;
    char word[8] = {};  // the next string may take the place of this one
    if (read.size() >= sizeof word) return kNoEvent;
    std::memcpy(word, read.data(), read.size());
    const std::string_view kind(word, read.size());
    uint32_t first = 0, second = 0;
    if (!scanner.Take(',') || !scanner.ReadNumber(&first)) return kNoEvent;
    if (kind == "exec") return Ends(scanner) ? FaultOf(events_.AddExecution(EventId(first))) : kNoEvent;
    if (!scanner.Take(',') || !scanner.ReadNumber(&second)) return kNoEvent;
    if (kind == "num") return ReadNumber(scanner, EventId(first), second);
    if (kind == "con" || kind == "same" || kind == "call") return ReadThird(scanner, kind, first, second);
    if (kind == "char") return ReadCharacter(scanner, EventId(first), second);
    if (kind == "str" || kind == "str+" || kind == "err" || kind == "text")
      return ReadTextEvent(scanner, kind, EventId(first), second);
    if (!Ends(scanner)) return kNoEvent;
    if (kind == "fun") return FaultOf(events_.AddFunction(EventId(first), second));
    if (kind == "act") return FaultOf(events_.AddAction(EventId(first), second));
    if (kind == "app") return FaultOf(events_.AddApplication(EventId(first), second));
    if (kind == "bot") return FaultOf(events_.AddNothing(EventKind::kUnfinished, EventId(first), second));
    if (kind == "lost") return FaultOf(events_.AddNothing(EventKind::kNotKept, EventId(first), second));
    if (kind != "root") return kNoEvent;
    if (Fault fault = FaultOfPlace(first, second); !fault.empty()) return fault;
    return FaultOf(events_.AddRoot(LabelId(first), stacks_[second]));
  }

  static bool Ends(JsonScanner& scanner) { return scanner.Take(']') && scanner.AtEnd(); }

  Fault FaultOfPlace(uint32_t label, uint32_t stack) const {
    if (label >= events_.labels.size()) return NoLabel(label);
    if (stack >= stacks_.size())
      return "names stack " + std::to_string(stack) + ", which was not described before it";
    return "";
  }

  Fault ReadThird(JsonScanner& scanner, std::string_view kind, uint32_t first, uint32_t second) {
    uint32_t third = 0;
    if (!scanner.Take(',') || !scanner.ReadNumber(&third) || !Ends(scanner)) return kNoEvent;
    if (kind == "con") return FaultOf(events_.AddConstructor(EventId(first), second, ConstructorId(third)));
    if (kind == "same") return FaultOf(events_.AddSame(EventId(first), second, EventId(third)));
    if (Fault fault = FaultOfPlace(first, second); !fault.empty()) return fault;
    return FaultOf(events_.AddCall(LabelId(first), stacks_[second], third));
  }

  Fault ReadNumber(JsonScanner& scanner, EventId parent, uint32_t at) {
    std::string_view text;
    if (!scanner.Take(',')) return kNoEvent;
    const bool is_text = scanner.AtString();
    if (!(is_text ? scanner.ReadString(&text) : scanner.ReadNumberText(&text))) return kNoEvent;
    if (!Ends(scanner)) return kNoEvent;
    int32_t small = 0;
    if (!is_text && IsSmall(text, &small)) return FaultOf(events_.AddInteger(parent, at, small));
    return FaultOf(events_.AddText(EventKind::kNumber, parent, at, text));
  }

  static bool IsSmall(std::string_view text, int32_t* number) {
    const bool is_negative = text.front() == '-';
    if (text.size() > 9 || text == "-0") return false;
    int32_t value = 0;
    for (const char c : text.substr(is_negative ? 1 : 0)) {
      if (c < '0' || c > '9') return false;
      value = 10 * value + (c - '0');
    }
    *number = is_negative ? -value : value;
    return true;
  }

  // As a string of one, or by its code: not every code can be in a string.
  Fault ReadCharacter(JsonScanner& scanner, EventId parent, uint32_t at) {
    if (!scanner.Take(',')) return kNoEvent;
    uint32_t code = 0;
    if (scanner.AtString()) {
      std::string_view text;
      if (!scanner.ReadString(&text) || text.empty()) return kNoEvent;
      const base::CodePoint point = base::DecodeUtf8(text, 0);
      if (point.length != text.size()) return kNoEvent;
      code = point.value;
    } else if (!scanner.ReadNumber(&code)) {
      return kNoEvent;
    }
    return Ends(scanner) ? FaultOf(events_.AddCharacter(parent, at, code)) : kNoEvent;
  }

  Fault ReadTextEvent(JsonScanner& scanner, std::string_view kind, EventId parent, uint32_t at) {
    std::string_view text;
    if (!scanner.Take(',') || !scanner.ReadString(&text) || !Ends(scanner)) return kNoEvent;
    const EventKind event = kind == "str"    ? EventKind::kString
                            : kind == "str+" ? EventKind::kStringPart
                            : kind == "err"  ? EventKind::kError
                                             : EventKind::kOpaque;
    return FaultOf(events_.AddText(event, parent, at, text));
  }

  static constexpr uint32_t kMostFields = 10'000;
  Events& events_;
  std::vector<StackId> stacks_ = {Stacks::empty()};  // by the numbers of the file
};

// Takes a text in pieces and reads the lines in it.
class Lines {
 public:
  Lines(std::string name, uint64_t bytes)
      : name_(std::move(name)), events_(std::make_unique<Events>()), reader_(events_.get()) {
    // Few events are shorter, and what is not used of the room takes none.
    constexpr uint64_t kShortEvent = 15;
    events_->Reserve(std::min<uint64_t>(bytes / kShortEvent, EventId::kNone));
  }

  base::Status Take(std::string_view piece) {
    while (!piece.empty()) {
      const size_t end = piece.find('\n');
      if (end == std::string_view::npos) {
        begun_ += piece;
        return base::Unit{};
      }
      std::string_view line = piece.substr(0, end);
      if (!begun_.empty()) line = begun_.append(line);
      if (const base::Status status = TakeLine(line); !status) return status;
      begun_.clear();
      piece.remove_prefix(end + 1);
    }
    return base::Unit{};
  }

  base::Result<std::unique_ptr<Events>> Finish() {
    // The program may have been killed while it wrote the last line.
    if (!begun_.empty()) {
      if (const base::Status status = TakeLine(begun_); !status) {
        if (lines_ == 1) return status.error();
        events_->end = {};
      }
    }
    if (lines_ == 0) return NoEvents();
    return std::move(events_);
  }

 private:
  base::Error NoEvents() const {
    return {"`" + name_ + "` is no file of events: it does not begin with " + std::string(kFirstBytes) + "."};
  }

  base::Status TakeLine(std::string_view line) {
    if (++lines_ == 1 && !line.starts_with(kFirstBytes)) return NoEvents();
    const Fault fault = lines_ == 1 ? reader_.ReadHeader(line) : reader_.ReadLine(line);
    if (fault.empty()) return base::Unit{};
    return base::Error{"`" + name_ + "`, line " + std::to_string(lines_) + ", " + fault + "."};
  }

  const std::string name_;
  std::unique_ptr<Events> events_;
  Reader reader_;
  uint64_t lines_ = 0;
  std::string begun_;  // a line whose end has not come yet
};

class File {
 public:
  explicit File(const std::string& path) : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~File() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  int descriptor() const { return descriptor_; }
  uint64_t size() const {
    struct stat status {};
    return fstat(descriptor_, &status) == 0 ? static_cast<uint64_t>(status.st_size) : 0;
  }

 private:
  const int descriptor_;
};

}  // namespace

base::Result<std::unique_ptr<Events>> ReadEvents(std::string_view text, const std::string& name) {
  Lines lines(name, text.size());
  if (const base::Status status = lines.Take(text); !status) return status.error();
  return lines.Finish();
}

base::Result<std::unique_ptr<Events>> ReadEventsFile(const std::string& path) {
  const File file(path);
  if (file.descriptor() < 0) return base::Error{"Cannot open `" + path + "`: " + std::strerror(errno) + "."};
  Lines lines(path, file.size());
  std::string piece(size_t{1} << 20, '\0');
  for (;;) {
    const ssize_t bytes = read(file.descriptor(), piece.data(), piece.size());
    if (bytes < 0) return base::Error{"Cannot read `" + path + "`: " + std::strerror(errno) + "."};
    if (bytes == 0) return lines.Finish();
    const base::Status status = lines.Take(std::string_view(piece).substr(0, static_cast<size_t>(bytes)));
    if (!status) return status.error();
  }
}

}  // namespace inquest::observe
