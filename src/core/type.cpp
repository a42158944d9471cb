#include "core/type.h"

#include "base/check.h"

namespace inquest::core {
namespace {

constexpr size_t Mix(size_t hash, size_t value) {
  hash ^= value;
  hash *= 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 29);
}

size_t Hash(TypeKind kind, uint32_t first, uint32_t second) {
  return Mix(Mix(static_cast<size_t>(kind) + 1, first), second);
}

bool Same(const Type& x, const Type& y) {
  return x.kind == y.kind && x.con == y.con && x.index == y.index && x.a == y.a && x.b == y.b &&
         x.vars == y.vars;
}

}  // namespace

TypeId Types::Con(TyConId con) {
  Type type;
  type.kind = TypeKind::kCon;
  type.con = con;
  return Intern(std::move(type), Hash(TypeKind::kCon, con.index, 0));
}

TypeId Types::App(TypeId function, TypeId argument) {
  Type type;
  type.kind = TypeKind::kApp;
  type.a = function;
  type.b = argument;
  type.has_meta = types_[function].has_meta || types_[argument].has_meta;
  return Intern(std::move(type), Hash(TypeKind::kApp, function.index, argument.index));
}

TypeId Types::Apply(TypeId function, const std::vector<TypeId>& arguments) {
  for (TypeId argument : arguments) function = App(function, argument);
  return function;
}

TypeId Types::Var(uint32_t index) {
  Type type;
  type.kind = TypeKind::kVar;
  type.index = index;
  return Intern(std::move(type), Hash(TypeKind::kVar, index, 0));
}

TypeId Types::Meta(uint32_t index) {
  Type type;
  type.kind = TypeKind::kMeta;
  type.index = index;
  type.has_meta = true;
  return Intern(std::move(type), Hash(TypeKind::kMeta, index, 0));
}

TypeId Types::Forall(std::vector<uint32_t> vars, TypeId body) {
  if (vars.empty()) return body;
  size_t hash = Hash(TypeKind::kForall, body.index, static_cast<uint32_t>(vars.size()));
  for (uint32_t var : vars) hash = Mix(hash, var);
  Type type;
  type.kind = TypeKind::kForall;
  type.a = body;
  type.vars = std::move(vars);
  type.has_meta = types_[body].has_meta;
  return Intern(std::move(type), hash);
}

TypeId Types::Fun(TypeId argument, TypeId result) {
  CHECK(function.has_value());
  return App(App(Con(function), argument), result);
}

TypeId Types::Intern(Type&& type, size_t hash) {
  if (slots_.size() < 2 * (types_.size() + 1)) Grow();
  const uint32_t short_hash = static_cast<uint32_t>(hash);
  const size_t mask = slots_.size() - 1;
  size_t slot = short_hash & mask;
  for (; slots_[slot].has_value(); slot = (slot + 1) & mask) {
    TypeId id = slots_[slot];
    if (hashes_[id.index] == short_hash && Same(types_[id], type)) return id;
  }
  TypeId id = types_.Add(std::move(type));
  hashes_.push_back(short_hash);
  slots_[slot] = id;
  return id;
}

void Types::Grow() {
  const size_t size = slots_.empty() ? 1024 : 2 * slots_.size();
  slots_.assign(size, TypeId());
  for (size_t i = 0; i < hashes_.size(); ++i) {
    size_t slot = hashes_[i] & (size - 1);
    while (slots_[slot].has_value()) slot = (slot + 1) & (size - 1);
    slots_[slot] = TypeId(i);
  }
}

}  // namespace inquest::core
