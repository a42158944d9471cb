// planted [--table] [FILE...]: plants each fault of each program, searches it by every strategy with and
// without each transform, and says which searches did not find it. --table prints how many questions each
// took.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <map>

#include "strategy/strategy.h"
#include "testing/planted/planted.h"
#include "transform/transform.h"

using namespace inquest::planted;

namespace {

struct Totals {
  uint64_t questions = 0;
  uint32_t worst = 0;
  uint32_t searches = 0;
};

std::vector<std::string> Programs(int argc, char** argv, bool* table) {
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--table") == 0) {
      *table = true;
    } else if (std::filesystem::is_directory(argv[i])) {
      for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
        if (entry.path().extension() == ".hs") files.push_back(entry.path().string());
      }
    } else {
      files.emplace_back(argv[i]);
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int argc, char** argv) {
  bool table = false;
  const std::vector<std::string> files = Programs(argc, argv, &table);
  std::vector<std::string> transforms = {""};
  for (std::string_view name : inquest::transform::Names()) transforms.emplace_back(name);
  std::map<std::pair<std::string, std::string>, Totals> totals;
  uint32_t passed = 0, failed = 0;
  for (const std::string& file : files) {
    const auto program = ReadProgram(file);
    if (!program.ok()) {
      std::printf("%s\n", program.error().message.c_str());
      ++failed;
      continue;
    }
    for (const Fault& fault : program->faults) {
      auto experiment = Experiment::Create(*program, fault);
      const std::string title = program->name + ", " + fault.from + " => " + fault.to;
      if (!experiment.ok() || !(*experiment)->shows()) {
        std::printf("%s: %s\n", title.c_str(),
                    experiment.ok() ? "the fault does not show" : experiment.error().message.c_str());
        ++failed;
        continue;
      }
      for (std::string_view strategy : inquest::strategy::Names()) {
        for (const std::string& transform : transforms) {
          for (const char* order : {"outermost", "innermost", "evaluation"}) {
            const Ended ended = (*experiment)->Run(std::string(strategy), order, transform);
            (ended.is_right ? passed : failed) += 1;
            if (!ended.is_right) {
              std::printf("%s: %s, %s, %s found %s\n%s", title.c_str(), ended.strategy.c_str(), order,
                          transform.empty() ? "no transform" : transform.c_str(), ended.found.c_str(),
                          ended.transcript.c_str());
            }
            Totals& total = totals[{ended.strategy, transform}];
            total.questions += ended.questions;
            total.worst = std::max(total.worst, ended.questions);
            ++total.searches;
          }
        }
      }
    }
  }
  if (table) {
    for (const auto& [key, total] : totals) {
      std::printf("%-28s %-20s average %6.2f  worst %3u\n", key.first.c_str(),
                  key.second.empty() ? "-" : key.second.c_str(),
                  static_cast<double>(total.questions) / total.searches, total.worst);
    }
  }
  std::printf("%u passed, %u failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
