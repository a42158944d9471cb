// The kinds of runs that there are, told apart by the first bytes of their files.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "run/run.h"

namespace inquest::run {

// Told of what is found damaged while the run is looked at, in a sentence.
using OnDamage = std::function<void(const std::string& sentence)>;

struct Kind {
  std::string name;         // `trace`
  std::string first_bytes;  // that every file of the kind begins with
  // The error is a sentence for whoever named the file.
  std::function<base::Result<std::unique_ptr<Run>>(const std::string& path, const OnDamage& on_damage)> open;
};

class Kinds {
 public:
  // What no kind claims is opened as the first one, which says what is wrong with it.
  explicit Kinds(std::vector<Kind> kinds) : kinds_(std::move(kinds)) {}
  base::Result<std::unique_ptr<Run>> Open(const std::string& path, const OnDamage& on_damage = {}) const;

 private:
  std::vector<Kind> kinds_;
};

}  // namespace inquest::run
