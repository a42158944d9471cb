// Whether what a command looked at in a trace is what was written (trail/checksums.h). Damage is said on
// standard error as soon as something damaged is looked at, once a command, and is in the exit code.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "trail/reader.h"

namespace inquest::driver {

class TraceDamage {
 public:
  explicit TraceDamage(std::string path) : path_(std::move(path)) {}

  // For Reader::Open; this must outlive the reader.
  trail::OnDamage listener();
  // What the command returns: `otherwise`, unless damage was met.
  int ExitCode(int otherwise) const;

 private:
  const std::string path_;
  std::atomic<bool> is_met_ = false;
};

}  // namespace inquest::driver
