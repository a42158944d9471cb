// generated_programs [--count N] [--seed S] [--with-ghc] [--show] [--no-shrink]: the long form of the
// properties. Stops at the first program that violates one, makes it smaller and prints it.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <random>

#include "testing/generators/properties.h"

using namespace inquest::generators;

namespace {

std::vector<uint16_t> RandomChoices(uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<uint16_t> choices(100 + random() % 1500);
  for (uint16_t& choice : choices) choice = static_cast<uint16_t>(random());
  return choices;
}

// A shorter list, or one with more zeros, that still violates a property.
std::vector<uint16_t> Shrink(std::vector<uint16_t> choices, const Checker& checker) {
  for (size_t piece = choices.size() / 2; piece > 0; piece /= 2) {
    for (size_t at = 0; at + piece <= choices.size();) {
      std::vector<uint16_t> smaller = choices;
      smaller.erase(smaller.begin() + static_cast<ptrdiff_t>(at),
                    smaller.begin() + static_cast<ptrdiff_t>(at + piece));
      if (Violation(MakeProgram(smaller), checker).empty()) {
        at += piece;
      } else {
        choices = std::move(smaller);
      }
    }
  }
  for (size_t i = 0; i < choices.size(); ++i) {
    std::vector<uint16_t> smaller = choices;
    smaller[i] = 0;
    if (choices[i] != 0 && !Violation(MakeProgram(smaller), checker).empty()) choices = std::move(smaller);
  }
  return choices;
}

void Print(const HaskellProgram& program) {
  for (const SourceText& source : program.modules)
    std::printf("-- %s\n%s\n", source.file.c_str(), source.text.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Checks properties of random programs"};
  uint32_t count = 200, seed = 1;
  bool show = false, no_shrink = false;
  Checker checker;
  checker.inquest = (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "inquest").string();
  app.add_option("--count", count, "So many programs");
  app.add_option("--seed", seed, "The first program");
  app.add_flag("--with-ghc", checker.with_ghc, "Compare with ghc, too");
  app.add_flag("--show", show, "Only print the first program");
  app.add_flag("--no-shrink", no_shrink, "Print what violates a property as it is");
  CLI11_PARSE(app, argc, argv);
  if (show) {
    Print(MakeProgram(RandomChoices(seed)));
    return 0;
  }
  std::string folder = (std::filesystem::temp_directory_path() / "generated_XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) {
    std::perror("mkdtemp");
    return 2;
  }
  checker.folder = folder;
  int status = 0;
  for (uint32_t i = 0; i < count && status == 0; ++i) {
    std::vector<uint16_t> choices = RandomChoices(seed + i);
    if (Violation(MakeProgram(choices), checker).empty()) continue;
    if (!no_shrink) choices = Shrink(std::move(choices), checker);
    const HaskellProgram program = MakeProgram(choices);
    std::printf("-- seed %u\n", seed + i);
    Print(program);
    std::printf("%s\n", Violation(program, checker).c_str());
    status = 1;
  }
  if (status == 0) std::printf("%u programs, nothing found\n", count);
  std::filesystem::remove_all(folder);
  return status;
}
