#include "traced/view/observe.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "base/edit_distance.h"
#include "traced/tree/build_tree.h"
#include "traced/view/copies.h"
#include "traced/view/routine_name.h"
#include "value/escape.h"
#include "view/nameless.h"

namespace inquest::traced {

using trail::Callable;
using trail::Frame;

namespace {

// `wanted` is file:line or file:line:column; of the file, the last folders may be enough.
bool IsAtPlace(const trail::Layout& layout, source::Span span, std::string_view wanted) {
  if (!span.has_value()) return false;
  const source::File& file = layout.files[span.file];
  const source::Position begin = file.position(span.begin);
  const std::string line = fmt::format("{}:{}", file.name(), begin.line);
  const std::string column = fmt::format("{}:{}", line, begin.column);
  for (const std::string& place : {line, column}) {
    if (place == wanted || place.ends_with(fmt::format("/{}", wanted))) return true;
  }
  return false;
}

// Nodes in the order of the tree, a node before those below it: the position of each.
std::vector<uint32_t> Preorder(const tree::Tree& tree) {
  std::vector<uint32_t> positions(tree.size(), 0);
  std::vector<tree::NodeId> todo = {tree::Tree::root()};
  for (uint32_t next = 0; !todo.empty(); ++next) {
    const tree::NodeId node = todo.back();
    todo.pop_back();
    positions[node.index] = next;
    const auto children = tree.children(node);
    for (size_t i = children.size(); i-- > 0;) {
      if (!tree.is_reference(node, children[i])) todo.push_back(children[i]);
    }
  }
  return positions;
}

// `qualifier` is the module, or the routines around it, from anywhere inwards: f.g, g or Main.f.g.
bool IsQualified(const trail::Layout& layout, trail::CallableId callable, const std::string& qualifier) {
  if (qualifier.empty()) return true;
  const trail::ModuleId module = layout.callables[callable].module;
  const std::string module_name = module.has_value() ? layout.modules[module].name : "";
  if (module_name == qualifier) return true;
  std::string path;
  for (trail::CallableId around = AroundRoutine(layout, callable);
       around.has_value() && path.size() <= qualifier.size(); around = AroundRoutine(layout, around)) {
    if (!path.empty()) path.insert(0, ".");
    path.insert(0, layout.callables[around].name);
    if (path == qualifier || fmt::format("{}.{}", module_name, path) == qualifier) return true;
  }
  return false;
}

constexpr uint64_t kAtOnce = 1 << 10;  // frames, between two looks whether to stop

// By variant, so that looking at a frame's header is enough.
std::vector<bool> VariantsOf(const trail::Layout& layout, const std::vector<bool>& callables) {
  std::vector<bool> variants(layout.variants.size(), false);
  for (size_t i = 0; i < variants.size(); ++i) {
    const trail::Variant& variant = layout.variants[trail::VariantId(i)];
    variants[i] = !variant.is_block && variant.callable.has_value() && callables[variant.callable.index];
  }
  return variants;
}

}  // namespace

Observer::Observer(const trail::Trail& trail)
    : trail_(trail), terms_(trail), numbers_(trail), classes_(terms_), copies_(FirstCopies(trail.layout())) {}

base::Result<std::vector<bool>> Observer::FindRoutine(const view::CallPattern& pattern) const {
  const trail::Layout& layout = trail_.layout();
  std::vector<bool> wanted(layout.callables.size(), false);
  bool found = false;
  std::string alike, trusted;
  size_t closest = 3;
  for (trail::CallableId i{0}; i < layout.first_constructor; ++i) {
    const Callable& callable = layout.callables[i];
    if (callable.name == pattern.name && !callable.suspected) trusted = callable.name;
    if (!IsAsked(callable) || callable.name.empty()) continue;
    if (callable.name != pattern.name) {
      const size_t distance = base::EditDistance(callable.name, pattern.name, closest);
      // Of a name, something must be the same.
      if (distance < closest && distance < pattern.name.size()) {
        alike = callable.name;
        closest = distance;
      }
      continue;
    }
    if (IsQualified(layout, i, pattern.qualifier)) wanted[i.index] = found = true;
  }
  if (!found) {
    const std::string qualifier = pattern.qualifier.empty() ? "" : pattern.qualifier + ".";
    const std::string name = value::VisibleText(qualifier + pattern.name);
    if (!trusted.empty()) {
      return base::Error{
          fmt::format("`{}` is trusted: its calls were not recorded. Trace again with --suspect {}.", name,
                      value::VisibleText(trusted))};
    }
    std::string message = fmt::format("The program has no function `{}`", name);
    if (!alike.empty()) message += fmt::format("; did you mean `{}`", value::VisibleText(alike));
    return base::Error{message + (alike.empty() ? "." : "?")};
  }
  return VariantsOf(layout, wanted);
}

base::Result<std::vector<bool>> Observer::FindNameless(const view::CallPattern& pattern) const {
  const trail::Layout& layout = trail_.layout();
  std::vector<bool> wanted(layout.callables.size(), false);
  bool found = false;
  for (trail::CallableId i{0}; i < layout.first_constructor; ++i) {
    const Callable& callable = layout.callables[i];
    const bool may_be_node = IsAsked(callable) || IsRestOfDo(callable);
    if (may_be_node && IsNamed(callable, pattern)) wanted[i.index] = found = true;
  }
  if (found) return VariantsOf(layout, wanted);
  return base::Error{
      fmt::format("{} {}; `observe` without a pattern lists all functions and lambdas.",
                  pattern.place.empty() ? "The program has no lambda" : "No function or lambda begins at",
                  value::VisibleText(pattern.lambda + pattern.place))};
}

std::optional<base::Error> Observer::FindFault(const view::CallPattern& pattern,
                                               const std::vector<bool>& variants) const {
  const trail::Layout& layout = trail_.layout();
  uint32_t most = 0;
  for (size_t i = 0; i < variants.size(); ++i) {
    if (!variants[i]) continue;
    const Callable& callable = layout.callables[layout.variants[trail::VariantId(i)].callable];
    most = std::max(most, callable.arity - std::min(callable.arity, callable.hidden));
  }
  if (pattern.arguments.size() > most) {
    const std::string name = pattern.name + pattern.lambda + pattern.place;
    return base::Error{fmt::format("The pattern has {} arguments, but `{}` takes {}.",
                                   pattern.arguments.size(), value::VisibleText(name), most)};
  }
  if (pattern.caller.empty()) return std::nullopt;
  const auto begin = layout.callables.begin(), end = begin + layout.first_constructor.index;
  const bool is_known = std::any_of(begin, end, [&](const Callable& callable) {
    return IsAsked(callable) && callable.name == pattern.caller;
  });
  if (is_known) return std::nullopt;
  return base::Error{fmt::format("No function `{}` was recorded, so none can be the caller.",
                                 value::VisibleText(pattern.caller))};
}

bool Observer::IsNamed(const Callable& callable, const view::CallPattern& pattern) const {
  if (!pattern.place.empty()) return IsAtPlace(trail_.layout(), callable.span, pattern.place);
  return callable.kind == trail::CallableKind::kLambda &&
         view::IsLambda(pattern.lambda, terms_.NameOf(callable));
}

value::Statement Observer::DescribeFrame(const Frame& frame) const { return terms_.Describe(frame); }

view::Shown Observer::Describe(uint64_t call) const {
  return {&terms_, DescribeFrame(trail_.frame_number(call))};
}

std::string Observer::CallerOf(uint64_t call) const {
  const trail::CallableId caller = CallerOfFrame(trail_.frame_number(call));
  return !caller.has_value() ? "" : terms_.NameOf(trail_.layout().callables[caller]);
}

trail::CallableId Observer::CallerOfFrame(const Frame& frame) const {
  const Callable* called = trail_.callable(frame);
  // A constant belongs to all who mention it.
  if (called == nullptr || called->arity == 0) return {};
  Frame caller = trail_.FrameOf(frame.redex);
  // Each step leads to an earlier frame.
  while (caller.address < frame.address && caller.address != trail_.reader().first()) {
    const trail::Variant& variant = trail_.variant(caller);
    const bool is_part = variant.is_block || (variant.callable.has_value() &&
                                              !IsAsked(trail_.layout().callables[variant.callable]));
    if (!is_part) return variant.callable;
    const Frame outer = trail_.Enclosing(caller);
    if (outer.address >= caller.address) break;
    caller = outer;
  }
  return {};
}

bool Observer::IsMatch(const view::CallPattern& pattern, const Frame& frame, value::Statement* statement) {
  if (!pattern.caller.empty()) {
    const trail::CallableId caller = CallerOfFrame(frame);
    if (!caller.has_value() || trail_.layout().callables[caller].name != pattern.caller) return false;
  }
  if (pattern.is_plain()) return true;
  // Names, types and surroundings of a call that does not match are of no interest.
  const TrailTerms::CallTerms call = terms_.TermsOf(frame);
  if (!view::Matches(terms_, pattern, call.arguments, call.result)) return false;
  *statement = DescribeFrame(frame);
  return true;
}

bool Observer::IsNode(uint64_t number, const trail::Object& frame) {
  const trail::CallableId callable = trail_.layout().variants[frame.variant()].callable;
  return !IsRestOfDo(trail_.layout().callables[callable]) || numbers_.Of(number).has_value();
}

std::string Observer::KeyOf(trail::CallableId callable, const value::Statement& statement) {
  std::string key;
  const auto add = [&](uint32_t number) {
    key.append(reinterpret_cast<const char*>(&number), sizeof number);
  };
  add(copies_[callable].index);
  for (const value::Term& argument : statement.arguments) add(classes_.Of(argument));
  add(classes_.Of(statement.result));
  key += value::TypesText(statement) + '\0';
  for (const value::Binding& variable : statement.free_variables) {
    key += variable.name + '\0';
    add(classes_.Of(variable.value));
  }
  for (const value::Call& call : statement.around)
    for (const value::Term& argument : call.arguments) add(classes_.Of(argument));
  return key;
}

template <typename Visit>
void Observer::ForEachCall(const std::vector<bool>& variants, Visit visit) const {
  const trail::Blocks& blocks = trail_.blocks();
  bool goes_on = true;
  for (size_t b = 0; b < blocks.size() && goes_on; ++b) {
    const std::vector<trail::VariantCount>& counts = blocks.block(b).counts;
    const bool has_any = std::any_of(counts.begin(), counts.end(), [&](const trail::VariantCount& count) {
      return variants[count.variant.index];
    });
    if (!has_any) continue;
    blocks.ForEachFrame(b, [&](uint64_t number, const trail::Object& object) {
      goes_on = !variants[object.id] || visit(number, object);
      return goes_on;
    });
  }
}

base::Result<view::Observations> Observer::Observe(const view::ObserveQuery& query,
                                                   const std::stop_token& stop) {
  auto variants = query.pattern.name.empty() ? FindNameless(query.pattern) : FindRoutine(query.pattern);
  if (!variants) return variants.error();
  if (const auto fault = FindFault(query.pattern, *variants)) return *fault;
  const bool sorts = query.order != view::ObserveOrder::kRun;
  const bool whole = sorts || query.counts;
  const uint64_t first = std::max<uint64_t>(query.from, 1) - 1;
  const uint64_t last = query.count > value::kNoLimit - first ? value::kNoLimit : first + query.count;
  view::Observations result;
  result.from = first + 1;
  result.all = query.all;
  result.counts = query.counts;
  result.calls = this;
  std::unordered_map<std::string, size_t> line_of;
  std::vector<view::Observation> lines;  // all that come before `last`, or all
  ForEachCall(*variants, [&](uint64_t number, const trail::Object& object) {
    const Frame frame = trail_.frame(object.address);
    value::Statement statement;
    if (number % kAtOnce == 0 && stop.stop_requested()) return false;
    if (!IsNode(number, object)) return true;
    if (!IsMatch(query.pattern, frame, &statement)) return true;
    ++result.matching;
    if (!query.all) {
      if (query.pattern.is_plain()) statement = DescribeFrame(frame);
      const auto [found, is_new] =
          line_of.try_emplace(KeyOf(trail_.variant(frame).callable, statement), lines.size());
      if (!is_new) {
        ++lines[found->second].times;
        return true;
      }
    }
    result.more = !whole && lines.size() == last;
    if (!result.more) lines.push_back({number});
    return !result.more;
  });
  result.is_counted = !result.more;
  result.distinct = lines.size();
  if (sorts && !stop.stop_requested()) Sort(query.order, &lines);
  result.more = result.more || lines.size() > last;
  for (uint64_t i = first; i < lines.size() && i < last; ++i) {
    result.lines.push_back(lines[i]);
    if (const tree::NodeId node = numbers_.Of(lines[i].call); node.has_value())
      result.lines.back().node = node.index;
  }
  return result;
}

void Observer::Sort(view::ObserveOrder order, std::vector<view::Observation>* lines) {
  std::unordered_map<size_t, uint64_t> keys;  // by frame
  if (order == view::ObserveOrder::kTree) {
    const tree::BuiltTree built = traced::BuildTree(trail_);
    const std::vector<uint32_t> positions = Preorder(built.tree);
    for (const view::Observation& line : *lines) {
      const tree::NodeId node = numbers_.Of(line.call);
      keys[line.call] = node.index < positions.size() ? positions[node.index] : 0;
    }
  } else {
    for (const view::Observation& line : *lines) {
      const value::Statement statement = DescribeFrame(trail_.frame_number(line.call));
      uint64_t& key = keys[line.call];
      const auto add = [&](value::Term term) {
        const view::ValueClasses::Class c = classes_.Of(term);
        key = std::min(key + (order == view::ObserveOrder::kSize ? classes_.size(c) : classes_.known(c)),
                       view::ValueClasses::kEndless);
      };
      for (const value::Term& argument : statement.arguments) add(argument);
      add(statement.result);
      for (const value::Binding& variable : statement.free_variables) add(variable.value);
    }
  }
  std::stable_sort(lines->begin(), lines->end(), [&](const view::Observation& a, const view::Observation& b) {
    return keys[a.call] < keys[b.call];
  });
}

std::vector<view::RoutineCalls> Observer::CountRoutines(const std::stop_token& stop) {
  const trail::Layout& layout = trail_.layout();
  const trail::Blocks& blocks = trail_.blocks();
  base::Store<trail::CallableId, uint64_t> calls;
  calls.Resize(layout.callables.size(), 0);
  std::vector<bool> rests(layout.callables.size(), false);
  for (size_t b = 0; b < blocks.size(); ++b) {
    for (const trail::VariantCount& count : blocks.block(b).counts) {
      const trail::Variant& variant = layout.variants[count.variant];
      if (variant.is_block || !variant.callable.has_value()) continue;
      if (IsRestOfDo(layout.callables[variant.callable])) {
        rests[variant.callable.index] = true;
      } else {
        calls[copies_[variant.callable]] += uint64_t{count.frames} + count.callbacks;
      }
    }
  }
  uint64_t passed = 0;
  ForEachCall(VariantsOf(layout, rests), [&](uint64_t number, const trail::Object& frame) {
    calls[copies_[layout.variants[frame.variant()].callable]] += numbers_.Of(number).has_value() ? 1 : 0;
    return ++passed % kAtOnce != 0 || !stop.stop_requested();
  });
  std::vector<trail::CallableId> listed;
  for (trail::CallableId i{0}; i < layout.first_constructor; ++i) {
    const Callable& callable = layout.callables[i];
    const bool is_listed = IsAsked(callable) || (IsRestOfDo(callable) && calls[i] > 0);
    if (is_listed && copies_[i] == i) listed.push_back(i);
  }
  std::stable_sort(listed.begin(), listed.end(), [&](trail::CallableId a, trail::CallableId b) {
    const source::Span left = layout.callables[a].span, right = layout.callables[b].span;
    return std::pair(left.file.index, left.begin) < std::pair(right.file.index, right.begin);
  });
  std::vector<view::RoutineCalls> counts;
  for (const trail::CallableId i : listed) {
    const Callable& callable = layout.callables[i];
    const trail::CallableId around = AroundRoutine(layout, i);
    counts.push_back({.name = terms_.NameOf(callable),
                      .module = !callable.module.has_value() ? "" : layout.modules[callable.module].name,
                      .around = !around.has_value() ? "" : layout.callables[around].name,
                      .place = LinesText(layout, callable.span),
                      .calls = calls[i]});
  }
  return counts;
}

}  // namespace inquest::traced
