#include "traced/value/value_types.h"

#include <algorithm>

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
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
    if (!con.module.has_value() || layout.modules[con.module].is_library) continue;
    if (const TypeId type = ResultOf(con); type.has_value()) of_program_.insert(types_[type].name);
  }
}

// The type whose constructor it is, applied to variables.
TypeId ValueTypes::ResultOf(const Callable& constructor) const {
  TypeId type = constructor.type;
  for (uint32_t i = constructor.dictionaries; i < constructor.arity; ++i) type = types_.Argument(type, 1);
  return type;
}

bool ValueTypes::IsDataOfProgram(NameId name) const { return of_program_.contains(name); }

NameId ValueTypes::DataTypeOf(Word value) const {
  trail::Object object;
  const Callable* constructor = ConstructorOf(value, &object);
  if (constructor == nullptr) return {};
  const TypeId type = ResultOf(*constructor);
  return type.has_value() ? types_[type].name : NameId();
}

TypeId ValueTypes::Made(NameId name) const {
  return name.has_value() ? types_.Make({{}, name, {}}) : TypeId();
}

const Callable* ValueTypes::ConstructorOf(Word value, trail::Object* object) const {
  const trail::Layout& layout = trail_.layout();
  trail::SiteId site;
  if (trail::TagOf(value) == Tag::kAtom && !trail::IsCharacter(value)) {
    site = trail::NullarySite(value);
  } else if (trail::TagOf(value) == Tag::kCon) {
    *object = trail_.reader().at(trail::AddressOf(value));
    if (object->kind == trail::Kind::kCon) site = object->site();
  }
  return layout.sites.contains(site) ? &layout.callables[layout.sites[site].callable] : nullptr;
}

TypeId ValueTypes::TypeOf(Word value, uint32_t* made) const {
  if (trail::IsCharacter(value)) return Made(char_name_);
  if (trail::TagOf(value) == Tag::kBox) {
    const trail::Object box = trail_.reader().at(trail::AddressOf(value));
    if (box.kind != trail::Kind::kData) return {};
    const auto kind = static_cast<trail::DataKind>(box.id);
    if (kind == trail::DataKind::kDouble) return Made(double_name_);
    return kind == trail::DataKind::kFloat ? Made(float_name_) : TypeId();
  }
  trail::Object object;
  const Callable* constructor = ConstructorOf(value, &object);
  if (constructor == nullptr) return {};
  const TypeId type = ResultOf(*constructor);
  if (!type.has_value()) return {};
  TypeVariables fresh;
  for (const TypeVariableId variable : types_.VariablesIn(type))
    fresh[variable] = types_.NewVariable((*made)++);
  return types_.Instance(type, fresh);
}

TypeId ValueTypes::FieldType(const Callable& constructor, uint32_t field, TypeId type) const {
  if (!constructor.type.has_value()) return {};
  TypeId wanted;
  TypeId rest = constructor.type;
  for (uint32_t i = constructor.dictionaries; i < constructor.arity; ++i) {
    if (!types_.Is(rest, function_name_)) return {};
    if (i - constructor.dictionaries == field) wanted = types_.Argument(rest, 0);
    rest = types_.Argument(rest, 1);
  }
  if (!wanted.has_value()) return {};
  TypeVariables variables;
  // Fields that mention no variable have their type wherever the value comes from.
  if (type.has_value()) types_.Match(rest, type, &variables);
  // A variable of the constructor's own, or of a type that is not this constructor's, is not known.
  for (const TypeVariableId variable : types_.VariablesIn(wanted)) {
    if (!variables.contains(variable)) return {};
  }
  return types_.Instance(wanted, variables);
}

void ValueTypes::Match(TypeId type, Word value, TypeVariables* variables, uint32_t* made) const {
  std::vector<Item> todo = {{type, value, 0}};
  for (int values = 0; !todo.empty() && values < kMostValues; ++values) {
    const Item item = todo.back();
    todo.pop_back();
    TypeId instance = types_.Instance(item.type, *variables);
    if (!instance.has_value() || item.depth > kDeepestValue || types_.IsClosed(instance)) continue;
    const Evaluated evaluated = trail_.Evaluate(item.value);
    if (evaluated.status != Evaluated::kValue) continue;
    if (!types_[instance].name.has_value()) {
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
      const TypeId field = FieldType(*constructor, i - hidden, instance);
      if (!field.has_value()) continue;
      todo.push_back({field, trail_.word(object.address + 8 * (1 + uint64_t{i})), item.depth + 1});
    }
  }
}

}  // namespace inquest::traced
