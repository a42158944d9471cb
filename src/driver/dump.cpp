// inquest dump TRACE: the trail in a trace, as text: what it says about its program, then its objects.
// inquest dump --phase PHASE FILE.hs: what a phase of the front end made of a program. Both are for golden
// tests and for whoever works on these parts.
#include "trail/dump.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/load_program.h"
#include "driver/messages.h"
#include "driver/trace_damage.h"
#include "source/excerpt.h"

namespace inquest::driver {
namespace {

constexpr size_t kPage = 200;

struct DumpOptions {
  SourceOptions source;
  std::string phase;
  uint64_t from = 0;
  size_t count = kPage;
};

// Names and texts are the program's own, or a stranger's: nothing in them reaches the terminal as it is.
void Print(const std::string& text) {
  const std::string visible = source::MakeVisible(text);
  std::fwrite(visible.data(), 1, visible.size(), stdout);
}

int DumpPhase(const DumpOptions& options) {
  return LoadOrComplain(options.source, {options.phase, Print}) == nullptr ? kUnreadable : kDone;
}

int DumpTrace(const DumpOptions& options) {
  TraceDamage damage(options.source.file);
  auto reader = trail::Reader::Open(options.source.file, damage.listener());
  if (!reader.ok()) {
    Complain(reader.error().message);
    return kUnreadable;
  }
  if (options.from == 0) Print(trail::DumpLayout(**reader));
  const trail::DumpedObjects objects = trail::DumpObjects(**reader, {options.from, options.count});
  Print(objects.text);
  if (objects.text.empty()) {
    Complain("There is no object at " + std::to_string(options.from) + " or behind it.");
    return damage.ExitCode(kNothingFound);
  }
  if (objects.next != 0) Print("(more: --from " + std::to_string(objects.next) + ")\n");
  return damage.ExitCode(kDone);
}

int Dump(const DumpOptions& options) {
  if (!options.phase.empty()) return DumpPhase(options);
  if (setup::HasHaskellName(options.source.file)) {
    Complain(
        "Of a program, say which phase to print: --phase ast, renamed, types or core. A trace is made by "
        "inquest trace -o TRACE " +
        options.source.file + ".");
    return kUsage;
  }
  return DumpTrace(options);
}

}  // namespace

void AddDumpCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<DumpOptions>();
  CLI::App* command = app.add_subcommand(
      "dump", "Print the trail in a trace, or what a phase of the front end makes of a program");
  AddSourceOptions(*command, options->source);
  command->add_option("--phase", options->phase, "Of a program: the phase")
      ->type_name("ast|renamed|types|core")
      ->check(CLI::IsMember({"ast", "renamed", "types", "core"}));
  command
      ->add_option("--from", options->from,
                   "Of a trace: objects from this address on, without the description")
      ->type_name("ADDRESS")
      ->check(AtLeast(0));
  command->add_option("--count", options->count, "Of a trace: so many objects")
      ->type_name("N")
      ->check(AtLeast(1))
      ->capture_default_str();
  command->callback([options, &invocation] { invocation.exit_code = Dump(*options); });
}

}  // namespace inquest::driver
