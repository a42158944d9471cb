#include "setup/oracles.h"

#include <filesystem>
#include <string_view>

#include "setup/command_answerer.h"
#include "setup/reference_answerer.h"
#include "traced/traced_run.h"

namespace inquest::setup {
namespace {

constexpr std::string_view kReference = "reference:";

base::Result<std::unique_ptr<session::Answerer>> MakeReference(const std::string& file, const run::Run& run,
                                                               const ProgramSource& source) {
  const auto* traced = dynamic_cast<const traced::TracedRun*>(&run);
  if (traced == nullptr)
    return base::Error{
        "A reference program cannot answer here: the run is of no program that inquest can run."};
  auto answerer =
      ReferenceAnswerer::Load({.file = file, .include = {}, .library = source.library}, traced->trail());
  if (!answerer) return answerer.error();
  return std::unique_ptr<session::Answerer>(std::move(*answerer));
}

}  // namespace

std::string WhatIsWrongWithOracle(const std::string& spec) {
  if (!spec.starts_with(kReference) || spec.size() == kReference.size())
    return "`" + spec + "` names nobody who could answer; try reference:Old.hs.";
  const std::string file = spec.substr(kReference.size());
  std::error_code error;
  if (!HasHaskellName(file)) return "`" + file + "` is not a Haskell file: its name must end in .hs or .lhs.";
  if (!std::filesystem::is_regular_file(file, error)) return "There is no file `" + file + "`.";
  return "";
}

base::Result<std::vector<std::unique_ptr<session::Answerer>>> MakeOracles(
    const std::vector<std::string>& specs, const std::vector<std::string>& commands, const run::Run& run,
    const ProgramSource& source) {
  std::vector<std::unique_ptr<session::Answerer>> oracles;
  for (const std::string& spec : specs) {
    auto oracle = MakeReference(spec.substr(kReference.size()), run, source);
    if (!oracle) return oracle.error();
    oracles.push_back(std::move(*oracle));
  }
  for (const std::string& command : commands) oracles.push_back(std::make_unique<CommandAnswerer>(command));
  return oracles;
}

}  // namespace inquest::setup
