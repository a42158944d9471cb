// The files of one program: standard input, output and error, and what it opens. Buffering, end of file,
// locking and the words of the errors are GHC's; text is UTF-8 unless the program says otherwise. No global
// state: the descriptors are passed in, so that several machines can live in one process. A program that
// writes into a closed pipe gets an IoError if SIGPIPE is ignored: that is the driver's business.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/io_error.h"
#include "runtime/stream_hooks.h"
#include "runtime/text_coding.h"

namespace inquest::runtime {

class Stream;

// As numbered in core/primitives.def.
enum class OpenMode { kRead, kWrite, kAppend, kReadWrite };
enum class Buffering { kNone, kLine, kBlock };
enum class SeekFrom { kStart, kCurrent, kEnd };
// Where \r\n stands for \n: when it is read, and when it is written.
struct Newlines {
  bool read_as_one = false;
  bool written_as_two = false;
};

// A handle of the running program. Numbers are never used twice: a closed handle stays closed.
using Handle = int;
inline constexpr Handle kStdin = 0;
inline constexpr Handle kStdout = 1;
inline constexpr Handle kStderr = 2;

// One hPutStr: characters come one by one while the program evaluates the string. What was put is passed on
// to the handle piece by piece (a line if the handle is line-buffered); an exception in the middle of the
// string loses the piece begun, as in GHC: drop the object without FinishPut.
struct TextPut {
  Handle handle = kStdout;
  Buffering buffering = Buffering::kBlock;
  Coding coding;
  bool newlines_as_two = false;
  std::string bytes;
  std::string text;  // the same as UTF-8, if the bytes are not
  size_t characters = 0;
};

class Handles {
 public:
  struct Options {
    int stdin_descriptor = 0;
    int stdout_descriptor = 1;
    int stderr_descriptor = 2;
    // Called with the text, as UTF-8, when the program puts it, before it reaches the file.
    std::function<void(Handle, std::string_view)> output_observer;
    StreamHooks hooks;
  };

  explicit Handles(Options options);
  // Writes what is still buffered and closes the files that were opened; the standard descriptors stay open.
  ~Handles();
  Handles(const Handles&) = delete;
  Handles& operator=(const Handles&) = delete;

  // Within this object a file has many readers or one writer, as H2010 41.3.4 wants it.
  IoResult<Handle> Open(const std::string& path, OpenMode mode, bool binary = false);
  // Closing a closed handle does nothing.
  IoStatus Close(Handle handle);
  IoStatus Flush(Handle handle);
  // At the end of a program: what can still be written is, errors are ignored.
  void FlushAll();

  IoResult<char32_t> GetChar(Handle handle);
  IoResult<char32_t> LookAhead(Handle handle);
  // Without the newline; the last line need not have one.
  IoResult<std::u32string> GetLine(Handle handle);
  IoResult<bool> IsEof(Handle handle);
  // Whether input comes within the time (negative: wait without limit).
  IoResult<bool> WaitForInput(Handle handle, int milliseconds);

  // hGetContents: BeginContents makes the handle semi-closed, then each ReadChunk gives at least one
  // character, waiting if need be; nothing at the end, when the handle is closed. Reading on after hClose is
  // the error GHC makes of it.
  IoStatus BeginContents(Handle handle);
  IoResult<std::u32string> ReadChunk(Handle handle);

  IoResult<TextPut> BeginPut(Handle handle);
  IoStatus Put(TextPut& put, char32_t c);
  IoStatus FinishPut(TextPut& put);
  // Whole, and hPutChar.
  IoStatus PutString(Handle handle, std::u32string_view text);
  IoStatus PutChar(Handle handle, char32_t c);
  // Already encoded; for messages of the run-time system. Works as PutString.
  IoStatus PutBytes(Handle handle, std::string_view text);

  IoStatus SetBuffering(Handle handle, Buffering buffering);
  IoResult<Buffering> GetBuffering(Handle handle);
  // Of a closed handle too, as in GHC. Text begins anew: with a mark, if it has one.
  void SetCoding(Handle handle, Coding coding);
  void SetNewlines(Handle handle, Newlines newlines) { entry(handle).newlines = newlines; }
  IoResult<Coding> GetCoding(Handle handle);
  bool is_open(Handle handle) const;    // not if semi-closed
  bool is_closed(Handle handle) const;  // not if semi-closed
  OpenMode mode(Handle handle) const { return entry(handle).mode; }
  IoResult<bool> IsReadable(Handle handle);
  IoResult<bool> IsWritable(Handle handle);
  IoResult<bool> IsSeekable(Handle handle);
  IoResult<bool> IsTerminal(Handle handle);
  // Without a terminal these do nothing, and say no.
  IoStatus SetEcho(Handle handle, bool echo);
  IoResult<bool> GetEcho(Handle handle);

  IoResult<int64_t> FileSize(Handle handle);
  IoStatus SetFileSize(Handle handle, int64_t size);
  IoStatus Seek(Handle handle, SeekFrom from, int64_t offset);
  IoResult<int64_t> Tell(Handle handle);

  // "<stdout>", or the path as it was opened.
  std::string_view name(Handle handle) const;

 private:
  enum class State { kOpen, kSemiClosed, kClosed, kClosedAtEnd };
  struct Entry {
    std::string name;
    OpenMode mode = OpenMode::kRead;
    State state = State::kOpen;
    Buffering buffering = Buffering::kBlock;
    Coding coding;
    Newlines newlines;
    bool is_mark_read = false, is_mark_written = false;  // if the encoding has one
    Encoding reading = Encoding::kUtf8;                  // what the mark that was read told
    std::unique_ptr<Stream> stream;                      // none when closed
    std::pair<uint64_t, uint64_t> file;                  // device and inode
    bool locked = false;
  };

  Handle AddEntry(Entry entry);
  void AddStandard(int descriptor, const char* name, OpenMode mode, bool buffered);
  Entry& entry(Handle handle);
  const Entry& entry(Handle handle) const;
  IoError Fail(const Entry& entry, const char* location, IoErrorKind kind,
               std::string description = "") const;
  IoError FailErrno(const Entry& entry, const char* location, int error_number) const;
  // The checks every operation starts with; the error if one fails.
  IoStatus WantOpen(Handle handle, const char* location);
  IoStatus WantReadable(Handle handle, const char* location);
  IoStatus WantWritable(Handle handle, const char* location);
  bool Lock(Entry& entry);
  void Unlock(Entry& entry);
  int Shut(Entry& entry);
  IoResult<bool> Fill(Entry& entry, const char* location);
  // One character, left in the buffer: its bytes are taken by the caller. No bytes at the end of the file.
  struct Next {
    char32_t value = 0;
    unsigned length = 0;
  };
  IoResult<Next> Peek(Entry& entry, const char* location);
  // Likewise where \r\n is one character.
  IoResult<Next> PeekInText(Entry& entry, const char* location);
  IoStatus PassMark(Entry& entry, const char* location);
  static void TakePlain(Entry& entry, std::u32string& text);
  bool IsTooShort(const Entry& entry, std::string_view bytes) const;
  TextPut NewPut(Handle handle) const;
  IoStatus Commit(TextPut& put, const char* location, bool flush);
  IoStatus Encode(TextPut& put, char32_t c, const char* location);

  Options options_;
  std::vector<Entry> entries_;
  std::map<std::pair<uint64_t, uint64_t>, int> locks_;  // readers, or -1 for a writer
};

}  // namespace inquest::runtime
