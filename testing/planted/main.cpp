// planted [OPTION...] PLACE...: tests the faults that the programs name (`-- plant:`).
#include <CLI/CLI.hpp>
#include <algorithm>

#include "testing/mutation/mutate.h"
#include "testing/planted/suite.h"

using namespace inquest;
using namespace inquest::planted;

namespace {

// Whether the place is in the routine that the fault says, or in one of several (`f or g`).
bool IsIn(const mutation::Place& place, const Fault& fault) {
  std::string routines = fault.routine + " or ";
  for (size_t end; (end = routines.find(" or ")) != std::string::npos; routines = routines.substr(end + 4)) {
    if (("." + place.path + ".").find("." + routines.substr(0, end) + ".") != std::string::npos) return true;
  }
  return false;
}

// Of what really differs.
base::Result<mutation::Place> FindPlace(const Program& program, const Fault& fault, size_t at) {
  size_t begin = 0, end = fault.from.size(), to_end = fault.to.size();
  while (begin < std::min(end, to_end) && fault.from[begin] == fault.to[begin]) ++begin;
  while (std::min(end, to_end) > begin && fault.from[end - 1] == fault.to[to_end - 1]) --end, --to_end;
  return mutation::FindPlace(program.path, program.text, static_cast<uint32_t>(at + begin),
                             static_cast<uint32_t>(at + end));
}

void AddFaults(const Program& program, Suite& suite) {
  std::vector<PlantedFault> faults;
  for (const Fault& fault : program.faults) {
    const std::string title = program.name + ", " + fault.from + " => " + fault.to;
    const size_t at = program.text.find(fault.from);
    if (at == std::string::npos) {
      suite.Fail(title + ": the program does not contain it.");
      continue;
    }
    const auto place = FindPlace(program, fault, at);
    if (!place.ok() || !IsIn(*place, fault)) {
      suite.Fail(title + ": " + (place.ok() ? "it is in " + place->path : place.error().message));
      continue;
    }
    std::string text = program.text;
    text.replace(at, fault.from.size(), fault.to);
    faults.push_back({title, "by hand", std::move(text), *place});
  }
  suite.Add(program, std::move(faults));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Tests whether planted faults are found, in every way of searching.");
  std::vector<std::string> places;
  SuiteOptions options;
  app.add_option("PLACE", places, "Programs, or folders of them")->required();
  app.add_flag("--table", options.table, "Also how many questions each strategy asks");
  app.add_flag("--verbose", options.verbose, "A line for each fault");
  app.add_option("--stops", options.stops, "Stop each run at so many points, and search each of these runs");
  app.add_option("--patience", options.workers.seconds_an_item, "Seconds of a processor for each fault");
  app.add_option("--jobs", options.workers.jobs, "Processes at a time")->check(CLI::Range(1, 256));
  app.add_flag_callback(
      "--marks",
      [&] {
        options.ways = &WaysWithMarks();
        options.table = true;
      },
      "Each strategy without and with marks, where the first difference is marked at each wrong answer");
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
