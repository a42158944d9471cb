#include "traced/view/statistics.h"

#include <algorithm>

#include "traced/tree/node_numbers.h"
#include "traced/value/trail_terms.h"
#include "traced/view/copies.h"
#include "traced/view/routine_name.h"
#include "value/escape.h"

namespace inquest::traced {

namespace {

struct Counts {
  trail::CallableId callable;  // none: the program itself
  uint64_t frames = 0, calls = 0, bytes = 0;
};

}  // namespace

view::BriefStatistics CountBriefly(const trail::Trail& trail) {
  const trail::FileHeader& header = trail.reader().header();
  return {.is_complete = trail.is_complete(),
          .reductions = header.reductions,
          .frames = header.frames,
          .bytes = trail.reader().bytes()};
}

view::Statistics CountTrail(const trail::Trail& trail, const std::stop_token& stop) {
  const trail::Layout& layout = trail.layout();
  const trail::FileHeader& header = trail.reader().header();
  view::Statistics result;
  static_cast<view::BriefStatistics&>(result) = CountBriefly(trail);
  result.frames = 0;
  result.layout_bytes = header.layout_bytes;
  const auto copies = FirstCopies(layout);
  traced::NodeNumbers numbers(trail);
  constexpr uint64_t kAtOnce = 1 << 12;  // frames, between two looks whether to stop
  uint64_t next = 0;                     // number of the next frame
  // The last one is for what belongs to no routine.
  std::vector<Counts> routines(layout.callables.size() + 1);
  for (size_t i = 0; i < layout.callables.size(); ++i) routines[i].callable = trail::CallableId(i);
  const auto routine_of = [&](trail::VariantId variant) -> Counts& {
    const trail::CallableId callable = layout.variants[variant].callable;
    return !callable.has_value() ? routines.back() : routines[copies[callable].index];
  };
  trail.reader().ForEach([&](const trail::Object& object) {
    const uint64_t bytes = 8 * uint64_t{object.size};
    switch (object.kind) {
      case trail::Kind::kFrame:
      case trail::Kind::kCallback: {
        const uint64_t number = next++;
        if (number % kAtOnce == 0 && stop.stop_requested()) return false;
        const bool is_program = number == 0;
        result.frames += is_program ? 0 : 1;
        Counts& routine = routine_of(object.variant());
        routine.frames += is_program ? 0 : 1;
        routine.bytes += bytes;
        const trail::Variant& variant = layout.variants[object.variant()];
        if (variant.is_block || !variant.callable.has_value()) return true;
        const trail::Callable& callable = layout.callables[variant.callable];
        // Constants that depend on each other are one node.
        const bool may_be_part = callable.arity == 0 || IsRestOfDo(callable);
        const bool is_node = may_be_part ? numbers.Of(number).has_value() : IsAsked(callable);
        routine.calls += IsAsked(callable) || is_node;
        result.nodes += is_node;
        return true;
      }
      case trail::Kind::kExecution:
        ++result.executions;
        break;
      case trail::Kind::kCon:
        ++result.constructors;
        break;
      default:
        break;
    }
    routine_of(trail.FrameOf(trail.reader().OriginAt(object.link)).variant).bytes += bytes;
    return true;
  });
  // A main that is trusted is a node without a frame.
  const bool has_main = layout.main.has_value() && layout.callables[layout.main].suspected;
  result.nodes += has_main ? 0 : 1;
  std::erase_if(routines, [](const Counts& r) { return r.frames == 0 && r.bytes == 0; });
  std::stable_sort(routines.begin(), routines.end(),
                   [](const Counts& a, const Counts& b) { return a.bytes > b.bytes; });
  const TrailTerms terms(trail);
  for (const Counts& counts : routines) {
    view::RoutineStatistics routine{.name = "(program)",
                                    .module = "",
                                    .place = "",
                                    .frames = counts.frames,
                                    .calls = counts.calls,
                                    .bytes = counts.bytes};
    if (counts.callable.has_value()) {
      const trail::Callable& callable = layout.callables[counts.callable];
      routine.name = value::VisibleText(terms.NameOf(callable));
      if (callable.module.has_value()) routine.module = layout.modules[callable.module].name;
      routine.place = LinesText(layout, callable.span);
    }
    result.routines.push_back(std::move(routine));
  }
  return result;
}

}  // namespace inquest::traced
