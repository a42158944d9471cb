#include "trail/effect_roles.h"

namespace inquest::trail {

EffectRole RoleOfPrimitive(std::string_view primitive) {
#define EFFECT_ROLE(Role, text) \
  if (primitive == (text)) return EffectRole::k##Role;
#include "trail/effect_roles.def"
  return EffectRole::kNone;
}

}  // namespace inquest::trail
