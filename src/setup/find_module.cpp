#include "setup/find_module.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

#include "setup/discovered_tests.h"
#include "setup/library.h"
#include "source/source_file.h"

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;

// Modules that are not for programs: the libraries' own foundation.
constexpr std::string_view kInternalPrefix = "Inquest.";
constexpr const char* kSuffixes[] = {".hs", ".lhs"};

bool IsCapital(char c) { return c >= 'A' && c <= 'Z'; }

bool IsHaskellFile(const fs::path& path) { return path.extension() == ".hs" || path.extension() == ".lhs"; }

std::string PathOf(std::string module_name) {
  std::replace(module_name.begin(), module_name.end(), '.', '/');
  return module_name;
}

std::string Join(const std::string& folder, const std::string& name) {
  return folder.empty() ? name : (fs::path(folder) / name).string();
}

// The modules directly in `folder`. Only those: a program's folder may be a home directory.
void AddModulesOf(const std::string& folder, std::set<std::string>& names) {
  std::error_code error;
  for (fs::directory_iterator it(folder.empty() ? "." : folder, error), end; !error && it != end;
       it.increment(error)) {
    const std::string stem = it->path().stem().string();
    if (IsHaskellFile(it->path()) && IsCapital(stem[0])) names.insert(stem);
  }
}

void AddLibraryModulesOf(const std::string& folder, std::set<std::string>& names) {
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (!IsHaskellFile(it->path())) continue;
    std::string name = it->path().lexically_relative(folder).replace_extension().string();
    std::replace(name.begin(), name.end(), '/', '.');
    names.insert(name);
  }
}

}  // namespace

std::vector<std::string> RootsOf(const std::string& main_file) {
  fs::path folder = fs::path(main_file).parent_path();
  std::vector<std::string> roots = {folder.string()};
  while (!folder.filename().empty() && IsCapital(folder.filename().string()[0])) {
    folder = folder.parent_path();
    roots.push_back(folder.string());
  }
  return roots;
}

ModuleFinder::ModuleFinder(const std::string& main_file, const std::vector<std::string>& include,
                           std::string library)
    : roots_(RootsOf(main_file)), library_(std::move(library)) {
  roots_.insert(roots_.end(), include.begin(), include.end());
}

std::optional<haskell::program::ModuleText> ModuleFinder::Find(const std::string& module_name) {
  for (const std::string& root : roots_) {
    if (auto found = Read(Join(root, PathOf(module_name)), false)) return found;
  }
  return FindInLibraries(module_name);
}

std::optional<haskell::program::ModuleText> ModuleFinder::FindIncluded(const std::string& name,
                                                                       const std::string& from) {
  std::vector<std::string> folders = {fs::path(from).parent_path().string()};
  folders.insert(folders.end(), roots_.begin(), roots_.end());
  for (const std::string& folder : folders) {
    const std::string path = Join(folder, name);
    std::error_code error;
    if (!fs::is_regular_file(path, error)) continue;
    const base::Result<source::File> file = source::ReadFile(path);
    if (file.ok()) return haskell::program::ModuleText{path, std::string(file->text()), false};
    errors_.push_back(file.error().message);
  }
  return std::nullopt;
}

std::optional<haskell::program::ModuleText> ModuleFinder::FindInLibraries(const std::string& module_name) {
  if (!library_.empty()) return Read(Join(library_, PathOf(module_name)), true);
  const LibraryModule* module = FindLibraryModule(module_name);
  if (module == nullptr) return std::nullopt;
  return haskell::program::ModuleText{module->file_name, std::string(module->text), true};
}

std::optional<haskell::program::ModuleText> ModuleFinder::Read(const std::string& path, bool is_library) {
  for (const char* suffix : kSuffixes) {
    std::error_code error;
    if (!fs::exists(path + suffix, error)) continue;
    const base::Result<source::File> file = source::ReadFile(path + suffix);
    if (file.ok()) {
      auto discovered = is_library ? std::nullopt : DiscoverSpecifications(path + suffix, file->text());
      return haskell::program::ModuleText{
          path + suffix, discovered ? std::move(*discovered) : std::string(file->text()), is_library};
    }
    errors_.push_back(file.error().message);
    return std::nullopt;
  }
  return std::nullopt;
}

std::vector<std::string> ModuleFinder::KnownModules() const {
  std::set<std::string> names;
  for (const std::string& root : roots_) AddModulesOf(root, names);
  if (library_.empty()) {
    for (const LibraryModule& module : LibraryModules()) names.emplace(module.name);
  } else {
    AddLibraryModulesOf(library_, names);
  }
  std::erase_if(names, [](const std::string& name) { return name.starts_with(kInternalPrefix); });
  return {names.begin(), names.end()};
}

haskell::program::Finder FinderFor(const ProgramSource& source) {
  const auto finder = std::make_shared<ModuleFinder>(source.file, source.include, source.library);
  return [finder](const std::string& name) { return finder->Find(name); };
}

haskell::program::Finder FinderIn(const trail::Layout& layout, const std::string& library) {
  const auto libraries = std::make_shared<ModuleFinder>(library);
  return [&layout, libraries](const std::string& name) -> std::optional<haskell::program::ModuleText> {
    for (const trail::Module& module : layout.modules) {
      if (!module.file.has_value() || module.name != name) continue;
      return haskell::program::ModuleText{layout.files[module.file].name(),
                                          std::string(layout.text_of(module)), module.is_library};
    }
    return libraries->Find(name);
  };
}

}  // namespace inquest::setup
