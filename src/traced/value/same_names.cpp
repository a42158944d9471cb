#include "traced/value/same_names.h"

#include <fmt/format.h>

#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "base/fnv.h"
#include "traced/value/source_text.h"
#include "trail/whole_span.h"

namespace inquest::traced {
namespace {

using trail::Callable;
using trail::CallableKind;
using trail::Layout;

// A function whose name others can have.
struct Candidate {
  trail::CallableId callable;
  std::string around;  // the name of the routine that it is a part of
  // Its code, and which it is of those in that routine: the same code in another place may be meant
  // otherwise.
  std::string code;
};

bool IsCandidate(const Callable& callable) {
  if (!callable.suspected || callable.generated || !callable.span.has_value()) return false;
  return callable.kind == CallableKind::kLocal || callable.kind == CallableKind::kLambda ||
         (callable.kind == CallableKind::kHidden && !callable.is_section);
}

// As questions name it.
std::string ShownName(const Layout& layout, const Callable& callable) {
  if (callable.kind == CallableKind::kLocal) return callable.name;
  return SourceText(layout, callable.span) + (callable.kind == CallableKind::kHidden ? " .." : "");
}

std::string RoutineAround(const Layout& layout, const Callable& callable) {
  trail::CallableId at = callable.parent;
  // A damaged file may have a circle.
  for (size_t steps = 0; layout.callables.contains(at) && steps < layout.callables.size(); ++steps) {
    const Callable& around = layout.callables[at];
    if (around.kind != CallableKind::kHidden && around.kind != CallableKind::kLambda) return around.name;
    at = around.parent;
  }
  return "";
}

std::string HashOfCode(const Candidate& candidate) {
  return fmt::format("{:016x}", base::Fnv().AddWhole(candidate.around).AddWhole(candidate.code).value());
}

// Copies of a routine for several types are one place.
void Describe(const Layout& layout, std::vector<Candidate>* group) {
  std::map<std::string, std::set<std::pair<uint32_t, uint32_t>>> begins;  // by the routine around
  const auto begin = [&](const Candidate& each) {
    const source::Span span = layout.callables[each.callable].span;
    return std::pair(span.file.index, span.begin);
  };
  for (Candidate& each : *group) {
    each.around = RoutineAround(layout, layout.callables[each.callable]);
    begins[each.around].insert(begin(each));
  }
  for (Candidate& each : *group) {
    const auto& all = begins[each.around];
    const auto number = std::distance(all.begin(), all.find(begin(each)));
    each.code = std::to_string(number) + " " + SourceText(layout, trail::WholeSpan(layout, each.callable));
  }
}

// What tells the members of a group apart.
class Places {
 public:
  Places(const Layout& layout, const std::vector<Candidate>& group) : layout_(layout) {
    std::map<std::string, std::set<std::string>> codes;  // by the routine around
    for (const Candidate& each : group) {
      codes[each.around].insert(each.code);
      files_.insert(layout.callables[each.callable].span.file.index);
    }
    by_routine_ = !codes.contains("");
    for (const auto& [around, texts] : codes) by_routine_ = by_routine_ && texts.size() == 1;
  }

  std::string Of(const Candidate& candidate) const {
    if (by_routine_) return "in " + candidate.around;
    const source::Span span = layout_.callables[candidate.callable].span;
    const source::File& file = layout_.files[span.file];
    const source::Position begin = file.position(span.begin);
    const std::string name = files_.size() > 1 ? file.name() + ":" : "";
    return fmt::format("at {}{}:{}", name, begin.line, begin.column);
  }

 private:
  const Layout& layout_;
  bool by_routine_ = false;
  std::set<uint32_t> files_;
};

}  // namespace

void SameNames::Find() const {
  found_ = true;
  const Layout& layout = trail_.layout();
  std::map<std::string, std::vector<Candidate>> by_name;
  for (trail::CallableId i{0}; i < layout.first_constructor; ++i) {
    const Callable& callable = layout.callables[i];
    if (IsCandidate(callable)) by_name[ShownName(layout, callable)].push_back({.callable = i});
  }
  for (auto& [name, group] : by_name) {
    if (group.size() == 1) continue;
    Describe(layout, &group);
    std::set<std::string> codes;
    for (const Candidate& each : group) codes.insert(HashOfCode(each));
    if (codes.size() == 1) continue;  // copies of one, for several types
    const Places places(layout, group);
    for (const Candidate& each : group) which_[each.callable] = {HashOfCode(each), places.Of(each)};
  }
}

const SameNames::Which& SameNames::Of(trail::CallableId callable) const {
  static const Which kNothing;
  if (!found_) Find();
  const auto found = which_.find(callable);
  return found == which_.end() ? kNothing : found->second;
}

}  // namespace inquest::traced
