#include "traced/tree/shown_functions.h"

#include <algorithm>
#include <vector>

namespace inquest::traced {

using trail::Callable;
using trail::CallableId;
using trail::NameId;
using trail::TypeId;

namespace {

class FunctionTypes {
 public:
  explicit FunctionTypes(const trail::Layout& layout) : layout_(layout), holds_(layout.names.size()) {
    const auto found = std::find(layout.names.begin(), layout.names.end(), "->");
    if (found == layout.names.end()) return;
    function_ = NameId(found - layout.names.begin());
    holds_[function_.index] = true;
    FindDataTypes();
  }

  // Whether a call of it shows a function, by the types of its arguments and its result.
  bool IsShownBy(const Callable& callable) const {
    if (!function_.has_value()) return false;
    TypeId rest = callable.type;
    for (uint32_t i = callable.hidden; i < callable.arity && IsFunction(rest); ++i) {
      const TypeId argument = layout_.types[rest].arguments[0];
      if (Occurs(argument) || (!callable.parent.has_value() && IsPolymorphic(argument))) return true;
      rest = layout_.types[rest].arguments[1];
    }
    return Occurs(rest);
  }

 private:
  bool IsFunction(TypeId type) const {
    return layout_.types.contains(type) && layout_.types[type].name == function_ &&
           layout_.types[type].arguments.size() == 2;
  }

  // What the trail does not describe: `forall b. ...` as an argument or a field. Hardly anything but
  // functions has such a type. The types of local functions may have other parts that are not known.
  bool IsPolymorphic(TypeId type) const {
    if (!layout_.types.contains(type)) return false;
    const trail::Type& it = layout_.types[type];
    return !it.name.has_value() && !it.variable.has_value() && it.arguments.empty();
  }

  // Data types with fields that hold functions, at any depth.
  void FindDataTypes() {
    for (bool found = true; found;) {
      found = false;
      for (CallableId i = layout_.first_constructor; layout_.callables.contains(i); ++i) {
        const NameId name = DataTypeOf(layout_.callables[i]);
        if (name.index >= holds_.size() || holds_[name.index]) continue;
        found |= holds_[name.index] = HasFunctionField(layout_.callables[i]);
      }
    }
  }
  NameId DataTypeOf(const Callable& constructor) const {
    if (constructor.made_by.has_value()) return {};  // a dictionary is never shown
    TypeId rest = constructor.type;
    for (uint32_t i = constructor.dictionaries; i < constructor.arity && IsFunction(rest); ++i)
      rest = layout_.types[rest].arguments[1];
    return layout_.types.contains(rest) ? layout_.types[rest].name : NameId();
  }
  bool HasFunctionField(const Callable& constructor) const {
    TypeId rest = constructor.type;
    for (uint32_t i = constructor.dictionaries; i < constructor.arity && IsFunction(rest); ++i) {
      const TypeId field = layout_.types[rest].arguments[0];
      if (Occurs(field) || IsPolymorphic(field)) return true;
      rest = layout_.types[rest].arguments[1];
    }
    return false;
  }

  // In a damaged file a type may contain itself.
  bool Occurs(TypeId type) const {
    constexpr size_t kMost = 1000;
    std::vector<TypeId> todo = {type};
    for (size_t looked_at = 0; !todo.empty() && looked_at < kMost; ++looked_at) {
      const TypeId at = todo.back();
      todo.pop_back();
      if (!layout_.types.contains(at)) continue;
      const trail::Type& it = layout_.types[at];
      if (it.name.index < holds_.size() && holds_[it.name.index]) return true;
      todo.insert(todo.end(), it.arguments.begin(), it.arguments.end());
    }
    return false;
  }

  const trail::Layout& layout_;
  NameId function_;
  std::vector<bool> holds_;  // by name: the type constructor of that name holds functions
};

}  // namespace

bool ShowsFunctions(const trail::Trail& trail) {
  const trail::Layout& layout = trail.layout();
  const FunctionTypes types(layout);
  std::vector<bool> shows(layout.variants.size());
  bool any = false;
  for (size_t i = 0; i < shows.size(); ++i) {
    const trail::Variant& variant = layout.variants[trail::VariantId(i)];
    if (variant.is_block || !variant.callable.has_value()) continue;
    const Callable& callable = layout.callables[variant.callable];
    any |= shows[i] = callable.suspected && types.IsShownBy(callable);
  }
  if (!any) return false;
  for (size_t b = 0; b < trail.blocks().size(); ++b) {
    const auto& counts = trail.blocks().block(b).counts;
    if (std::any_of(counts.begin(), counts.end(),
                    [&](const trail::VariantCount& count) { return shows[count.variant.index]; }))
      return true;
  }
  return false;
}

}  // namespace inquest::traced
