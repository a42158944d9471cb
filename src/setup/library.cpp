#include "setup/library.h"

#include <algorithm>

#include "setup/embedded_library.h"

namespace inquest::setup {

const std::vector<LibraryModule>& LibraryModules() {
  static const std::vector<LibraryModule> modules = [] {
    std::vector<LibraryModule> result;
    for (const EmbeddedFile* file = kEmbeddedFiles; file->module_name != nullptr; ++file) {
      result.push_back({file->module_name, file->file_name, {file->begin, file->end}});
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
