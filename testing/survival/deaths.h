// The ways in which a run that is being recorded can end without ending by itself.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "testing/golden/process.h"

namespace inquest::survival {

struct Scene {
  std::string inquest;  // the program
  std::string source;   // what it runs
  std::string folder;   // a folder for this death, empty
  std::string trace;    // where the trace goes
  std::mt19937& random;
};

struct Death {
  std::string name;
  // Runs until the end. Returns what is wrong with it; empty if nothing.
  std::function<std::string(Scene& scene)> die;
  bool always_readable = true;  // false: it may come before there is anything to read
};

// `messages` gets what had to be left out, and why.
std::vector<Death> AllDeaths(std::vector<std::string>* messages);

}  // namespace inquest::survival
