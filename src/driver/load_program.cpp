#include "driver/load_program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "driver/messages.h"
#include "setup/package.h"
#include "source/diagnostics.h"

namespace inquest::driver {
namespace {

// The first diagnostics, more than anybody reads, and of errors their number.
std::string ReportText(const source::Diagnostics& diagnostics, const source::Files& files, bool color) {
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
  return text;
}

// A folder or a package becomes the main module of one of its programs, with its settings.
void ChooseFromPackage(SourceOptions& options) {
  options.given = options.file + (options.component.empty() ? "" : " --component " + options.component);
  if (!setup::IsPackagePath(options.file)) {
    if (options.component.empty()) return;
    throw CLI::ValidationError("--component is for packages: a folder, FILE.cabal or package.yaml.");
  }
  const auto package = setup::ReadPackage(options.file);
  if (!package) throw CLI::ValidationError(package.error().message);
  auto chosen = setup::ChooseProgram(*package, options.component, options.wants_tests);
  if (!chosen) throw CLI::ValidationError(chosen.error().message);
  options.chosen = *chosen;
  options.file = std::move(chosen->main_file);
  options.include.insert(options.include.end(), chosen->include.begin(), chosen->include.end());
  options.extensions = std::move(chosen->extensions);
  // What the command line says comes last, and counts.
  options.definitions.insert(options.definitions.begin(), chosen->definitions.begin(),
                             chosen->definitions.end());
}

}  // namespace

void SourceOptions::Complain(const std::string& sentence) const {
  driver::Complain(sentence);
  if (hears) hears(sentence);
}

void AddSourceOptions(CLI::App& command, SourceOptions& options) {
  command
      .add_option("FILE", options.file,
                  "The program's main module, FILE.hs or FILE.lhs, or its package: a folder, FILE.cabal or "
                  "package.yaml")
      ->required();
  command
      .add_option("--component", options.component,
                  "Of a package: the executable or test suite that is meant")
      ->type_name("NAME");
  command.parse_complete_callback([&options] { ChooseFromPackage(options); });
  command
      .add_option("-i,--include", options.include,
                  "A further folder in which to look for modules (may be repeated)")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command
      .add_option("-D,--define", options.definitions,
                  "A macro for modules with CPP, NAME or NAME=TEXT (may be repeated)")
      ->type_name("NAME")
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

std::unique_ptr<setup::LoadedProgram> LoadOrComplain(const SourceOptions& options,
                                                     const setup::PhaseDump& dump) {
  auto loaded = setup::LoadProgram(options, dump);
  for (const std::string& error : loaded->errors) options.Complain(error);
  std::fputs(ReportText(loaded->diagnostics, loaded->files, WantsColor(options.color)).c_str(), stderr);
  if (options.hears && loaded->diagnostics.has_errors())
    options.hears(ReportText(loaded->diagnostics, loaded->files, false));
  return loaded->ok ? std::move(loaded) : nullptr;
}

}  // namespace inquest::driver
