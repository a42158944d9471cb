// What a call of a tool does.
#pragma once

#include <functional>
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
  // How the person behind the client is asked: by a request that is answered while the call waits (the older
  // era; null there is no answer), or by a result that asks, with which the call is repeated (`replies`). A
  // client may be able to do neither.
  std::function<nlohmann::json(const nlohmann::json& question)> ask_person;
  bool can_ask_by_result = false;
  nlohmann::json replies;
  bool always_confirm = false;  // a person has to confirm findings, whatever the agent says
};

// The result as `tools/call` gives it: text, the same as data, and whether it failed, with what to do then.
// None: there is no such tool.
std::optional<nlohmann::json> Obey(const Call& call, Sessions& sessions);

}  // namespace inquest::mcp
