// Reading and writing text through Handles: decoding, lines, lazy contents, pieces of output.
#include <algorithm>

#include "base/utf8.h"
#include "runtime/handles.h"
#include "runtime/stream.h"

namespace inquest::runtime {
namespace {

constexpr size_t kPieceCharacters =
    2048;  // GHC's character buffer: a longer string is passed on in such pieces

// How many bytes the first one announces.
unsigned AnnouncedLength(unsigned char lead) {
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
}

bool CanEncode(Encoding encoding, char32_t c) {
  switch (encoding) {
    case Encoding::kUtf8:
      return c < 0xd800 || c > 0xdfff;
    case Encoding::kLatin1:
      return c < 0x100;
    case Encoding::kBinary:
    case Encoding::kChar8:
      return true;
  }
  return true;
}

std::string Latin1ToUtf8(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) base::AppendUtf8(static_cast<unsigned char>(c), text);
  return text;
}

// Whether the bytes could be the beginning of a character that more bytes complete.
bool MayContinue(std::string_view bytes) {
  if (bytes.size() >= AnnouncedLength(static_cast<unsigned char>(bytes[0]))) return false;
  return std::all_of(bytes.begin() + 1, bytes.end(), [](char c) { return (c & 0xc0) == 0x80; });
}

}  // namespace

// False at the end of the file.
IoResult<bool> Handles::Fill(Entry& entry, const char* location) {
  size_t before = entry.stream->unread().size();
  if (int error = entry.stream->Fill(); error != 0) return FailErrno(entry, location, error);
  return entry.stream->unread().size() > before;
}

IoResult<Handles::Next> Handles::Peek(Entry& entry, const char* location) {
  for (;;) {
    std::string_view bytes = entry.stream->unread();
    if (!bytes.empty()) {
      auto lead = static_cast<unsigned char>(bytes[0]);
      if (lead < 0x80 || entry.coding.encoding != Encoding::kUtf8) return Next{lead, 1};
      base::CodePoint point = base::DecodeUtf8(bytes, 0);
      if (point.well_formed) return Next{point.value, point.length};
    }
    if (bytes.empty() || MayContinue(bytes)) {
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

IoResult<char32_t> Handles::GetChar(Handle handle) {
  if (IoStatus ready = WantReadable(handle, "hGetChar"); !ready.ok()) return ready.error();
  Entry& e = entry(handle);
  IoResult<Next> next = Peek(e, "hGetChar");
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
    IoResult<Next> next = Peek(e, "hGetLine");
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
    IoResult<Next> next = Peek(e, kLocation);
    if (!next.ok()) {
      if (chunk.empty()) return next.error();
      return chunk;  // what stands before the fault; the next call meets it again
    }
    if (next.value().length == 0) break;
    e.stream->Take(next.value().length);
    chunk += next.value().value;
    // Never waits for more than it has to: a person may be typing.
  } while (!e.stream->unread().empty() && !MayContinue(e.stream->unread()));
  if (chunk.empty()) {
    Shut(e);
    e.state = State::kClosedAtEnd;
  }
  return chunk;
}

IoResult<TextPut> Handles::BeginPut(Handle handle) {
  if (IoStatus ready = WantWritable(handle, "hPutStr"); !ready.ok()) return ready.error();
  const Entry& e = entry(handle);
  return TextPut{handle, e.buffering, e.coding, {}, 0};
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
  if (c < 0x80 || put.coding.encoding != Encoding::kUtf8) {
    put.bytes += static_cast<char>(c);  // the low eight bits
  } else {
    base::AppendUtf8(c, put.bytes);
  }
  return IoUnit{};
}

IoStatus Handles::Commit(TextPut& put, const char* location, bool flush) {
  std::string bytes;
  bytes.swap(put.bytes);
  put.characters = 0;
  if (bytes.empty()) return IoUnit{};
  if (IoStatus ready = WantWritable(put.handle, location); !ready.ok()) return ready;
  Entry& e = entry(put.handle);
  if (options_.output_observer) {
    options_.output_observer(put.handle,
                             put.coding.encoding == Encoding::kUtf8 ? bytes : Latin1ToUtf8(bytes));
  }
  int error = e.stream->Write(bytes);
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
  const Entry& e = entry(handle);
  TextPut put{handle, e.buffering, e.coding, {}, 0};
  if (IoStatus encoded = Encode(put, c, "hPutChar"); !encoded.ok()) return encoded;
  bool flush = put.buffering == Buffering::kNone || (put.buffering == Buffering::kLine && c == U'\n');
  return Commit(put, "hPutChar", flush);
}

IoStatus Handles::PutBytes(Handle handle, std::string_view text) {
  IoResult<TextPut> put = BeginPut(handle);
  if (!put.ok()) return put.error();
  put.value().bytes = text;
  bool flush = put.value().buffering == Buffering::kNone ||
               (put.value().buffering == Buffering::kLine && text.find('\n') != std::string_view::npos);
  return Commit(put.value(), "hPutStr", flush);
}

}  // namespace inquest::runtime
