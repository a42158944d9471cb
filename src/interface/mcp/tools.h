// The tools that agents see: few and coarse, so that a list of them costs little.
#pragma once

#include <nlohmann/json.hpp>

namespace inquest::mcp {

// As `tools/list` gives them: names, what they are for, schemas, hints.
const nlohmann::json& Tools();

// How to use them, for the agent, in a few sentences.
const char* Instructions();

}  // namespace inquest::mcp
