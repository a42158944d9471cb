// The wired-in part of the module Inquest.Builtin, and the names that syntax needs (known_entities.def).
#include "haskell/rename/builtins.h"

#include <string>

namespace inquest::haskell::rename {
namespace {

class BuiltinMaker {
 public:
  BuiltinMaker(State& state, base::Interner& names) : state_(state), names_(names) {}

  void Make() {
    Symbol name = names_.Intern(kBuiltinModule);
    module_ = state_.entities.modules.Add({name, {}, true});
    state_.module_by_name[name] = module_;
    state_.exports.Add({});
    KnownEntities& known = state_.entities.known;
    known.function_type = Type("->");
    Entity& arrow = state_.entities[known.function_type];
    arrow.fixity = {Associativity::kRight, -1};
    known.list_type = Type("[]");
    known.nil = Constructor(known.list_type, "[]", 0);
    known.cons = Constructor(known.list_type, ":", 2);
    Entity& cons = state_.entities[known.cons];
    cons.fixity = {Associativity::kRight, 5};
    cons.has_fixity = true;
    cons.is_infix = true;
    known.unit_type = Type("()");
    known.unit = Constructor(known.unit_type, "()", 0);
    for (size_t size = 2; size <= KnownEntities::kMaxTuple; ++size) {
      std::string text = "(" + std::string(size - 1, ',') + ")";
      known.tuple_types[size] = Type(text);
      known.tuples[size] = Constructor(known.tuple_types[size], text, size);
    }
  }

 private:
  EntityId Type(std::string_view text) {
    Entity entity;
    entity.kind = EntityKind::kDataType;
    entity.name = names_.Intern(text);
    entity.module = module_;
    return state_.entities.store.Add(std::move(entity));
  }

  EntityId Constructor(EntityId type, std::string_view text, size_t arity) {
    Entity entity;
    entity.kind = EntityKind::kConstructor;
    entity.name = names_.Intern(text);
    entity.module = module_;
    entity.parent = type;
    entity.arity = static_cast<uint32_t>(arity);
    entity.index = static_cast<uint32_t>(state_.entities[type].children.size());
    entity.strict.assign(arity, false);
    EntityId id = state_.entities.store.Add(std::move(entity));
    state_.entities[type].children.push_back(id);
    return id;
  }

  State& state_;
  base::Interner& names_;
  ModuleId module_;
};

struct KnownName {
  EntityId KnownEntities::*member;
  std::string_view module, name;
  bool is_type;
};

constexpr KnownName kKnownNames[] = {
#define KNOWN_ENTITY(member, module, name, is_type) {&KnownEntities::member, module, name, is_type},
#include "haskell/rename/known_entities.def"
};

}  // namespace

void AddBuiltins(State& state, base::Interner& names) { BuiltinMaker(state, names).Make(); }

void FillKnownEntities(State& state, std::string_view module, const base::Interner& names,
                       const std::unordered_map<Symbol, EntityId>& types,
                       const std::unordered_map<Symbol, EntityId>& values) {
  for (const KnownName& known : kKnownNames) {
    EntityId& entity = state.entities.known.*known.member;
    if (entity.has_value() || known.module != module) continue;
    Symbol name = names.Find(known.name);
    const auto& map = known.is_type ? types : values;
    auto found = map.find(name);
    if (found != map.end()) entity = found->second;
  }
}

EntityId FindSpecialName(const KnownEntities& known, std::string_view text, bool is_type) {
  if (text.empty() || (text[0] != ':' && text[0] != '[' && text[0] != '-' && text[0] != '(')) return {};
  if (text == ":") return is_type ? EntityId() : known.cons;
  if (text == "[]") return is_type ? known.list_type : known.nil;
  if (text == "->") return is_type ? known.function_type : EntityId();
  if (text == "()") return is_type ? known.unit_type : known.unit;
  if (text.size() >= 3 && text[0] == '(' && text[1] == ',') {
    size_t size = text.size() - 1;  // (,) is a pair
    if (size <= KnownEntities::kMaxTuple) return is_type ? known.tuple_types[size] : known.tuples[size];
  }
  return {};
}

}  // namespace inquest::haskell::rename
