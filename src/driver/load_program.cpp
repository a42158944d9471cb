#include "driver/load_program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "base/fnv.h"
#include "driver/find_module.h"
#include "driver/messages.h"
#include "haskell/program/program.h"
#include "source/diagnostics.h"

namespace inquest::driver {
namespace {

base::Result<source::File> ReadMainFile(const std::string& path) {
  std::error_code error;
  const bool readable_kind =
      !std::filesystem::is_directory(path, error) && std::filesystem::exists(path, error);
  if (readable_kind && !HasHaskellName(path)) {
    return base::Error{"`" + path + "` is not a Haskell file: its name must end in .hs or .lhs."};
  }
  return source::ReadFile(path);
}

// Shows the first diagnostics, more than anybody reads, and of errors their number.
void Report(const source::Diagnostics& diagnostics, const source::Files& files, bool color) {
  constexpr size_t kMost = 100;
  std::string text = Render(diagnostics, files, color, kMost);
  size_t errors = 0, all = 0;
  for (const source::Diagnostic* diagnostic : InOrder(diagnostics)) {
    ++all;
    errors += diagnostic->severity == source::Severity::kError;
  }
  const std::string rest = all > kMost ? fmt::format("; the first {} messages are shown", kMost) : "";
  if (errors > 0) text += errors == 1 ? "1 error" : fmt::format("{} errors", errors);
  if (errors > 0) text += rest + "\n";
  std::fputs(text.c_str(), stderr);
}

}  // namespace

bool HasHaskellName(const std::string& path) {
  const std::string extension = std::filesystem::path(path).extension().string();
  return extension == ".hs" || extension == ".lhs";
}

std::string FingerprintOf(const source::Files& files) {
  base::Fnv hash;
  for (size_t i = 0; i < files.size(); ++i) {
    hash.AddWhole(files[source::FileId(i)].name());
    hash.AddWhole(files[source::FileId(i)].text());
  }
  return fmt::format("{:016x}", hash.value());
}

void AddSourceOptions(CLI::App& command, SourceOptions& options) {
  command.add_option("FILE", options.file, "The program's main module, FILE.hs or FILE.lhs")->required();
  command
      .add_option("-i,--include", options.include,
                  "A further folder in which to look for modules (may be repeated)")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command.add_option("--lib", options.library, "Take the libraries from DIR instead of the built-in ones")
      ->type_name("DIR")
      ->envname("INQUEST_LIB")
      ->check(CLI::ExistingDirectory);
  command
      .add_option("--color", options.color, "Colours in messages; NO_COLOR in the environment means never")
      ->type_name("auto|always|never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

std::unique_ptr<LoadedProgram> LoadProgram(const SourceOptions& options, const PhaseDump& dump) {
  base::Result<source::File> main_file = ReadMainFile(options.file);
  if (!main_file) {
    Complain(main_file.error().message);
    return nullptr;
  }
  auto loaded = std::make_unique<LoadedProgram>();
  ModuleFinder finder(options.file, options.include, options.library);
  source::Diagnostics diagnostics;
  haskell::program::Options phases;
  phases.find = [&](const std::string& name) { return finder.Find(name); };
  phases.known_modules = finder.KnownModules();
  phases.dump_phase = dump.phase;
  phases.dump = dump.receive;
  const source::FileId file = loaded->files.Add(std::move(*main_file));
  haskell::program::Loaded result = Load(file, loaded->files, loaded->names, diagnostics, phases);
  for (const std::string& error : finder.errors()) Complain(error);
  Report(diagnostics, loaded->files, WantsColor(options.color));
  if (!result.ok) return nullptr;
  loaded->program = std::move(result.program);
  loaded->re_exports = std::move(result.re_exports);
  loaded->methods = std::move(result.methods);
  loaded->aliases = std::move(result.aliases);
  return loaded;
}

}  // namespace inquest::driver
