// Whether what a command looked at in a trace is what was written (trail/checksums.h). Damage is said on
// standard error as soon as something damaged is looked at, once a command, and is in the exit code.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "driver/messages.h"
#include "setup/session_files.h"
#include "trail/reader.h"

namespace inquest::driver {

class TraceDamage {
 public:
  // `complain` says it: on standard error, and to whoever else should know.
  explicit TraceDamage(std::string path, setup::Remark complain = Complain)
      : path_(std::move(path)), complain_(std::move(complain)) {}

  // For Reader::Open; this must outlive the reader.
  trail::OnDamage listener();
  // What the command returns: `otherwise`, unless damage was met.
  int ExitCode(int otherwise) const;

 private:
  const std::string path_;
  const setup::Remark complain_;
  std::atomic<bool> is_met_ = false;
};

}  // namespace inquest::driver
