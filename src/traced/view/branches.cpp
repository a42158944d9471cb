#include "traced/view/branches.h"

#include "traced/value/source_text.h"
#include "trail/replay.h"
#include "value/escape.h"
#include "value/print.h"

namespace inquest::traced {

using trail::kNone;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Written;

namespace {

// The constructor's tag that leads to `next`; kNone if several do or none.
uint32_t TagTaken(const Layout& layout, const Place& place, trail::PlaceId next) {
  uint32_t taken = kNone;
  const trail::Case& table = layout.cases[place.cases()];
  for (uint32_t tag = 0; tag < table.by_tag.size(); ++tag) {
    if (table.by_tag[tag] != next) continue;
    if (taken != kNone) return kNone;
    taken = tag;
  }
  return taken;
}

// A guard, if it is not too long.
std::string GuardText(const Layout& layout, source::Span span) {
  constexpr size_t kMost = 60;
  if (!span.has_value()) return "";
  const std::string text = traced::SourceText(layout, span);
  return value::Columns(text) > kMost ? "…" : text;
}

}  // namespace

std::vector<std::string> BranchesOf(const trail::Trail& trail, const value::Terms& terms,
                                    const trail::Frame& frame) {
  constexpr uint64_t kColumns = 30;
  const Layout& layout = trail.layout();
  const trail::Way way = trail::Replay(trail, frame);
  std::vector<std::string> branches;
  bool guarded = false, held = false;
  for (const auto& [at, next] : way.choices) {
    if (!next.has_value()) continue;
    const Place& place = layout.places[at];
    const uint32_t tag = TagTaken(layout, place, next);
    const trail::PlaceId condition = layout.kid(place, 0);
    switch (place.written) {
      case Written::kIf:
        if (tag != kNone) branches.emplace_back(tag == 1 ? "if True" : "if False");
        break;
      case Written::kGuard: {
        // The guard that held implies that those before it did not.
        const std::string text = GuardText(layout, layout.places[condition].span);
        guarded = true;
        held = held || tag == 1;
        if (tag == 1 && !text.empty()) branches.push_back(text);
        break;
      }
      case Written::kCase: {
        const trail::Evaluated value = trail::ValueOf(trail, frame, condition);
        if (value.status != trail::Evaluated::kValue) break;
        value::Budget budget;
        budget.columns = kColumns;
        branches.push_back("case " + value::Text(terms, {value.word, 0}, budget));
        break;
      }
      case Written::kPlain:
      case Written::kPattern:
      case Written::kLambda:
      case Written::kListComp:
      case Written::kDo:
      case Written::kSection:
      case Written::kLiteral:
      case Written::kHidden:
        break;
    }
  }
  // A guard that always holds is not tried.
  if (guarded && !held && way.result.has_value()) branches.emplace_back("otherwise");
  return branches;
}

}  // namespace inquest::traced
