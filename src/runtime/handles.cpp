#include "runtime/handles.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "runtime/stream.h"

namespace inquest::runtime {
namespace {

int OpenFlags(OpenMode mode) {
  switch (mode) {
    case OpenMode::kRead:
      return O_RDONLY;
    case OpenMode::kWrite:  // emptied only when the lock is taken
      return O_WRONLY | O_CREAT;
    case OpenMode::kAppend:
      return O_WRONLY | O_CREAT | O_APPEND;
    case OpenMode::kReadWrite:
      return O_RDWR | O_CREAT;
  }
  CHECK(false);
}

bool CanRead(OpenMode mode) { return mode == OpenMode::kRead || mode == OpenMode::kReadWrite; }
bool CanWrite(OpenMode mode) { return mode != OpenMode::kRead; }

}  // namespace

Handles::Handles(Options options) : options_(std::move(options)) {
  AddStandard(options_.stdin_descriptor, "<stdin>", OpenMode::kRead, true);
  AddStandard(options_.stdout_descriptor, "<stdout>", OpenMode::kWrite, true);
  AddStandard(options_.stderr_descriptor, "<stderr>", OpenMode::kWrite, false);
}

Handles::~Handles() { FlushAll(); }

void Handles::AddStandard(int descriptor, const char* name, OpenMode mode, bool buffered) {
  Entry added;
  added.name = name;
  added.mode = mode;
  added.stream = std::make_unique<Stream>(descriptor, false, &options_.hooks);
  if (!buffered) {
    added.buffering = Buffering::kNone;
  } else if (added.stream->terminal()) {
    added.buffering = Buffering::kLine;
  }
  AddEntry(std::move(added));
}

Handle Handles::AddEntry(Entry added) {
  entries_.push_back(std::move(added));
  return static_cast<Handle>(entries_.size() - 1);
}

Handles::Entry& Handles::entry(Handle handle) {
  CHECK(handle >= 0 && static_cast<size_t>(handle) < entries_.size());
  return entries_[static_cast<size_t>(handle)];
}

const Handles::Entry& Handles::entry(Handle handle) const {
  CHECK(handle >= 0 && static_cast<size_t>(handle) < entries_.size());
  return entries_[static_cast<size_t>(handle)];
}

IoError Handles::Fail(const Entry& entry, const char* location, IoErrorKind kind,
                      std::string description) const {
  return {kind, location, std::move(description), entry.name};
}

IoError Handles::FailErrno(const Entry& entry, const char* location, int error_number) const {
  return IoErrorFromErrno(error_number, location, entry.name);
}

IoStatus Handles::WantOpen(Handle handle, const char* location) {
  const Entry& e = entry(handle);
  switch (e.state) {
    case State::kOpen:
      return IoUnit{};
    case State::kSemiClosed:
      return Fail(e, location, IoErrorKind::kIllegalOperation, "handle is semi-closed");
    case State::kClosed:
    case State::kClosedAtEnd:
      return Fail(e, location, IoErrorKind::kIllegalOperation, "handle is closed");
  }
  CHECK(false);
}

IoStatus Handles::WantReadable(Handle handle, const char* location) {
  if (IoStatus open = WantOpen(handle, location); !open.ok()) return open;
  Entry& e = entry(handle);
  if (!CanRead(e.mode))
    return Fail(e, location, IoErrorKind::kIllegalOperation, "handle is not open for reading");
  if (e.stream->pending() == 0) return IoUnit{};
  if (int error = e.stream->Flush(); error != 0) return FailErrno(e, location, error);
  return IoUnit{};
}

IoStatus Handles::WantWritable(Handle handle, const char* location) {
  if (IoStatus open = WantOpen(handle, location); !open.ok()) return open;
  Entry& e = entry(handle);
  if (!CanWrite(e.mode))
    return Fail(e, location, IoErrorKind::kIllegalOperation, "handle is not open for writing");
  if (e.stream->unread().empty()) return IoUnit{};
  if (int error = e.stream->DiscardInput(); error != 0) return FailErrno(e, location, error);
  return IoUnit{};
}

IoResult<Handle> Handles::Open(const std::string& path, OpenMode mode, bool binary) {
  constexpr const char* kLocation = "openFile";
  int descriptor = -1;
  do {
    descriptor = ::open(path.c_str(), OpenFlags(mode) | O_NOCTTY | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) return IoErrorFromErrno(errno, kLocation, path);

  Entry opened;
  opened.name = path;
  opened.mode = mode;
  if (binary) opened.coding.encoding = opened.reading = Encoding::kBinary;
  opened.stream = std::make_unique<Stream>(descriptor, true, &options_.hooks);
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) return FailErrno(opened, kLocation, errno);
  if (S_ISDIR(status.st_mode))
    return Fail(opened, kLocation, IoErrorKind::kInappropriateType, "is a directory");
  if (S_ISREG(status.st_mode)) {
    opened.file = {status.st_dev, status.st_ino};
    if (!Lock(opened)) return Fail(opened, kLocation, IoErrorKind::kResourceBusy, "file is locked");
    if (mode == OpenMode::kWrite && ::ftruncate(descriptor, 0) != 0) {
      int error = errno;
      Unlock(opened);
      return FailErrno(opened, kLocation, error);
    }
  }
  if (opened.stream->terminal()) opened.buffering = Buffering::kLine;
  return AddEntry(std::move(opened));
}

bool Handles::Lock(Entry& entry) {
  int& holders = locks_[entry.file];
  bool writes = CanWrite(entry.mode);
  if (writes ? holders != 0 : holders < 0) return false;
  holders = writes ? -1 : holders + 1;
  entry.locked = true;
  return true;
}

void Handles::Unlock(Entry& entry) {
  if (!entry.locked) return;
  entry.locked = false;
  auto lock = locks_.find(entry.file);
  CHECK(lock != locks_.end());
  if (lock->second > 1) {
    --lock->second;
  } else {
    locks_.erase(lock);
  }
}

int Handles::Shut(Entry& entry) {
  int error = entry.stream->Close();
  entry.stream.reset();
  entry.state = State::kClosed;
  Unlock(entry);
  return error;
}

IoStatus Handles::Close(Handle handle) {
  Entry& e = entry(handle);
  if (e.stream == nullptr) return IoUnit{};
  if (int error = Shut(e); error != 0) return FailErrno(e, "hClose", error);
  return IoUnit{};
}

IoStatus Handles::Flush(Handle handle) {
  if (IoStatus ready = WantWritable(handle, "hFlush"); !ready.ok()) return ready;
  Entry& e = entry(handle);
  if (int error = e.stream->Flush(); error != 0) return FailErrno(e, "hFlush", error);
  return IoUnit{};
}

void Handles::FlushAll() {
  for (Entry& e : entries_) {
    if (e.stream != nullptr) e.stream->Flush();
  }
}

IoStatus Handles::SetBuffering(Handle handle, Buffering buffering) {
  Entry& e = entry(handle);
  // GHC allows it on a semi-closed handle.
  if (e.stream == nullptr) return WantOpen(handle, "hSetBuffering").error();
  if (int error = e.stream->Flush(); error != 0) return FailErrno(e, "hSetBuffering", error);
  e.buffering = buffering;
  if (CanRead(e.mode) && e.stream->terminal()) e.stream->SetLineMode(buffering != Buffering::kNone);
  return IoUnit{};
}

IoResult<Buffering> Handles::GetBuffering(Handle handle) {
  Entry& e = entry(handle);
  if (e.stream == nullptr) return WantOpen(handle, "hGetBuffering").error();
  return e.buffering;
}

void Handles::SetCoding(Handle handle, Coding coding) {
  Entry& e = entry(handle);
  e.coding = coding;
  e.reading = WithoutMark(coding.encoding);
  e.is_mark_read = e.is_mark_written = MarkOf(coding.encoding).empty();
}

IoResult<Coding> Handles::GetCoding(Handle handle) {
  Entry& e = entry(handle);
  if (e.stream == nullptr) return WantOpen(handle, "hGetEncoding").error();
  return e.coding;
}

bool Handles::is_open(Handle handle) const { return entry(handle).state == State::kOpen; }
bool Handles::is_closed(Handle handle) const { return entry(handle).stream == nullptr; }

IoResult<bool> Handles::IsReadable(Handle handle) {
  if (IoStatus open = WantOpen(handle, "hIsReadable"); !open.ok()) return open.error();
  return CanRead(entry(handle).mode);
}

IoResult<bool> Handles::IsWritable(Handle handle) {
  if (IoStatus open = WantOpen(handle, "hIsWritable"); !open.ok()) return open.error();
  return CanWrite(entry(handle).mode);
}

IoResult<bool> Handles::IsSeekable(Handle handle) {
  if (IoStatus open = WantOpen(handle, "hIsSeekable"); !open.ok()) return open.error();
  const Entry& e = entry(handle);
  if (e.mode == OpenMode::kAppend) return false;
  return ::lseek(e.stream->descriptor(), 0, SEEK_CUR) >= 0;
}

IoResult<bool> Handles::IsTerminal(Handle handle) {
  Entry& e = entry(handle);
  if (e.stream == nullptr) return WantOpen(handle, "hIsTerminalDevice").error();
  return e.stream->terminal();
}

IoStatus Handles::SetEcho(Handle handle, bool echo) {
  IoResult<bool> terminal = IsTerminal(handle);
  if (!terminal.ok()) return terminal.error();
  if (terminal.value()) entry(handle).stream->SetEcho(echo);
  return IoUnit{};
}

IoResult<bool> Handles::GetEcho(Handle handle) {
  IoResult<bool> terminal = IsTerminal(handle);
  if (!terminal.ok()) return terminal.error();
  return terminal.value() && entry(handle).stream->echo();
}

IoResult<int64_t> Handles::FileSize(Handle handle) {
  if (IoStatus open = WantOpen(handle, "hFileSize"); !open.ok()) return open.error();
  Entry& e = entry(handle);
  if (int error = e.stream->Flush(); error != 0) return FailErrno(e, "hFileSize", error);
  struct stat status {};
  if (::fstat(e.stream->descriptor(), &status) != 0) return FailErrno(e, "hFileSize", errno);
  if (!S_ISREG(status.st_mode))
    return Fail(e, "hFileSize", IoErrorKind::kInappropriateType, "not a regular file");
  return static_cast<int64_t>(status.st_size);
}

IoStatus Handles::SetFileSize(Handle handle, int64_t size) {
  if (IoStatus open = WantOpen(handle, "hSetFileSize"); !open.ok()) return open.error();
  Entry& e = entry(handle);
  if (int error = e.stream->Flush(); error != 0) return FailErrno(e, "hSetFileSize", error);
  if (::ftruncate(e.stream->descriptor(), size) != 0) return FailErrno(e, "hSetFileSize", errno);
  return IoUnit{};
}

IoStatus Handles::Seek(Handle handle, SeekFrom from, int64_t offset) {
  IoResult<bool> seekable = IsSeekable(handle);
  if (IoStatus open = WantOpen(handle, "hSeek"); !open.ok()) return open.error();
  Entry& e = entry(handle);
  if (!seekable.value()) return Fail(e, "hSeek", IoErrorKind::kIllegalOperation, "handle is not seekable");
  int error = e.stream->Flush();
  if (error == 0) error = e.stream->DiscardInput();
  if (error != 0) return FailErrno(e, "hSeek", error);
  int whence = from == SeekFrom::kStart ? SEEK_SET : from == SeekFrom::kCurrent ? SEEK_CUR : SEEK_END;
  if (::lseek(e.stream->descriptor(), offset, whence) < 0) return FailErrno(e, "hSeek", errno);
  return IoUnit{};
}

IoResult<int64_t> Handles::Tell(Handle handle) {
  constexpr const char* kLocation = "hGetPosn";  // GHC's word for it
  if (IoStatus open = WantOpen(handle, kLocation); !open.ok()) return open.error();
  Entry& e = entry(handle);
  off_t position = ::lseek(e.stream->descriptor(), 0, SEEK_CUR);
  if (position < 0) return Fail(e, kLocation, IoErrorKind::kIllegalOperation, "handle is not seekable");
  return static_cast<int64_t>(position) + static_cast<int64_t>(e.stream->pending()) -
         static_cast<int64_t>(e.stream->unread().size());
}

std::string_view Handles::name(Handle handle) const { return entry(handle).name; }

}  // namespace inquest::runtime
