// Who answers besides the person, as the command line names them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "run/run.h"
#include "session/answerer.h"
#include "setup/load_program.h"

namespace inquest::setup {

// Of --oracle, before the program runs: a sentence, or empty.
std::string WhatIsWrongWithOracle(const std::string& spec);

// In the order in which they are asked. `specs` are of --oracle: `reference:FILE.hs`; `commands` of
// --oracle-command. `source` says where the libraries are. The run outlives them. The error is a sentence, or
// what the front end says of a reference program.
base::Result<std::vector<std::unique_ptr<session::Answerer>>> MakeOracles(
    const std::vector<std::string>& specs, const std::vector<std::string>& commands, const run::Run& run,
    const ProgramSource& source);

}  // namespace inquest::setup
