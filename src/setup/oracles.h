// Who answers besides the person, as the command line names them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "run/run.h"
#include "session/answerer.h"
#include "setup/load_program.h"
#include "setup/trust.h"

namespace inquest::setup {

// What the command line says.
struct OracleOptions {
  std::vector<std::string> names;     // of --oracle: `properties`, `tests`, `reference:FILE.hs`
  std::vector<std::string> commands;  // of --oracle-command
  bool uses_tests() const;            // tests that the program contains
};

// Of --oracle, before the program runs: a sentence, or empty.
std::string WhatIsWrongWithOracle(const std::string& name);

// In the order in which they are asked: properties, tables, references, commands. `source` says where the
// libraries are, `rules` what is trusted. The run outlives them. The error is a sentence, or what the front
// end says of a program.
base::Result<std::vector<std::unique_ptr<session::Answerer>>> MakeOracles(
    const OracleOptions& options, const run::Run& run, const ProgramSource& source,
    const std::vector<TrustRule>& rules);

}  // namespace inquest::setup
