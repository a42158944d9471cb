// Steps as JSON, and back. Text from outside is checked: what is missing or of the wrong kind is an error.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "base/result.h"
#include "session/response.h"
#include "session/step.h"

namespace inquest::session {

nlohmann::json ToJson(const Step& step);
base::Result<Step> StepFromJson(const nlohmann::json& json);

nlohmann::json CodeJson(const view::Code& code);
nlohmann::json ToJson(const Question& question);
nlohmann::json ToJson(const Finding& finding);
nlohmann::json ToJson(const Evidence& evidence);

// On one line, in UTF-8; bytes that are not are replaced, and what could steer a terminal is escaped.
std::string ToLine(const nlohmann::json& json);

}  // namespace inquest::session
