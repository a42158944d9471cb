#include "oracle/world.h"

#include "base/utf8.h"
#include "runtime/io_error.h"

namespace inquest::oracle {

using core::Primitive;
using reduce::Outside;
using trail::AddressOf;
using trail::Evaluated;
using trail::ExecutionKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

// Characters of one string that may be written beyond what the run wrote.
constexpr size_t kMostBeyond = size_t{1} << 16;

bool IsRead(std::string_view primitive) {
  return primitive == "handleGetLine" || primitive == "handleGetChar" || primitive == "handleLookAhead" ||
         primitive == "handleGetContents" || primitive == "handleIsEof" || primitive == "handleWaitForInput";
}

bool IsRead(Primitive primitive) { return IsRead(core::Info(primitive).name); }

// Returns (), which a run need not have recorded.
bool ReturnsUnit(Primitive primitive) {
  switch (primitive) {
    case Primitive::kHandleFlush:
    case Primitive::kHandleClose:
    case Primitive::kHandleSetBuffering:
    case Primitive::kHandleSetCoding:
    case Primitive::kHandleSetNewlines:
    case Primitive::kHandleSetEcho:
    case Primitive::kHandleSetFileSize:
    case Primitive::kHandleSeek:
    case Primitive::kFileRemove:
    case Primitive::kFileRename:
    case Primitive::kFolderMake:
    case Primitive::kFolderRemove:
    case Primitive::kFolderEnter:
    case Primitive::kSetEnv:
    case Primitive::kUnsetEnv:
    case Primitive::kSetArgs:
      return true;
    default:
      return false;
  }
}

const char* LocationOf(Primitive primitive) {
  switch (primitive) {
    case Primitive::kHandleGetChar:
      return "hGetChar";
    case Primitive::kHandleLookAhead:
      return "hLookAhead";
    case Primitive::kHandleWaitForInput:
      return "hWaitForInput";
    default:
      return "hGetLine";
  }
}

}  // namespace

World::World(const trail::Trail& run, const RunExecutions& executions, Transfer& transfer,
             reduce::Evaluator& evaluator, const Execution& execution)
    : run_(run),
      executions_(executions),
      transfer_(transfer),
      evaluator_(evaluator),
      execution_(execution),
      is_unfinished_(executions.EndingOf(execution).kind == Ending::kUnfinished) {
  for (uint32_t i = execution.begin; i < execution.end; ++i) {
    if (executions.IsSameThread(i, execution.begin)) Add(executions.event(i));
  }
  for (const uint32_t i : executions.lasting_events()) Add(executions.event(i));
  for (auto& [handle, stream] : streams_) stream.at = 0;
}

void World::Add(const Event& event) {
  if (event.kind == ExecutionKind::kOutput) return AddOutput(event);
  if (event.kind != ExecutionKind::kResult && event.kind != ExecutionKind::kError) return;
  const std::string_view primitive = executions_.PrimitiveOf(event);
  if (IsRead(primitive)) return AddRead(event, primitive);
  Queue& queue = queues_[KeyOf(event, primitive)];
  queue.results.push_back({event.kind == ExecutionKind::kError, executions_.ResultOf(event)});
  if (IsChange(primitive)) ++changes_left_;
}

// ------------------------------------------------------------------------------------------- reading

std::u32string World::TextOf(Word list, bool* is_whole) const {
  std::u32string text;
  *is_whole = false;
  for (;;) {
    const Evaluated cell = run_.Evaluate(list);
    if (cell.status != Evaluated::kValue) return text;
    if (TagOf(cell.word) != Tag::kCon) {
      *is_whole = true;
      return text;
    }
    const Evaluated head = run_.Evaluate(run_.word(AddressOf(cell.word) + 8));
    if (head.status != Evaluated::kValue || !trail::IsCharacter(head.word)) return text;
    text += static_cast<char32_t>(trail::CharacterValue(head.word));
    list = run_.word(AddressOf(cell.word) + 16);
  }
}

void World::AddRead(const Event& event, std::string_view primitive) {
  const Evaluated handle = run_.Evaluate(executions_.ArgumentOf(event, 1));
  if (handle.status != Evaluated::kValue || !trail::IsInt(handle.word)) return;
  Stream& stream = streams_[trail::SmallValue(handle.word)];
  if (stream.is_end) return;
  if (event.kind == ExecutionKind::kError) {
    stream.is_end = true;
    stream.error = executions_.ResultOf(event);
    return;
  }
  const Word result = executions_.ResultOf(event);
  const Evaluated value = run_.Evaluate(result);
  bool is_whole = false;
  // A character that was only looked at is read again when it is taken.
  const bool was_peeked = stream.at != 0;
  if (primitive == "handleGetLine") {
    if (was_peeked) stream.text.pop_back();
    stream.at = 0;
    stream.text += TextOf(result, &is_whole);
    if (is_whole) stream.text += U'\n';
  } else if (primitive == "handleGetContents") {
    if (was_peeked) stream.text.pop_back();
    stream.at = 0;
    stream.text += TextOf(result, &is_whole);
    stream.is_end = is_whole;
  } else if (primitive == "handleGetChar" || primitive == "handleLookAhead") {
    if (value.status != Evaluated::kValue || !trail::IsCharacter(value.word)) return;
    if (was_peeked) stream.text.pop_back();
    stream.text += static_cast<char32_t>(trail::CharacterValue(value.word));
    stream.at = primitive == "handleLookAhead" ? 1 : 0;
  } else if (primitive == "handleIsEof") {
    const bool is_true = value.status == Evaluated::kValue && TagOf(value.word) == Tag::kAtom &&
                         trail::NullaryTag(value.word) == 1;
    if (is_true) stream.is_end = true;
  }
}

Outside::Answer World::EndOfFile(Primitive primitive, const Stream& stream) {
  if (stream.error.has_value()) return Give({true, *stream.error});
  Answer answer;
  answer.kind = Answer::kError;
  answer.error = {runtime::IoErrorKind::kEndOfFile, LocationOf(primitive), "", "<stdin>"};
  return answer;
}

Outside::Answer World::Read(Primitive primitive, Stream& stream) {
  const bool is_empty = stream.at >= stream.text.size();
  const auto truth = [&](bool value) {
    const core::Program& program = evaluator_.program();
    const core::ConId con = value ? program.true_con : program.false_con;
    return Done(trail::Nullary(con.index, program.constructors[con].tag));
  };
  if (primitive == Primitive::kHandleGetContents) {
    const Word rest = stream.is_end ? evaluator_.nil() : evaluator_.MakeHole(kUnevaluated);
    const Word text = evaluator_.MakeText(std::u32string_view(stream.text).substr(stream.at), rest);
    stream.at = stream.text.size();
    return Done(text);
  }
  // Beyond what the run read nobody knows what there is: to the run it is what it never evaluated.
  if (is_empty && !stream.is_end) return Hole(kUnevaluated);
  switch (primitive) {
    case Primitive::kHandleIsEof:
      return truth(is_empty);
    case Primitive::kHandleWaitForInput:
      return is_empty ? EndOfFile(primitive, stream) : truth(true);
    case Primitive::kHandleGetChar:
      if (is_empty) return EndOfFile(primitive, stream);
      return Done(trail::Character(stream.text[stream.at++]));
    case Primitive::kHandleLookAhead:
      if (is_empty) return EndOfFile(primitive, stream);
      return Done(trail::Character(stream.text[stream.at]));
    default:
      break;
  }
  if (is_empty) return EndOfFile(primitive, stream);
  const size_t end = stream.text.find(U'\n', stream.at);
  // A line that does not end in what was read goes on in what was not.
  if (end == std::u32string::npos && !stream.is_end) return Hole(kUnevaluated);
  const size_t stop = end == std::u32string::npos ? stream.text.size() : end;
  const std::u32string line = stream.text.substr(stream.at, stop - stream.at);
  stream.at = end == std::u32string::npos ? stop : stop + 1;
  return Done(evaluator_.MakeText(line, evaluator_.nil()));
}

// ------------------------------------------------------------------------------------------ the rest

namespace {

// What primitives of the world are given: numbers, strings, lists of strings. `value_of` gives what a word
// was evaluated to, or none; `field_of` the fields of a constructor.
template <typename ValueOf, typename FieldOf>
void AppendArgument(Word word, const ValueOf& value_of, const FieldOf& field_of, std::string* text) {
  constexpr char kEndOfElement = '\1';
  for (std::optional<Word> list = value_of(word);;) {
    if (!list.has_value()) {
      *text += '?';
      return;
    }
    if (trail::IsInt(*list)) *text += std::to_string(trail::SmallValue(*list));
    if (TagOf(*list) != Tag::kCon) return;
    const std::optional<Word> head = value_of(field_of(*list, 0));
    if (head.has_value() && trail::IsCharacter(*head)) {
      base::AppendUtf8(static_cast<char32_t>(trail::CharacterValue(*head)), *text);
    } else {
      AppendArgument(field_of(*list, 0), value_of, field_of, text);
      *text += kEndOfElement;
    }
    list = value_of(field_of(*list, 1));
  }
}

}  // namespace

std::string World::TextOfArgument(Word word) const {
  std::string text;
  const auto value_of = [&](Word w) {
    const Evaluated value = run_.Evaluate(w);
    return value.status == Evaluated::kValue ? std::optional(value.word) : std::nullopt;
  };
  const auto field_of = [&](Word con, uint64_t i) { return run_.word(AddressOf(con) + 8 + 8 * i); };
  AppendArgument(word, value_of, field_of, &text);
  return text;
}

std::string World::KeyOf(const Event& event, std::string_view primitive) const {
  std::string key(primitive);
  Primitive found;
  if (!core::FindPrimitive(primitive, &found)) return key;
  for (int i = 1; i <= core::Info(found).arity; ++i) {
    key += '\0' + TextOfArgument(executions_.ArgumentOf(event, static_cast<uint32_t>(i)));
  }
  return key;
}

std::string World::KeyOf(Primitive primitive, const Word* arguments) const {
  std::string key(core::Info(primitive).name);
  const auto value_of = [&](Word w) { return evaluator_.IsEvaluated(&w) ? std::optional(w) : std::nullopt; };
  const auto field_of = [&](Word con, uint64_t i) { return evaluator_.at(AddressOf(con))[1 + i]; };
  for (int i = 0; i < core::Info(primitive).arity; ++i) {
    key += '\0';
    AppendArgument(arguments[i], value_of, field_of, &key);
  }
  return key;
}

Outside::Answer World::Give(const Recorded& recorded) {
  // What was transferred before has been moved since.
  transfer_.Forget();
  Answer answer = Done(transfer_.Value(recorded.word));
  if (recorded.failed) answer.kind = Answer::kRaise;
  return answer;
}

// What the run got when it did the same.
Outside::Answer World::Recall(Primitive primitive, const Word* arguments) {
  const bool is_change = IsChange(core::Info(primitive).name);
  const auto found = queues_.find(KeyOf(primitive, arguments));
  if (found != queues_.end()) {
    Queue& queue = found->second;
    const bool is_lasting = IsLasting(core::Info(primitive).name);
    if (queue.next < queue.results.size()) {
      if (is_change) --changes_left_;
      return Give(queue.results[queue.next++]);
    }
    if (is_lasting) return Give(queue.results.back());
  }
  return ReturnsUnit(primitive) && !is_change ? Done(evaluator_.unit()) : DoOtherwise();
}

// The reference does something that the run did not do: of a run that was stopped, perhaps not yet.
Outside::Answer World::DoOtherwise() {
  if (is_unfinished_) return Hole(kEnough);
  differs_ = true;
  return Hole(kDiffers);
}

// As runtime/handles.h refuses it: what is closed, or was opened for something else. None: it may be used.
std::optional<Outside::Answer> World::Refusal(const char* location, int64_t handle, bool writes) const {
  Answer answer;
  answer.kind = Answer::kError;
  answer.error = {runtime::IoErrorKind::kIllegalOperation, location, "handle is closed", ""};
  if (const auto closed = closed_.find(handle); closed != closed_.end()) {
    answer.error.file_name = closed->second;
    return answer;
  }
  const trail::OpenedFile* file = executions_.FileOf(handle);
  if (file == nullptr || file->mode == trail::kReadWriteMode) return std::nullopt;
  if ((file->mode == trail::kReadMode) != writes) return std::nullopt;
  answer.error.description = writes ? "handle is not open for writing" : "handle is not open for reading";
  answer.error.file_name = TextOfArgument(file->path);
  return answer;
}

Outside::Answer World::Execute(Primitive primitive, const Word* arguments) {
  if (primitive == Primitive::kReplay) {
    const int64_t number = trail::SmallValue(arguments[0]);
    return number < 0 ? NoteReading(static_cast<uint32_t>(-1 - number)) : Replay(number);
  }
  if (primitive == Primitive::kHandleClose) {
    const int64_t handle = evaluator_.IntValue(arguments[0]);
    closed_.emplace(handle, opened_[handle]);
  }
  if (!IsRead(primitive)) {
    const Answer answer = Recall(primitive, arguments);
    if (primitive == Primitive::kHandleOpen && answer.kind == Answer::kValue && trail::IsInt(answer.value)) {
      std::string& path = opened_[trail::SmallValue(answer.value)];
      path.clear();
      for (const char32_t c : evaluator_.TextOf(arguments[0])) base::AppendUtf8(c, path);
    }
    return answer;
  }
  const int64_t handle = evaluator_.IntValue(arguments[0]);
  if (auto refusal = Refusal(LocationOf(primitive), handle, false)) return *refusal;
  const auto stream = streams_.find(handle);
  if (stream != streams_.end()) return Read(primitive, stream->second);
  Stream nothing;
  return Read(primitive, nothing);
}

// ------------------------------------------------------------------------------------------- writing

void World::AddOutput(const Event& event) {
  const int64_t handle = executions_.HandleOf(event);
  const std::string_view text = executions_.TextOf(event);
  if (expected_.empty() || expected_.back().handle != handle) expected_.push_back({handle, ""});
  expected_.back().bytes += text;
  left_ += text.size();
}

// Whether the bytes are what the run wrote next; what it did not write at all is none of it.
bool World::Matches(int64_t handle, std::string_view bytes, bool commit) {
  size_t piece = piece_, offset = offset_, at = 0;
  while (at < bytes.size()) {
    while (piece < expected_.size() && offset == expected_[piece].bytes.size()) {
      ++piece;
      offset = 0;
    }
    if (piece == expected_.size() || expected_[piece].handle != handle) return false;
    const size_t count = std::min(bytes.size() - at, expected_[piece].bytes.size() - offset);
    if (bytes.substr(at, count) != std::string_view(expected_[piece].bytes).substr(offset, count))
      return false;
    at += count;
    offset += count;
  }
  if (commit) {
    piece_ = piece;
    offset_ = offset;
    left_ -= bytes.size();
  }
  return true;
}

// An exception ended the string that was being put: how much of it was written depends on the buffering that
// the run had.
void World::Abandon() {
  if (!is_putting_) return;
  is_putting_ = false;
  const size_t line = put_bytes_.rfind('\n');
  if (Matches(put_handle_, put_bytes_, true)) return;
  if (line != std::string::npos) Matches(put_handle_, std::string_view(put_bytes_).substr(0, line + 1), true);
}

Outside::Answer World::BeginPut(int64_t handle) {
  Abandon();
  if (auto refusal = Refusal("hPutStr", handle, true)) return *refusal;
  if (differs_ || (wrote_more_ && !is_unfinished_)) return Hole(kDiffers);
  // Where it goes on, a string counts that is written in full: what begins to be written may have no end.
  if (is_unfinished_ && left_ == 0 && (!goes_on_ || wrote_more_)) return Hole(kEnough);
  is_putting_ = true;
  put_handle_ = handle;
  put_bytes_.clear();
  return Done(evaluator_.unit());
}

Outside::Answer World::Put(int64_t handle, char32_t character) {
  if (!is_putting_) BeginPut(handle);  // after one that was put while this one's characters were evaluated
  base::AppendUtf8(character, put_bytes_);
  if (put_bytes_.size() > left_ + kMostBeyond) return Hole(is_unfinished_ ? kEnough : kDiffers);
  return Done(evaluator_.unit());
}

void World::EndPut(int64_t handle) {
  is_putting_ = false;
  if (Matches(handle, put_bytes_, true)) return;
  // The longest beginning that the run wrote, too.
  size_t same = 0, above = put_bytes_.size();
  while (above - same > 1) {
    const size_t middle = (same + above) / 2;
    (Matches(handle, std::string_view(put_bytes_).substr(0, middle), false) ? same : above) = middle;
  }
  Matches(handle, std::string_view(put_bytes_).substr(0, same), true);
  (left_ == 0 ? wrote_more_ : differs_) = true;
}

World::Output World::output() {
  Abandon();
  if (differs_) return Output::kDiffers;
  if (wrote_more_) return Output::kMore;
  return left_ == 0 && changes_left_ == 0 ? Output::kSame : Output::kLess;
}

}  // namespace inquest::oracle
