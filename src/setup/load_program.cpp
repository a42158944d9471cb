#include "setup/load_program.h"

#include <fmt/format.h>

#include <filesystem>

#include "base/fnv.h"
#include "setup/discovered_tests.h"
#include "setup/find_module.h"
#include "setup/missing_module.h"

namespace inquest::setup {

bool HasHaskellName(const std::string& path) {
  const std::string extension = std::filesystem::path(path).extension().string();
  return extension == ".hs" || extension == ".lhs";
}

base::Result<source::File> ReadMainFile(const std::string& path) {
  std::error_code error;
  const bool readable_kind =
      !std::filesystem::is_directory(path, error) && std::filesystem::exists(path, error);
  if (readable_kind && !HasHaskellName(path)) {
    return base::Error{"`" + path + "` is not a Haskell file: its name must end in .hs or .lhs."};
  }
  auto file = source::ReadFile(path);
  if (!file) return file;
  auto discovered = DiscoverSpecifications(path, file->text());
  if (discovered) return source::File(path, std::move(*discovered));
  return file;
}

std::string FingerprintOf(const source::Files& files) {
  base::Fnv hash;
  for (size_t i = 0; i < files.size(); ++i) {
    hash.AddWhole(files[source::FileId(i)].name());
    hash.AddWhole(files[source::FileId(i)].text());
  }
  return fmt::format("{:016x}", hash.value());
}

std::unique_ptr<LoadedProgram> LoadProgram(const ProgramSource& source, const PhaseDump& dump) {
  auto loaded = std::make_unique<LoadedProgram>();
  base::Result<source::File> main_file = ReadMainFile(source.file);
  if (!main_file) {
    loaded->errors.push_back(main_file.error().message);
    return loaded;
  }
  ModuleFinder finder(source.file, source.include, source.library);
  haskell::program::Options phases;
  phases.find = [&](const std::string& name) { return finder.Find(name); };
  phases.find_included = [&](const std::string& name, const std::string& from) {
    return finder.FindIncluded(name, from);
  };
  phases.extensions = source.extensions;
  phases.definitions = source.definitions;
  phases.makes_test_main = source.makes_test_main;
  phases.known_modules = finder.KnownModules();
  phases.explain_missing = [&](const std::string& name) {
    return ExplainMissingModule(name, source.file, finder.folders());
  };
  phases.dump_phase = dump.phase;
  phases.dump = dump.receive;
  const source::FileId file = loaded->files.Add(std::move(*main_file));
  haskell::program::Loaded result =
      source.call.empty()
          ? Load(file, loaded->files, loaded->names, loaded->diagnostics, phases)
          : LoadCall(file, source.call, loaded->files, loaded->names, loaded->diagnostics, phases);
  loaded->errors = finder.errors();
  if (!result.ok) return loaded;
  loaded->ok = true;
  loaded->program = std::move(result.program);
  loaded->re_exports = std::move(result.re_exports);
  loaded->methods = std::move(result.methods);
  loaded->aliases = std::move(result.aliases);
  return loaded;
}

}  // namespace inquest::setup
