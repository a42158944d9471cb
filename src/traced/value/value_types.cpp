#include "traced/value/value_types.h"

#include <algorithm>

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::kNone;
using trail::Tag;
using trail::Word;

namespace {

// Enough for what a person would look at to tell the type.
constexpr int kDeepestValue = 8;
constexpr int kMostValues = 64;

}  // namespace

ValueTypes::ValueTypes(const trail::Trail& trail, TypeStore* types)
    : trail_(trail),
      types_(*types),
      function_name_(types->NameOf("->")),
      char_name_(types->NameOf("Char")),
      double_name_(types->NameOf("Double")),
      float_name_(types->NameOf("Float")) {
  const trail::Layout& layout = trail_.layout();
  for (trail::CallableId i = layout.first_constructor; layout.callables.contains(i); ++i) {
    const Callable& con = layout.callables[i];
    if (con.module == kNone || layout.modules[con.module].is_library) continue;
    if (const TypeNumber type = ResultOf(con); type != kNone) of_program_.insert(types_[type].name);
  }
}

// The type whose constructor it is, applied to variables.
TypeNumber ValueTypes::ResultOf(const Callable& constructor) const {
  TypeNumber type = constructor.type;
  for (uint32_t i = constructor.dictionaries; i < constructor.arity; ++i) type = types_.Argument(type, 1);
  return type;
}

bool ValueTypes::IsDataOfProgram(uint32_t name) const { return of_program_.contains(name); }

std::optional<uint32_t> ValueTypes::DataTypeOf(Word value) const {
  trail::Object object;
  const Callable* constructor = ConstructorOf(value, &object);
  if (constructor == nullptr) return std::nullopt;
  const TypeNumber type = ResultOf(*constructor);
  return type == kNone || types_[type].name == kNone ? std::nullopt : std::optional(types_[type].name);
}

TypeNumber ValueTypes::Made(uint32_t name) const {
  return name == kNone ? kNone : types_.Make({kNone, name, {}});
}

const Callable* ValueTypes::ConstructorOf(Word value, trail::Object* object) const {
  const trail::Layout& layout = trail_.layout();
  uint32_t site = kNone;
  if (trail::TagOf(value) == Tag::kAtom && !trail::IsCharacter(value)) {
    site = trail::NullaryCon(value);
  } else if (trail::TagOf(value) == Tag::kCon) {
    *object = trail_.reader().at(trail::AddressOf(value));
    if (object->kind == trail::Kind::kCon) site = object->id;
  }
  return site >= layout.sites.size() ? nullptr : &layout.callables[layout.sites[site].callable];
}

TypeNumber ValueTypes::TypeOf(Word value, uint32_t* made) const {
  if (trail::IsCharacter(value)) return Made(char_name_);
  if (trail::TagOf(value) == Tag::kBox) {
    const trail::Object box = trail_.reader().at(trail::AddressOf(value));
    if (box.kind != trail::Kind::kData) return kNone;
    const auto kind = static_cast<trail::DataKind>(box.id);
    if (kind == trail::DataKind::kDouble) return Made(double_name_);
    return kind == trail::DataKind::kFloat ? Made(float_name_) : kNone;
  }
  trail::Object object;
  const Callable* constructor = ConstructorOf(value, &object);
  if (constructor == nullptr) return kNone;
  const TypeNumber type = ResultOf(*constructor);
  if (type == kNone) return kNone;
  TypeVariables fresh;
  for (uint32_t variable : types_.VariablesIn(type)) fresh[variable] = types_.NewVariable((*made)++);
  return types_.Instance(type, fresh);
}

TypeNumber ValueTypes::FieldType(const Callable& constructor, uint32_t field, TypeNumber type) const {
  if (type == kNone || constructor.type == kNone) return kNone;
  TypeNumber wanted = kNone;
  TypeNumber rest = constructor.type;
  for (uint32_t i = constructor.dictionaries; i < constructor.arity; ++i) {
    if (!types_.Is(rest, function_name_)) return kNone;
    if (i - constructor.dictionaries == field) wanted = types_.Argument(rest, 0);
    rest = types_.Argument(rest, 1);
  }
  if (wanted == kNone) return kNone;
  TypeVariables variables;
  types_.Match(rest, type, &variables);
  // A variable of the constructor's own, or of a type that is not this constructor's, is not known.
  for (uint32_t variable : types_.VariablesIn(wanted)) {
    if (!variables.contains(variable)) return kNone;
  }
  return types_.Instance(wanted, variables);
}

void ValueTypes::Match(TypeNumber type, Word value, TypeVariables* variables, uint32_t* made) const {
  std::vector<Item> todo = {{type, value, 0}};
  for (int values = 0; !todo.empty() && values < kMostValues; ++values) {
    const Item item = todo.back();
    todo.pop_back();
    TypeNumber instance = types_.Instance(item.type, *variables);
    if (instance == kNone || item.depth > kDeepestValue || types_.IsClosed(instance)) continue;
    const Evaluated evaluated = trail_.Evaluate(item.value);
    if (evaluated.status != Evaluated::kValue) continue;
    if (types_[instance].name == kNone) {
      types_.Match(instance, TypeOf(evaluated.word, made), variables);
      instance = types_.Instance(instance, *variables);
    }
    trail::Object object;
    const Callable* constructor = ConstructorOf(evaluated.word, &object);
    if (constructor == nullptr || object.size == 0) continue;
    const uint32_t hidden = std::min(constructor->dictionaries, constructor->arity);
    // What comes first is looked at first.
    for (uint32_t i = constructor->arity; i-- > hidden;) {
      if (i + 1 >= object.size) continue;
      const TypeNumber field = FieldType(*constructor, i - hidden, instance);
      if (field == kNone) continue;
      todo.push_back({field, trail_.word(object.address + 8 * (1 + uint64_t{i})), item.depth + 1});
    }
  }
}

}  // namespace inquest::traced
