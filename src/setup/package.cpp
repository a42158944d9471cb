#include "setup/package.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "source/source_file.h"

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;
using Kind = Component::Kind;

bool HasName(const fs::path& path, std::string_view extension) { return path.extension() == extension; }

std::string InFolder(const std::string& folder, const std::string& path) {
  return folder.empty() ? path : (fs::path(folder) / path).lexically_normal().string();
}

bool IsFile(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

// The first of these that is there becomes a component, with what is beside it and in src/ as its modules.
void AddUsual(const std::string& folder, Kind kind, const std::string& name,
              std::initializer_list<const char*> places, Package* package) {
  for (const char* place : places) {
    if (!IsFile(InFolder(folder, place))) continue;
    const fs::path path(place);
    package->components.push_back(
        {.kind = kind,
         .name = name,
         .main_is = path.filename().string(),
         .source_dirs = {path.parent_path().empty() ? "." : path.parent_path().string(), "src", "lib"}});
    return;
  }
}

Package UsualPackage(const std::string& folder) {
  Package package;
  AddUsual(folder, Kind::kExecutable, "main", {"app/Main.hs", "src/Main.hs", "Main.hs", "main.hs"}, &package);
  AddUsual(folder, Kind::kTest, "test",
           {"test/Spec.hs", "test/Tests.hs", "test/Main.hs", "test/Test.hs", "tests/Spec.hs",
            "tests/Tests.hs", "tests/Main.hs", "tests/Test.hs", "Tests.hs", "Spec.hs", "Test.hs"},
           &package);
  return package;
}

std::string KindName(Kind kind) {
  switch (kind) {
    case Kind::kLibrary:
      return "library";
    case Kind::kExecutable:
      return "executable";
    case Kind::kTest:
      return "test suite";
    case Kind::kBenchmark:
      return "benchmark";
  }
  return "";
}

std::vector<const Component*> Programs(const Package& package, const std::vector<Kind>& kinds) {
  std::vector<const Component*> found;
  for (const Component& each : package.components)
    if (std::find(kinds.begin(), kinds.end(), each.kind) != kinds.end()) found.push_back(&each);
  return found;
}

base::Error SeveralPrograms(const Package& package, const std::string& asked,
                            const std::vector<const Component*>& all) {
  const std::string where = package.folder.empty() ? "this folder" : "`" + package.folder + "`";
  std::string text = asked.empty()
                         ? "There are several programs in " + where + "; choose one with --component: "
                         : "There is no program `" + asked + "` in " + where + "; there are: ";
  for (size_t i = 0; i < all.size(); ++i)
    text += (i == 0 ? "" : ", ") + all[i]->name + " (" + KindName(all[i]->kind) + ")";
  return base::Error{text + "."};
}

base::Result<const Component*> Choose(const Package& package, const std::string& asked, bool wants_tests) {
  const auto all = Programs(package, {Kind::kExecutable, Kind::kTest, Kind::kBenchmark});
  if (all.empty())
    return base::Error{"No program was found in " +
                       (package.folder.empty() ? std::string("this folder") : "`" + package.folder + "`") +
                       ": it has no .cabal file or package.yaml with an executable or a test suite, and no "
                       "Main.hs, app/Main.hs or src/Main.hs. Give the main module itself."};
  if (!asked.empty()) {
    for (const Component* each : all)
      if (each->name == asked) return each;
    return SeveralPrograms(package, asked, all);
  }
  auto wanted = Programs(package, {wants_tests ? Kind::kTest : Kind::kExecutable});
  if (wanted.empty()) wanted = all;
  if (wanted.size() > 1) return SeveralPrograms(package, "", wanted);
  return wanted[0];
}

// The libraries of the package that a component uses, directly or not.
std::vector<const Component*> LibrariesOf(const Package& package, const Component& component) {
  std::vector<const Component*> found;
  std::vector<const Component*> todo = {&component};
  while (!todo.empty()) {
    const Component* at = todo.back();
    todo.pop_back();
    for (const Component& each : package.components) {
      if (each.kind != Kind::kLibrary || &each == &component) continue;
      const auto uses = [&](const std::string& name) {
        return std::find(at->dependencies.begin(), at->dependencies.end(), name) != at->dependencies.end();
      };
      const bool is_used =
          each.name.empty() ? uses(package.name) : uses(each.name) || uses(package.name + ":" + each.name);
      if (!is_used || std::find(found.begin(), found.end(), &each) != found.end()) continue;
      found.push_back(&each);
      todo.push_back(&each);
    }
  }
  return found;
}

void AddNew(const std::vector<std::string>& from, std::vector<std::string>* to) {
  for (const std::string& each : from)
    if (std::find(to->begin(), to->end(), each) == to->end()) to->push_back(each);
}

void AddSettings(const Package& package, const Component& component, ChosenProgram* program) {
  std::vector<std::string> folders;
  for (const std::string& each :
       component.source_dirs.empty() ? std::vector<std::string>{"."} : component.source_dirs)
    folders.push_back(each == "." ? (package.folder.empty() ? "." : package.folder)
                                  : InFolder(package.folder, each));
  AddNew(folders, &program->include);
  AddNew(component.extensions, &program->extensions);
  if (program->language.empty()) program->language = component.language;
  std::vector<std::string> definitions;
  for (const std::string& option : component.cpp_options)
    if (option.starts_with("-D") && option.size() > 2) definitions.push_back(option.substr(2));
  AddNew(definitions, &program->definitions);
}

// Packages that are not libraries of this one.
void AddPackages(const Package& package, const Component& component, ChosenProgram* program) {
  std::vector<std::string> others;
  for (const std::string& each : component.dependencies) {
    const bool is_own =
        each == package.name || each.starts_with(package.name + ":") ||
        std::any_of(package.components.begin(), package.components.end(), [&](const Component& own) {
          return own.kind == Kind::kLibrary && !own.name.empty() && own.name == each;
        });
    if (!is_own) others.push_back(each);
  }
  AddNew(others, &program->packages);
}

}  // namespace

bool IsPackagePath(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error) || HasName(path, ".cabal") ||
         fs::path(path).filename() == "package.yaml";
}

base::Result<Package> ReadPackage(const std::string& path) {
  std::error_code error;
  std::string file = path;
  std::string folder = fs::path(path).parent_path().string();
  if (fs::is_directory(path, error)) {
    folder = fs::path(path).lexically_normal().string();
    file.clear();
    std::set<std::string> descriptions;
    for (fs::directory_iterator it(path, error), end; !error && it != end; it.increment(error))
      if (HasName(it->path(), ".cabal") && IsFile(it->path().string()))
        descriptions.insert(it->path().string());
    if (descriptions.size() > 1)
      return base::Error{"`" + path + "` has several .cabal files; give the one that you mean."};
    if (!descriptions.empty()) file = *descriptions.begin();
    if (const std::string yaml = InFolder(folder, "package.yaml"); file.empty() && IsFile(yaml)) file = yaml;
  }
  if (folder == "." || folder == "./") folder.clear();
  Package package;
  if (file.empty()) {
    package = UsualPackage(folder);
  } else {
    const auto text = source::ReadFile(file);
    if (!text) return text.error();
    package = HasName(file, ".cabal") ? ParseCabal(text->text()) : ParsePackageYaml(text->text());
  }
  package.folder = folder;
  return package;
}

base::Result<ChosenProgram> ChooseProgram(const Package& package, const std::string& component,
                                          bool wants_tests) {
  const auto chosen = Choose(package, component, wants_tests);
  if (!chosen) return chosen.error();
  ChosenProgram program;
  AddSettings(package, **chosen, &program);
  for (const std::string& folder : program.include) {
    const std::string file = InFolder(folder == "." ? "" : folder, (*chosen)->main_is);
    if (!program.main_file.empty() || (*chosen)->main_is.empty() || !IsFile(file)) continue;
    program.main_file = file;
  }
  if (program.main_file.empty()) {
    std::string where;
    for (const std::string& folder : program.include) where += (where.empty() ? "" : ", ") + folder;
    return base::Error{"The main module `" + (*chosen)->main_is + "` of `" + (*chosen)->name +
                       "` is in none of its folders: " + where + "."};
  }
  AddPackages(package, **chosen, &program);
  for (const Component* library : LibrariesOf(package, **chosen)) {
    AddSettings(package, *library, &program);
    AddPackages(package, *library, &program);
  }
  program.package = package.name;
  program.version = package.version;
  program.folder = package.folder;
  return program;
}

}  // namespace inquest::setup
