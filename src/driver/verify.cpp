// inquest verify TRACE: whether what must hold for a trace holds (docs/design.md 4.7), with what it contains.
#include <CLI/CLI.hpp>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "traced/view/instances.h"
#include "trail/reader.h"
#include "value/escape.h"

namespace inquest::driver {
namespace {

struct VerifyOptions {
  std::string trace;
  bool instances = false;
};

int VerifyTrace(const VerifyOptions& options) {
  auto reader = trail::Reader::Open(options.trace);
  if (!reader.ok()) {
    Complain(reader.error().message);
    return kUnreadable;
  }
  constexpr size_t kMost = 20;
  auto faults = (*reader)->CheckAll(kMost);
  // What does not hold in what was damaged says nothing more.
  if (faults.empty()) faults = trail::Verify(**reader, kMost);
  const bool is_complete = (*reader)->header().end != 0;
  const bool has_checksums = (*reader)->has_checksums();
  if (faults.empty() && options.instances) faults = traced::CheckInstances(trail::Trail(std::move(*reader)));
  for (const std::string& fault : faults) Complain(options.trace + ": " + fault + ".");
  if (!faults.empty()) return kUnreadable;
  const char* const but = !is_complete     ? " as far as it goes: the run was cut off, so it has no checksums"
                          : !has_checksums ? "; it has no checksums, since the disk was full"
                                           : "";
  std::printf("%s is whole%s%s.\n", value::VisibleText(options.trace).c_str(), but,
              options.instances ? "; each reduction is an instance of its equation" : "");
  return kDone;
}

}  // namespace

void AddVerifyCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<VerifyOptions>();
  CLI::App* command = app.add_subcommand("verify", "Check that a trace is whole");
  command->add_option("trace", options->trace, "The trace")->required()->type_name("TRACE");
  command->add_flag("--instances", options->instances,
                    "Check too that each reduction is an instance of its equation");
  command->callback([options, &invocation] { invocation.exit_code = VerifyTrace(*options); });
}

}  // namespace inquest::driver
