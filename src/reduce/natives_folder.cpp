// Folders: the one that the program is in, what is in others, making and removing them; what the file system
// says of a path.
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;

// Programs in one process are in folders of their own: the process stays where it is.
std::string Natives::PathOf(NativeContext& m, Word word) {
  std::string path = Utf8Of(m, word);
  const std::string& folder = m.surroundings.folder;
  return folder.empty() || path.starts_with('/') ? path : folder + "/" + path;
}

NativeResult Natives::DoneOrFailed(NativeContext& m, int result, const char* location, Word path) {
  const int error = errno;
  if (result == 0) return Unit(m);
  return RaiseIo(m, runtime::IoErrorFromErrno(error, location, Utf8Of(m, path)));
}

// Names in order, so that a program does the same in each run.
NativeResult Natives::ListFolder(NativeContext& m, Word* state) {
  std::error_code failed;
  std::vector<std::string> names;
  std::filesystem::directory_iterator at(PathOf(m, state[0]), failed);
  for (; !failed && at != std::filesystem::directory_iterator(); at.increment(failed))
    names.push_back(at->path().filename().string());
  if (failed) {
    errno = failed.value();
    return DoneOrFailed(m, -1, "getDirectoryContents:openDirStream", state[0]);
  }
  std::sort(names.begin(), names.end());
  return Value(m.values.MakeStrings(names));
}

NativeResult Natives::PresentFolder(NativeContext& m, Word*) {
  if (!m.surroundings.folder.empty()) return Value(m.values.MakeString(m.surroundings.folder));
  std::error_code failed;
  const auto path = std::filesystem::current_path(failed);
  if (!failed) return Value(m.values.MakeString(path.string()));
  return RaiseIo(m, runtime::IoErrorFromErrno(failed.value(), "getCurrentDirectory", "."));
}

NativeResult Natives::EnterFolder(NativeContext& m, Word* state) {
  std::error_code failed;
  std::filesystem::path path = std::filesystem::canonical(PathOf(m, state[0]), failed);
  if (!failed && !std::filesystem::is_directory(path, failed) && !failed)
    failed = std::make_error_code(std::errc::not_a_directory);
  if (!failed && ::access(path.c_str(), X_OK) != 0) failed = {errno, std::generic_category()};
  errno = failed.value();
  if (failed) return DoneOrFailed(m, -1, "setCurrentDirectory:changeWorkingDirectory", state[0]);
  m.executions.NoteChange(true);
  m.surroundings.folder = path.string();
  return Unit(m);
}

void Natives::AddFolders(LazyTable& table) {
  table[Primitive::kFolderExists] = {"s", [](NativeContext& m, Word* state) {
                                       struct stat status {};
                                       const bool there = ::stat(PathOf(m, state[0]).c_str(), &status) == 0;
                                       return Value(m.values.MakeBool(there && S_ISDIR(status.st_mode)));
                                     }};
  table[Primitive::kFolderMake] = {"s", [](NativeContext& m, Word* state) {
                                     m.executions.NoteChange(true);
                                     return DoneOrFailed(m, ::mkdir(PathOf(m, state[0]).c_str(), 0777),
                                                         "createDirectory", state[0]);
                                   }};
  table[Primitive::kFolderRemove] = {"s", [](NativeContext& m, Word* state) {
                                       m.executions.NoteChange(true);
                                       return DoneOrFailed(m, ::rmdir(PathOf(m, state[0]).c_str()),
                                                           "removeDirectory", state[0]);
                                     }};
  table[Primitive::kFileRename] = {"ss", [](NativeContext& m, Word* state) {
                                     m.executions.NoteChange(true);
                                     const int result =
                                         ::rename(PathOf(m, state[0]).c_str(), PathOf(m, state[1]).c_str());
                                     return DoneOrFailed(m, result, "renamePath:rename", state[0]);
                                   }};
  table[Primitive::kFolderList] = {"s", ListFolder};
  table[Primitive::kFolderPresent] = {"", PresentFolder};
  table[Primitive::kFolderEnter] = {"s", EnterFolder};
  table[Primitive::kFileAccess] = {"s", [](NativeContext& m, Word* state) {
                                     const std::string path = PathOf(m, state[0]);
                                     if (::access(path.c_str(), F_OK) != 0)
                                       return DoneOrFailed(m, -1, "getPermissions:fileAccess", state[0]);
                                     int64_t may = 0;
                                     for (const int each : {R_OK, W_OK, X_OK})
                                       if (::access(path.c_str(), each) == 0) may |= each;
                                     return Value(trail::SmallInt(may));
                                   }};
  table[Primitive::kFileModified] = {
      "s", [](NativeContext& m, Word* state) {
        struct stat status {};
        if (::stat(PathOf(m, state[0]).c_str(), &status) != 0)
          return DoneOrFailed(m, -1, "getModificationTime:getFileStatus", state[0]);
        constexpr int64_t kBillion = 1000000000;
        const int64_t time = status.st_mtim.tv_sec * kBillion + status.st_mtim.tv_nsec;
        return Value(m.values.MakeIntegerFrom(time));
      }};
}

}  // namespace inquest::reduce
