// The choices that have a meaning of their own: what may follow `strategy`, `order` and `transform`.
#pragma once

#include <string_view>
#include <vector>

#include "session/command.h"

namespace inquest::session {

struct NamedChoice {
  std::string_view name;
  std::string_view meaning;  // in a few words, for people (docs/strategies.md says more)
};

// In the order in which people read about them; nothing for other commands.
std::vector<NamedChoice> NamedChoices(CommandKind kind);

}  // namespace inquest::session
