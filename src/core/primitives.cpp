#include <array>
#include <unordered_map>

#include "core/core.h"

namespace inquest::core {
namespace {

constexpr PrimitiveInfo kPrimitives[] = {
#define PRIMITIVE(Name, text, arity, flags) {text, arity, flags},
#include "core/primitives.def"
};

using ByName = std::unordered_map<std::string_view, Primitive>;

ByName MakeByName() {
  ByName by_name;
  by_name.reserve(std::size(kPrimitives));
  for (size_t i = 0; i < std::size(kPrimitives); ++i) {
    bool added = by_name.emplace(kPrimitives[i].name, static_cast<Primitive>(i)).second;
    CHECK(added);
  }
  return by_name;
}

}  // namespace

const PrimitiveInfo& Info(Primitive primitive) {
  CHECK(static_cast<size_t>(primitive) < std::size(kPrimitives));
  return kPrimitives[static_cast<size_t>(primitive)];
}

bool FindPrimitive(std::string_view name, Primitive* primitive) {
  static const ByName by_name = MakeByName();
  auto found = by_name.find(name);
  if (found == by_name.end()) return false;
  *primitive = found->second;
  return true;
}

}  // namespace inquest::core
