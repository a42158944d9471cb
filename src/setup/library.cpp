#include "setup/library.h"

#include <algorithm>

#include "setup/embedded_library.h"

namespace inquest::setup {

namespace {

// Data/List.hs is Data.List.
std::string ModuleOfFile(std::string file) {
  file.resize(file.size() - std::string_view(".hs").size());
  std::replace(file.begin(), file.end(), '/', '.');
  return file;
}

}  // namespace

const std::vector<LibraryModule>& LibraryModules() {
  static const std::vector<LibraryModule> modules = [] {
    std::vector<LibraryModule> result;
    for (const base::EmbeddedFile* file = kLibraryFiles; file->name != nullptr; ++file) {
      result.push_back(
          {ModuleOfFile(file->name), std::string("lib/") + file->name, {file->begin, file->end}});
    }
    std::ranges::sort(result, {}, &LibraryModule::name);
    return result;
  }();
  return modules;
}

const LibraryModule* FindLibraryModule(std::string_view name) {
  const std::vector<LibraryModule>& modules = LibraryModules();
  const auto found = std::ranges::lower_bound(modules, name, {}, &LibraryModule::name);
  return found != modules.end() && found->name == name ? &*found : nullptr;
}

}  // namespace inquest::setup
