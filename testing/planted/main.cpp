// planted [OPTION...] PLACE...: tests the faults that the programs name (`-- plant:`).
#include <CLI/CLI.hpp>

#include "testing/planted/by_hand.h"
#include "testing/planted/suite.h"

using namespace inquest;
using namespace inquest::planted;

namespace {

void AddFaults(const Program& program, Suite& suite) {
  suite.Add(program, FaultsByHand(program, [&](const std::string& message) { suite.Fail(message); }));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Tests whether planted faults are found, in every way of searching.");
  std::vector<std::string> places;
  SuiteOptions options;
  app.add_option("PLACE", places, "Programs, or folders of them")->required();
  CLI::Option* const table =
      app.add_flag("--table", options.table, "Also how many questions each strategy asks");
  app.add_option("--each", options.each,
                 "All ways for the first fault of a program and each so many after it, a few for the others")
      ->check(CLI::Range(1, 1000))
      ->excludes(table);
  app.add_flag("--verbose", options.verbose, "A line for each fault");
  app.add_option("--stops", options.stops, "Stop each run at so many points, and search each of these runs");
  app.add_option("--patience", options.workers.seconds_an_item, "Seconds of a processor for each fault");
  app.add_option("--jobs", options.workers.jobs, "Processes at a time")->check(CLI::Range(1, 256));
  app.add_flag_callback(
      "--few-ways", [&] { options.ways = &AFewWays(); },
      "In two ways only: fast, for looking at many programs");
  app.add_flag_callback(
      "--marks",
      [&] {
        options.ways = &WaysWithMarks();
        options.table = true;
      },
      "Each strategy without and with marks, where the first difference is marked at each wrong answer");
  app.add_flag_callback(
      "--default", [&] { options.ways = &DefaultWay(); },
      "Only the way that is searched where nobody chose; with --verbose its questions");
  app.add_option_function<std::string>(
         "--tree", [&](const std::string& name) { options.trees = TreesOf(name); },
         "The tree that is searched, or both")
      ->check(CLI::IsMember({"edt", "fdt", "both"}));
  app.add_option("--keep", options.keep, "A folder for programs whose fault was not found");
  CLI11_PARSE(app, argc, argv);
  Suite suite(options);
  for (const std::string& path : FindPrograms(places)) {
    const auto program = ReadProgram(path);
    if (program.ok()) {
      AddFaults(*program, suite);
    } else {
      suite.Fail(program.error().message);
    }
  }
  return suite.Run();
}
