// What the subcommands that show a trace have in common: the trace, how wide and deep, where the text goes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "driver/open_trace.h"
#include "value/print.h"
#include "value/sink.h"

namespace CLI {
class App;
}

namespace inquest::driver {

struct ViewOptions {
  OpenOptions open;    // the trace, or the program to record
  uint64_t width = 0;  // 0: that of the terminal, or 120
  uint64_t value_depth = value::kNoLimit;
  bool json = false;
  bool ascii = false;
};
// `depth_option`: the name under which the depth of values is set.
void AddViewOptions(CLI::App& command, ViewOptions& options, const char* depth_option = "--depth");

// --ascii, of whatever command shows values.
void AddAsciiOption(CLI::App& command, bool& ascii);
// Whether standard output gets ASCII only: asked for, or a terminal that takes nothing else.
bool WantsAsciiOnOutput(bool asked);

value::Budget BudgetOf(const ViewOptions& options);
// Whether standard output gets colours.
bool WantsColorOnOutput(const ViewOptions& options);

// Opens the trace, or runs the program with `arguments` first, and shows it. What `show` writes goes to
// standard output; it returns the exit code. When nobody reads on (`inquest tree T | head`), writing ends
// quietly.
int ShowTrace(const ViewOptions& options,
              const std::function<int(const run::Run& run, value::Sink* sink)>& show,
              const std::vector<std::string>& arguments = {});

// Says what a run cannot tell; the exit code.
int Unknown(const base::Error& error);

}  // namespace inquest::driver
