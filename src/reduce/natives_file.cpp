// Handles and files as such: opening, closing, modes, positions.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <random>

#include "reduce/natives.h"
#include "runtime/handles.h"

namespace inquest::reduce {

using core::Primitive;

void Natives::AddHandles(LazyTable& table) {
  table[Primitive::kHandleClose] = {
      "v", [](NativeContext& m, Word* state) { return Done(m, m.handles.Close(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleOpen] = {"sv", [](NativeContext& m, Word* state) {
                                     auto mode = static_cast<runtime::OpenMode>(m.values.IntValue(state[1]));
                                     auto handle = m.handles.Open(PathOf(m, state[0]), mode);
                                     if (!handle.ok()) return RaiseIo(m, handle.error());
                                     return Value(trail::SmallInt(handle.value()));
                                   }};
  table[Primitive::kHandleSetBuffering] = {
      "vv", [](NativeContext& m, Word* state) {
        auto buffering = static_cast<runtime::Buffering>(m.values.IntValue(state[1]));
        return Done(m, m.handles.SetBuffering(HandleOf(m, state[0]), buffering));
      }};
  table[Primitive::kHandleSetCoding] = {"vvv", [](NativeContext& m, Word* state) {
                                          const runtime::Coding coding{
                                              static_cast<runtime::Encoding>(m.values.IntValue(state[1])),
                                              static_cast<runtime::Unencodable>(m.values.IntValue(state[2]))};
                                          m.handles.SetCoding(HandleOf(m, state[0]), coding);
                                          return Unit(m);
                                        }};
  table[Primitive::kHandleSetNewlines] = {
      "vvv", [](NativeContext& m, Word* state) {
        const Word yes = m.values.truth();
        m.handles.SetNewlines(HandleOf(m, state[0]), {state[1] == yes, state[2] == yes});
        return Unit(m);
      }};
  table[Primitive::kHandleGetCoding] = {
      "v", [](NativeContext& m, Word* state) {
        auto coding = m.handles.GetCoding(HandleOf(m, state[0]));
        if (!coding.ok()) return RaiseIo(m, coding.error());
        return Value(trail::SmallInt(100 * static_cast<int64_t>(coding.value().unencodable) +
                                     static_cast<int64_t>(coding.value().encoding)));
      }};
  table[Primitive::kHandleGetBuffering] = {
      "v", [](NativeContext& m, Word* state) {
        auto buffering = m.handles.GetBuffering(HandleOf(m, state[0]));
        if (!buffering.ok()) return RaiseIo(m, buffering.error());
        return Value(trail::SmallInt(static_cast<int64_t>(buffering.value())));
      }};
  table[Primitive::kHandleIsOpen] = {
      "v", [](NativeContext& m, Word* state) {
        return Value(m.values.MakeBool(m.handles.is_open(HandleOf(m, state[0]))));
      }};
  table[Primitive::kHandleIsTerminal] = {"v", [](NativeContext& m, Word* state) {
                                           return Truth(m, m.handles.IsTerminal(HandleOf(m, state[0])));
                                         }};
  table[Primitive::kHandleIsSeekable] = {"v", [](NativeContext& m, Word* state) {
                                           return Truth(m, m.handles.IsSeekable(HandleOf(m, state[0])));
                                         }};
  table[Primitive::kHandleSetEcho] = {
      "vv", [](NativeContext& m, Word* state) {
        return Done(m, m.handles.SetEcho(HandleOf(m, state[0]), state[1] == m.values.truth()));
      }};
  table[Primitive::kHandleGetEcho] = {
      "v", [](NativeContext& m, Word* state) { return Truth(m, m.handles.GetEcho(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleMode] = {"v", [](NativeContext& m, Word* state) {
                                     // A closed handle has none; asking says so.
                                     auto readable = m.handles.IsReadable(HandleOf(m, state[0]));
                                     if (!readable.ok()) return RaiseIo(m, readable.error());
                                     runtime::OpenMode mode = m.handles.mode(HandleOf(m, state[0]));
                                     return Value(trail::SmallInt(static_cast<int64_t>(mode)));
                                   }};
  table[Primitive::kHandleFileSize] = {"v", [](NativeContext& m, Word* state) {
                                         return Number(m, m.handles.FileSize(HandleOf(m, state[0])));
                                       }};
  table[Primitive::kHandleSetFileSize] = {
      "vv", [](NativeContext& m, Word* state) {
        m.executions.NoteChange(true);
        return Done(m, m.handles.SetFileSize(HandleOf(m, state[0]), IntegerToInt64(m, state[1])));
      }};
  table[Primitive::kHandleSeek] = {"vvv", [](NativeContext& m, Word* state) {
                                     auto from = static_cast<runtime::SeekFrom>(m.values.IntValue(state[1]));
                                     int64_t offset = IntegerToInt64(m, state[2]);
                                     m.executions.NoteChange(true);
                                     return Done(m, m.handles.Seek(HandleOf(m, state[0]), from, offset));
                                   }};
  table[Primitive::kHandleTell] = {
      "v", [](NativeContext& m, Word* state) { return Number(m, m.handles.Tell(HandleOf(m, state[0]))); }};
}

namespace {

struct Created {
  std::string path;
  int error = 0;  // an errno value
};

// Makes an empty file foo1234-5.txt from foo.txt that did not exist before.
Created CreateTemporary(const std::string& directory, const std::string& pattern) {
  size_t dot = pattern.rfind('.');
  std::string stem = pattern.substr(0, dot);
  std::string suffix = dot == std::string::npos ? "" : pattern.substr(dot);
  std::string folder = directory.empty() || directory.back() == '/' ? directory : directory + "/";
  std::random_device random;
  for (int tries = 0; tries < 100; ++tries) {
    Created made{fmt::format("{}{}{}-{}{}", folder, stem, ::getpid(), random() % 1000000, suffix), 0};
    int descriptor = ::open(made.path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOCTTY | O_CLOEXEC, 0600);
    if (descriptor >= 0) {
      ::close(descriptor);
      return made;
    }
    if (errno != EEXIST && errno != EINTR) return {made.path, errno};
  }
  return {folder + pattern, EEXIST};
}

}  // namespace

NativeResult Natives::OpenTemporary(NativeContext& m, Word* state) {
  Created made = CreateTemporary(PathOf(m, state[0]), Utf8Of(m, state[1]));
  if (made.error != 0) return RaiseIo(m, runtime::IoErrorFromErrno(made.error, "openTempFile", made.path));
  auto handle = m.handles.Open(made.path, runtime::OpenMode::kReadWrite);
  if (!handle.ok()) return RaiseIo(m, handle.error());
  std::u32string path = DecodeText(made.path);
  Carver carver = m.values.Carve(3 + Carver::TextWords(path));
  Word text = carver.Text(path, m.values.nil());
  return Value(carver.Con(m.program.tuples[2], {text, trail::SmallInt(handle.value())}));
}

void Natives::AddFiles(LazyTable& table) {
  table[Primitive::kFileOpenTemp] = {"ss", OpenTemporary};
  table[Primitive::kFileExists] = {"s", [](NativeContext& m, Word* state) {
                                     struct stat status {};
                                     bool there = ::stat(PathOf(m, state[0]).c_str(), &status) == 0;
                                     return Value(m.values.MakeBool(there && !S_ISDIR(status.st_mode)));
                                   }};
  table[Primitive::kFileRemove] = {"s", [](NativeContext& m, Word* state) {
                                     std::string path = PathOf(m, state[0]);
                                     m.executions.NoteChange(true);
                                     if (::unlink(path.c_str()) == 0) return Unit(m);
                                     return RaiseIo(m, runtime::IoErrorFromErrno(errno, "removeLink", path));
                                   }};
}

}  // namespace inquest::reduce
