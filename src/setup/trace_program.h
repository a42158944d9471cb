// The program that a trace is of, as its text stands in the trace: what evaluates for the debugger uses that,
// never files that may have changed since.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "oracle/reference.h"
#include "source/source_file.h"
#include "trail/layout.h"

namespace inquest::setup {

// Its main module. The error says that the trace does not hold it.
base::Result<source::File> MainModuleIn(const trail::Layout& layout);

// The whole program, to be evaluated. `library` is a folder to take instead of the embedded libraries, or
// empty.
base::Result<std::unique_ptr<oracle::Reference>> LoadTracedProgram(const trail::Layout& layout,
                                                                   const std::string& library);

}  // namespace inquest::setup
