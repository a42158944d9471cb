#include "setup/oracles.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "setup/command_answerer.h"
#include "setup/property_answerer.h"
#include "setup/reference_answerer.h"
#include "traced/traced_run.h"

namespace inquest::setup {
namespace {

using oracle::Properties;

constexpr std::string_view kReference = "reference:", kProperties = "properties", kTests = "tests";

bool Names(const OracleOptions& options, std::string_view name) {
  return std::find(options.names.begin(), options.names.end(), name) != options.names.end();
}

template <typename Oracle>
base::Status Add(std::vector<std::unique_ptr<session::Answerer>>& oracles,
                 base::Result<std::unique_ptr<Oracle>> oracle) {
  if (!oracle) return oracle.error();
  oracles.push_back(std::move(*oracle));
  return base::Unit{};
}

}  // namespace

bool OracleOptions::uses_tests() const { return Names(*this, kProperties) || Names(*this, kTests); }

std::string WhatIsWrongWithOracle(const std::string& name) {
  if (name == kProperties || name == kTests) return "";
  if (!name.starts_with(kReference) || name.size() == kReference.size())
    return "`" + name + "` names nobody who could answer; try properties, tests or reference:Old.hs.";
  const std::string file = name.substr(kReference.size());
  std::error_code error;
  if (!HasHaskellName(file)) return "`" + file + "` is not a Haskell file: its name must end in .hs or .lhs.";
  if (!std::filesystem::is_regular_file(file, error)) return "There is no file `" + file + "`.";
  return "";
}

base::Result<std::vector<std::unique_ptr<session::Answerer>>> MakeOracles(
    const OracleOptions& options, const run::Run& run, const ProgramSource& source,
    const std::vector<TrustRule>& rules) {
  std::vector<std::unique_ptr<session::Answerer>> oracles;
  const auto* traced = dynamic_cast<const traced::TracedRun*>(&run);
  if (traced == nullptr && !options.names.empty())
    return base::Error{"No program can answer here: the run is of none that inquest can run."};
  const auto add_tests = [&](std::vector<Properties::Kind> kinds) {
    return Add(oracles, PropertyAnswerer::Open(traced->trail(), source.library, std::move(kinds), rules));
  };
  if (Names(options, kProperties)) {
    const auto added = add_tests({Properties::Kind::kProperty, Properties::Kind::kSpecification});
    if (!added) return added.error();
  }
  if (Names(options, kTests)) {
    if (const auto added = add_tests({Properties::Kind::kTable}); !added) return added.error();
  }
  for (const std::string& name : options.names) {
    if (!name.starts_with(kReference)) continue;
    ProgramSource reference = source;
    reference.file = name.substr(kReference.size());
    // Modules of the program itself would be found there.
    reference.include.clear();
    const auto added = Add(oracles, ReferenceAnswerer::Load(reference, traced->trail()));
    if (!added) return added.error();
  }
  for (const std::string& command : options.commands)
    oracles.push_back(std::make_unique<CommandAnswerer>(command));
  return oracles;
}

}  // namespace inquest::setup
