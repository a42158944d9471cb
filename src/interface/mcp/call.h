// What a call of a tool does.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "interface/mcp/sessions.h"

namespace inquest::mcp {

struct Call {
  std::string tool;
  nlohmann::json arguments;
  std::string agent;  // who calls: goes with each verdict into the journal
  Child::OnProgress on_progress;
};

// The result as `tools/call` gives it: text, the same as data, and whether it failed, with what to do then.
// None: there is no such tool.
std::optional<nlohmann::json> Obey(const Call& call, Sessions& sessions);

}  // namespace inquest::mcp
