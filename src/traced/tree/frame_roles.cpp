#include "traced/tree/frame_roles.h"

namespace inquest::traced {

using trail::Callable;
using trail::CallableKind;

namespace {

FrameRole RoleOf(const trail::Layout& layout, const trail::Variant& variant) {
  if (variant.is_block) return FrameRole::kPart;
  if (!variant.callable.has_value()) return FrameRole::kOutside;
  const Callable& callable = layout.callables[variant.callable];
  if (callable.kind == CallableKind::kHidden) {
    // (`f` x) y is f y x, written where the section is applied.
    return callable.is_section ? FrameRole::kPart : FrameRole::kHidden;
  }
  const bool is_call = callable.kind != CallableKind::kConstant && callable.arity != 0;
  return is_call ? FrameRole::kCall : FrameRole::kConstant;
}

}  // namespace

FrameRoles FindFrameRoles(const trail::Layout& layout) {
  FrameRoles roles;
  for (const trail::Variant& variant : layout.variants) roles.Add(RoleOf(layout, variant));
  return roles;
}

}  // namespace inquest::traced
