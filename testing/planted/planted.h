// Planted faults (DESIGN 11): a program that is right, a fault planted in one routine, and the unchanged
// program as the one who answers. Whatever the strategy, order and transform, the finding must be the planted
// routine.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace inquest::planted {

// `-- plant: insert | x > y => x < y`: the first occurrence of the text left of => is replaced. `f or (\x ->
// 2 * x)`: either may be found.
struct Fault {
  std::string routine;
  std::string from, to;
};
struct Program {
  std::string name;
  std::string text;  // right
  std::vector<Fault> faults;
};
base::Result<Program> ReadProgram(const std::string& path);

// How one search ended.
struct Ended {
  std::string strategy, order, transform;
  uint32_t questions = 0;
  bool is_right = false;
  std::string found;       // routines, for the message
  std::string transcript;  // of a search that went wrong
};

// The faulty program with its tree and the program that answers.
class Experiment {
 public:
  static base::Result<std::unique_ptr<Experiment>> Create(const Program& program, const Fault& fault);
  virtual ~Experiment() = default;
  // The fault shows: main is wrong.
  virtual bool shows() = 0;
  virtual size_t nodes() const = 0;
  virtual Ended Run(const std::string& strategy, const std::string& order, const std::string& transform) = 0;
};

}  // namespace inquest::planted
