// golden [--update [--with-ghc]] [PLACE...]: runs the golden tests (docs/testing.md).
#include <CLI/CLI.hpp>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <set>
#include <thread>

#include "testing/golden/find_tests.h"
#include "testing/golden/verdict.h"

namespace inquest::golden {
namespace {

namespace fs = std::filesystem;

struct Tally {
  size_t passed = 0;
  size_t failed = 0;
  size_t updated = 0;
};

void Tell(const fs::path& file, const Verdict& verdict, Tally& tally) {
  ++(verdict.passed ? tally.passed : tally.failed);
  tally.updated += verdict.updated;
  if (!verdict.passed) std::printf("FAILED %s\n%s", file.c_str(), verdict.report.c_str());
  if (verdict.updated) std::printf("updated %s\n", file.c_str());
  std::fflush(stdout);
}

Tally RunAll(const std::vector<fs::path>& files, const Options& options, unsigned jobs) {
  Tally tally;
  std::mutex mutex;
  std::atomic<size_t> next = 0;
  const auto work = [&] {
    for (size_t i = next++; i < files.size(); i = next++) {
      const Verdict verdict = RunTest(files[i], options);
      const std::lock_guard lock(mutex);
      Tell(files[i], verdict, tally);
    }
  };
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < jobs; ++i) workers.emplace_back(work);
  }
  return tally;
}

std::vector<fs::path> Collect(const std::vector<std::string>& places) {
  std::set<fs::path> files;
  for (const std::string& place : places) {
    for (const fs::path& file : FindTests(place)) files.insert(file);
  }
  return {files.begin(), files.end()};
}

int Main(int argc, char** argv) {
  Options options;
  std::vector<std::string> places = {"testing/programs", "testing/sessions", "testing/views", "examples",
                                     "src"};
  std::string inquest = (fs::read_symlink("/proc/self/exe").parent_path() / "inquest").string();
  double seconds = 60;
  unsigned jobs = std::max(1u, std::thread::hardware_concurrency());
  bool no_trace = false;

  CLI::App app{"Runs golden tests: Haskell files that say what they print.", "golden"};
  app.add_option(
         "PLACE", places,
         "Files or folders; testing/programs, testing/sessions, testing/views, examples and src if none "
         "is given")
      ->check(CLI::ExistingPath);
  app.add_option("--inquest", inquest, "The inquest to test; the one beside this program if not given")
      ->check(CLI::ExistingFile);
  app.add_option("--timeout", seconds, "Seconds for one run of one test")->capture_default_str();
  app.add_option("-j,--jobs", jobs, "Tests that run at once")->capture_default_str();
  app.add_flag("--no-trace", no_trace, "Do not run the programs under inquest trace or debug");
  app.add_option("--with", options.run_options,
                 "A further option of inquest run and trace, as in --with=--collect-always")
      ->type_name("OPTION")
      ->allow_extra_args(false);
  auto* update =
      app.add_flag("--update", options.update, "Rewrite what the files expect from what inquest does");
  app.add_flag("--with-ghc", options.with_ghc, "Rewrite it from what ghc's program does; programs only")
      ->needs(update);
  CLI11_PARSE(app, argc, argv);

  // What programs print must not depend on who runs the tests.
  setenv("LC_ALL", "C.UTF-8", 1);
  options.inquest = fs::absolute(inquest);
  options.timeout = std::chrono::milliseconds(static_cast<long>(seconds * 1000));
  options.trace = !no_trace;
  const Tally tally = RunAll(Collect(places), options, jobs);
  if (options.update) std::printf("%zu updated\n", tally.updated);
  std::printf("%zu passed, %zu failed\n", tally.passed, tally.failed);
  return tally.failed == 0 ? 0 : 1;
}

}  // namespace
}  // namespace inquest::golden

int main(int argc, char** argv) { return inquest::golden::Main(argc, argv); }
