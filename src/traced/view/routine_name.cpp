#include "traced/view/routine_name.h"

#include <fmt/format.h>

#include "value/escape.h"

namespace inquest::traced {

std::string LinesText(const trail::Layout& layout, source::Span span) {
  if (!span.has_value()) return "";
  const source::File& file = layout.files[span.file];
  const uint32_t first = file.position(span.begin).line;
  const uint32_t last = file.position(span.end > span.begin ? span.end - 1 : span.end).line;
  const std::string name = value::VisibleText(file.name());
  return first == last ? fmt::format("{}:{}", name, first) : fmt::format("{}:{}-{}", name, first, last);
}

std::string PlaceText(const trail::Layout& layout, source::Span span) {
  if (!span.has_value()) return "";
  const source::File& file = layout.files[span.file];
  const source::Position begin = file.position(span.begin);
  return fmt::format("{}:{}:{}", value::VisibleText(file.name()), begin.line, begin.column);
}

trail::CallableId AroundRoutine(const trail::Layout& layout, trail::CallableId callable) {
  // Each step leads outwards; a damaged file may have a circle.
  for (size_t steps = 0; callable.has_value() && steps < layout.callables.size(); ++steps) {
    callable = layout.callables[callable].parent;
    if (!callable.has_value()) return callable;
    const trail::Callable& around = layout.callables[callable];
    if (around.kind != trail::CallableKind::kHidden && around.kind != trail::CallableKind::kLambda) {
      return callable;
    }
  }
  return {};
}

bool IsAsked(const trail::Callable& callable) {
  return callable.suspected && callable.kind != trail::CallableKind::kHidden &&
         callable.kind != trail::CallableKind::kConstructor;
}

bool IsRestOfDo(const trail::Callable& callable) {
  return callable.suspected && callable.kind == trail::CallableKind::kHidden && !callable.is_section;
}

}  // namespace inquest::traced
