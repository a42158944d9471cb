// Tests in the program answer (oracle/properties.h): properties and specifications, or tables.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "oracle/properties.h"
#include "session/answerer.h"
#include "setup/trust.h"
#include "trail/trail.h"

namespace inquest::setup {

class PropertyAnswerer : public session::Answerer {
 public:
  // The program is that of the trace, as it was then; the trail outlives this. `rules` say what is trusted of
  // what the run did not call. `library` is a folder to take instead of the embedded libraries, or empty.
  static base::Result<std::unique_ptr<PropertyAnswerer>> Open(const trail::Trail& run,
                                                              const std::string& library,
                                                              std::vector<oracle::Properties::Kind> kinds,
                                                              std::vector<TrustRule> rules);

  // That of the property which gave the last verdict.
  std::string name() const override { return name_; }
  std::optional<session::Verdict> Judge(const session::Asked& asked) override;
  std::string TakeTrouble() override { return std::exchange(trouble_, {}); }

 private:
  explicit PropertyAnswerer(std::unique_ptr<oracle::Properties> properties)
      : properties_(std::move(properties)) {}

  std::unique_ptr<oracle::Properties> properties_;
  std::string name_ = "property";
  std::string trouble_;
  std::set<std::string> told_;  // troubles
};

}  // namespace inquest::setup
