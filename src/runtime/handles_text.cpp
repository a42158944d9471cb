// Reading and writing text through Handles: decoding, lines, lazy contents, pieces of output.
#include <algorithm>

#include "base/utf8.h"
#include "runtime/handles.h"
#include "runtime/stream.h"

namespace inquest::runtime {
namespace {

constexpr size_t kPieceCharacters =
    2048;  // GHC's character buffer: a longer string is passed on in such pieces

// What was put is observed as UTF-8: the bytes themselves, mostly.
bool HasOtherBytes(const TextPut& put) {
  return put.newlines_as_two || WithoutMark(put.coding.encoding) != Encoding::kUtf8;
}

}  // namespace

// False at the end of the file.
IoResult<bool> Handles::Fill(Entry& entry, const char* location) {
  size_t before = entry.stream->unread().size();
  if (int error = entry.stream->Fill(); error != 0) return FailErrno(entry, location, error);
  return entry.stream->unread().size() > before;
}

// A text that is read begins with its mark.
IoStatus Handles::PassMark(Entry& entry, const char* location) {
  const Encoding encoding = entry.coding.encoding;
  while (entry.stream->unread().size() < MarkOf(encoding).size()) {
    const IoResult<bool> more = Fill(entry, location);
    if (!more.ok()) return more.error();
    if (!more.value()) break;
  }
  const Marked marked = ReadMark(encoding, entry.stream->unread());
  entry.stream->Take(marked.length);
  entry.reading = marked.encoding;
  entry.is_mark_read = true;
  return IoUnit{};
}

IoResult<Handles::Next> Handles::Peek(Entry& entry, const char* location) {
  if (!entry.is_mark_read) {
    if (IoStatus passed = PassMark(entry, location); !passed.ok()) return passed.error();
  }
  for (;;) {
    const std::string_view bytes = entry.stream->unread();
    const DecodedCharacter decoded = DecodeFirst(entry.reading, bytes);
    if (decoded.kind == DecodedCharacter::kCharacter) return Next{decoded.value, decoded.length};
    if (decoded.kind == DecodedCharacter::kTooShort) {
      IoResult<bool> more = Fill(entry, location);
      if (!more.ok()) return more.error();
      if (more.value()) continue;
      if (bytes.empty()) return Next{};
    }
    switch (entry.coding.unencodable) {
      case Unencodable::kFails:
        return Fail(entry, location, IoErrorKind::kInvalidArgument, "invalid byte sequence");
      case Unencodable::kIsLeftOut:
        entry.stream->Take(1);
        break;
      case Unencodable::kIsReplaced:
        return Next{0xfffd, 1};
    }
  }
}

IoResult<Handles::Next> Handles::PeekInText(Entry& entry, const char* location) {
  const IoResult<Next> next = Peek(entry, location);
  if (!next.ok() || !entry.newlines.read_as_one || next.value().value != U'\r') return next;
  for (;;) {
    const std::string_view rest = entry.stream->unread().substr(next.value().length);
    const DecodedCharacter second = DecodeFirst(entry.reading, rest);
    if (second.kind == DecodedCharacter::kCharacter && second.value == U'\n')
      return Next{U'\n', next.value().length + second.length};
    if (second.kind != DecodedCharacter::kTooShort) return next;
    const IoResult<bool> more = Fill(entry, location);
    if (!more.ok()) return more.error();
    if (!more.value()) return next;
  }
}

// Most text is ASCII: what is next of it, at once.
void Handles::TakePlain(Entry& entry, std::u32string& text) {
  if (entry.reading != Encoding::kUtf8 || entry.newlines.read_as_one || !entry.is_mark_read) return;
  const std::string_view bytes = entry.stream->unread();
  const auto end =
      std::find_if(bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  text.append(bytes.begin(), end);
  entry.stream->Take(static_cast<size_t>(end - bytes.begin()));
}

// Whether to read a character more has to be there than these bytes.
bool Handles::IsTooShort(const Entry& entry, std::string_view bytes) const {
  const DecodedCharacter first = DecodeFirst(entry.reading, bytes);
  if (first.kind != DecodedCharacter::kCharacter || first.value != U'\r' || !entry.newlines.read_as_one)
    return first.kind == DecodedCharacter::kTooShort;
  return DecodeFirst(entry.reading, bytes.substr(first.length)).kind == DecodedCharacter::kTooShort;
}

IoResult<char32_t> Handles::GetChar(Handle handle) {
  if (IoStatus ready = WantReadable(handle, "hGetChar"); !ready.ok()) return ready.error();
  Entry& e = entry(handle);
  IoResult<Next> next = PeekInText(e, "hGetChar");
  if (!next.ok()) return next.error();
  if (next.value().length == 0) return Fail(e, "hGetChar", IoErrorKind::kEndOfFile);
  e.stream->Take(next.value().length);
  return next.value().value;
}

IoResult<char32_t> Handles::LookAhead(Handle handle) {
  if (IoStatus ready = WantReadable(handle, "hLookAhead"); !ready.ok()) return ready.error();
  Entry& e = entry(handle);
  IoResult<Next> next = Peek(e, "hLookAhead");
  if (!next.ok()) return next.error();
  if (next.value().length == 0) return Fail(e, "hLookAhead", IoErrorKind::kEndOfFile);
  return next.value().value;
}

IoResult<std::u32string> Handles::GetLine(Handle handle) {
  if (IoStatus ready = WantReadable(handle, "hGetLine"); !ready.ok()) return ready.error();
  Entry& e = entry(handle);
  std::u32string line;
  for (;;) {
    IoResult<Next> next = PeekInText(e, "hGetLine");
    if (!next.ok()) return next.error();
    if (next.value().length == 0) {
      if (line.empty()) return Fail(e, "hGetLine", IoErrorKind::kEndOfFile);
      return line;
    }
    e.stream->Take(next.value().length);
    if (next.value().value == U'\n') return line;
    line += next.value().value;
  }
}

IoResult<bool> Handles::IsEof(Handle handle) {
  if (IoStatus ready = WantReadable(handle, "hIsEOF"); !ready.ok()) return ready.error();
  Entry& e = entry(handle);
  if (!e.stream->unread().empty()) return false;
  IoResult<bool> more = Fill(e, "hIsEOF");
  if (!more.ok()) return more.error();
  return !more.value();
}

IoResult<bool> Handles::WaitForInput(Handle handle, int milliseconds) {
  constexpr const char* kLocation = "hWaitForInput";
  if (IoStatus ready = WantReadable(handle, kLocation); !ready.ok()) return ready.error();
  Entry& e = entry(handle);
  if (!e.stream->unread().empty()) return true;
  bool input = false;
  if (int error = e.stream->WaitForInput(milliseconds, input); error != 0)
    return FailErrno(e, kLocation, error);
  if (!input) return false;
  IoResult<bool> more = Fill(e, kLocation);
  if (!more.ok()) return more.error();
  if (!more.value()) return Fail(e, kLocation, IoErrorKind::kEndOfFile);
  return true;
}

IoStatus Handles::BeginContents(Handle handle) {
  if (IoStatus ready = WantReadable(handle, "hGetContents"); !ready.ok()) return ready.error();
  entry(handle).state = State::kSemiClosed;
  return IoUnit{};
}

IoResult<std::u32string> Handles::ReadChunk(Handle handle) {
  constexpr const char* kLocation = "hGetContents";
  Entry& e = entry(handle);
  if (e.state == State::kClosedAtEnd) return std::u32string();
  if (e.state == State::kClosed) {
    return Fail(e, kLocation, IoErrorKind::kIllegalOperation, "delayed read on closed handle");
  }
  std::u32string chunk;
  do {
    TakePlain(e, chunk);
    if (!chunk.empty() && IsTooShort(e, e.stream->unread())) break;
    IoResult<Next> next = PeekInText(e, kLocation);
    if (!next.ok()) {
      if (chunk.empty()) return next.error();
      return chunk;  // what stands before the fault; the next call meets it again
    }
    if (next.value().length == 0) break;
    e.stream->Take(next.value().length);
    chunk += next.value().value;
    // Never waits for more than it has to: a person may be typing.
  } while (!IsTooShort(e, e.stream->unread()));
  if (chunk.empty()) {
    Shut(e);
    e.state = State::kClosedAtEnd;
  }
  return chunk;
}

IoResult<TextPut> Handles::BeginPut(Handle handle) {
  if (IoStatus ready = WantWritable(handle, "hPutStr"); !ready.ok()) return ready.error();
  return NewPut(handle);
}

TextPut Handles::NewPut(Handle handle) const {
  const Entry& e = entry(handle);
  TextPut put;
  put.handle = handle;
  put.buffering = e.buffering;
  put.coding = e.coding;
  put.newlines_as_two = e.newlines.written_as_two;
  return put;
}

IoStatus Handles::Put(TextPut& put, char32_t c) {
  if (IoStatus encoded = Encode(put, c, "commitBuffer"); !encoded.ok()) return encoded;
  // Without buffering a put is still one write, not one a character: it ends before anything else is written.
  bool unbuffered = put.buffering == Buffering::kNone;
  bool line = c == U'\n' && put.buffering != Buffering::kBlock;
  if (!line && put.characters < kPieceCharacters) return IoUnit{};
  return Commit(put, unbuffered ? "hPutChar" : "commitBuffer", unbuffered || line);
}

IoStatus Handles::FinishPut(TextPut& put) {
  return Commit(put, "commitBuffer", put.buffering == Buffering::kNone);
}

IoStatus Handles::Encode(TextPut& put, char32_t c, const char* location) {
  ++put.characters;
  if (c >= 0x80 && !CanEncode(put.coding.encoding, c)) {
    switch (put.coding.unencodable) {
      case Unencodable::kFails:
        // What stands before it is still written.
        if (IoStatus committed = Commit(put, location, false); !committed.ok()) return committed;
        return Fail(entry(put.handle), location, IoErrorKind::kInvalidArgument, "invalid character");
      case Unencodable::kIsLeftOut:
        return IoUnit{};
      case Unencodable::kIsReplaced:
        c = U'?';
        break;
    }
  }
  if (c == U'\n' && put.newlines_as_two) AppendEncoded(put.coding.encoding, U'\r', put.bytes);
  AppendEncoded(put.coding.encoding, c, put.bytes);
  if (!HasOtherBytes(put)) return IoUnit{};
  base::AppendUtf8(IsSingleByte(put.coding.encoding) ? c & 0xff : c, put.text);
  return IoUnit{};
}

IoStatus Handles::Commit(TextPut& put, const char* location, bool flush) {
  std::string bytes, text;
  bytes.swap(put.bytes);
  text.swap(put.text);
  put.characters = 0;
  if (bytes.empty()) return IoUnit{};
  if (IoStatus ready = WantWritable(put.handle, location); !ready.ok()) return ready;
  Entry& e = entry(put.handle);
  if (options_.output_observer) options_.output_observer(put.handle, HasOtherBytes(put) ? text : bytes);
  int error = 0;
  if (!e.is_mark_written) error = e.stream->Write(MarkOf(e.coding.encoding));
  e.is_mark_written = true;
  if (error == 0) error = e.stream->Write(bytes);
  if (error == 0 && flush) error = e.stream->Flush();
  if (error != 0) return FailErrno(e, location, error);
  bytes.clear();
  put.bytes.swap(bytes);  // keeps the memory
  return IoUnit{};
}

IoStatus Handles::PutString(Handle handle, std::u32string_view text) {
  IoResult<TextPut> put = BeginPut(handle);
  if (!put.ok()) return put.error();
  for (char32_t c : text) {
    if (IoStatus done = Put(put.value(), c); !done.ok()) return done;
  }
  return FinishPut(put.value());
}

IoStatus Handles::PutChar(Handle handle, char32_t c) {
  if (IoStatus ready = WantWritable(handle, "hPutChar"); !ready.ok()) return ready;
  TextPut put = NewPut(handle);
  if (IoStatus encoded = Encode(put, c, "hPutChar"); !encoded.ok()) return encoded;
  bool flush = put.buffering == Buffering::kNone || (put.buffering == Buffering::kLine && c == U'\n');
  return Commit(put, "hPutChar", flush);
}

IoStatus Handles::PutBytes(Handle handle, std::string_view text) {
  IoResult<TextPut> put = BeginPut(handle);
  if (!put.ok()) return put.error();
  put.value().bytes = put.value().text = text;
  bool flush = put.value().buffering == Buffering::kNone ||
               (put.value().buffering == Buffering::kLine && text.find('\n') != std::string_view::npos);
  return Commit(put.value(), "hPutStr", flush);
}

}  // namespace inquest::runtime
