#include "setup/test_code.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "haskell/preprocess/named_tests.h"
#include "setup/load_program.h"
#include "traced/tree/trail_behaviours.h"
#include "traced/value/place_terms.h"
#include "trail/place_walk.h"
#include "trail/replay.h"
#include "value/compare.h"

namespace inquest::setup {

using trail::Address;
using trail::Callable;
using trail::CallableId;
using trail::CallableKind;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;

namespace {

constexpr std::string_view kTestModules = "Test.", kReports = "Inquest.Testing";
constexpr int kDeepest = 40;

// Functions of the test libraries that compare two values: which argument is which, from the last one back.
struct Comparison {
  std::string_view name;
  uint32_t actual, expected;
};
constexpr std::array<Comparison, 6> kComparisons = {
    {{"shouldBe", 1, 0}, {"@?=", 1, 0}, {"@=?", 0, 1}, {"~?=", 1, 0}, {"~=?", 0, 1}, {"assertEqual", 0, 1}}};

const Comparison* ComparisonOf(std::string_view name) {
  for (const Comparison& each : kComparisons)
    if (each.name == name) return &each;
  return nullptr;
}

// Classes of the test libraries: methods of their instances are test code.
bool IsTestClass(std::string_view name) {
  return name == "Arbitrary" || name == "CoArbitrary" || name == "Function" || name == "Testable" ||
         name == "Example" || name == "Arbitrary1" || name == "Assertable";
}

}  // namespace

bool RunsTests(const LoadedProgram& loaded) {
  const core::Program& program = loaded.program;
  for (size_t i = 0; i < program.routines.size(); ++i) {
    const core::Routine& routine = program.routines[core::RoutineId(i)];
    if (routine.parent.has_value() || !routine.name.has_value()) continue;
    if (loaded.names.text(routine.name) == "report" &&
        loaded.names.text(program.modules[routine.module].name) == kReports)
      return true;
  }
  return false;
}

bool HasNamedTests(const std::string& file) {
  const auto main = ReadMainFile(file);
  return main.ok() && !haskell::preprocess::FindNamedTests(main->text()).empty();
}

TestCode::TestCode(const trail::Trail& trail) : trail_(trail), layout_(trail.layout()) {
  FindTestCode();
  FindAssertions();
}

CallableId TestCode::TopOf(CallableId callable) const {
  for (;;) {
    const Callable& each = layout_.callables[callable];
    const CallableId out = each.parent.has_value() ? each.parent : each.part_of;
    if (!out.has_value()) return callable;
    callable = out;
  }
}

bool TestCode::IsOwn(CallableId callable) const {
  const Callable& each = layout_.callables[callable];
  return each.suspected && each.module.has_value() && !layout_.modules[each.module].is_library;
}

bool TestCode::IsTested(CallableId callable) const {
  return IsOwn(callable) && !is_test_[TopOf(callable).index];
}

bool TestCode::IsOfTestLibrary(CallableId callable) const {
  const trail::ModuleId module = layout_.callables[TopOf(callable)].module;
  return module.has_value() && layout_.modules[module].is_library &&
         layout_.modules[module].name.starts_with(kTestModules);
}

// A function that gives a Property. One that gives a Bool mentions no test library, unless it is a part of a
// test.
bool TestCode::IsProperty(CallableId id) const {
  const Callable& callable = layout_.callables[id];
  if (callable.kind != CallableKind::kFunction || callable.arity == callable.hidden) return false;
  trail::TypeId type = callable.type;
  while (type.has_value() && layout_.types[type].name.has_value() &&
         layout_.names[layout_.types[type].name] == "->" && layout_.types[type].arguments.size() == 2)
    type = layout_.types[type].arguments[1];
  return type.has_value() && layout_.types[type].name.has_value() &&
         layout_.names[layout_.types[type].name] == "Property";
}

std::vector<CallableId> TestCode::MentionedBy(CallableId callable) const {
  std::vector<CallableId> mentioned;
  trail::WalkPlaces(layout_, layout_.callables[callable].entry,
                    [&](const Place& place, std::vector<PlaceId>* todo) {
                      switch (place.kind) {
                        case PlaceKind::kCall:
                        case PlaceKind::kCallLocal:
                        case PlaceKind::kMakeFun:
                        case PlaceKind::kClosure:
                          mentioned.push_back(place.callable());
                          break;
                        case PlaceKind::kConstant:
                          mentioned.push_back(layout_.constants[place.constant()].callable);
                          break;
                        case PlaceKind::kCon:
                          mentioned.push_back(CallableId(layout_.sites[place.site()].callable));
                          break;
                        case PlaceKind::kWord:
                          if (trail::TagOf(place.word) == trail::Tag::kFun) {
                            const auto symbol = trail_.reader().at(trail::AddressOf(place.word));
                            if (symbol.kind == trail::Kind::kFun) mentioned.push_back(CallableId(symbol.id));
                          }
                          break;
                        case PlaceKind::kBlock:
                          todo->push_back(layout_.variants[place.variant()].entry);
                          break;
                        default:
                          break;
                      }
                    });
  return mentioned;
}

void TestCode::FindTestCode() {
  const size_t count = layout_.callables.size();
  is_test_.resize(count);
  std::vector<std::vector<uint32_t>> users(count);  // by top-level callable
  std::vector<uint32_t> todo;
  const auto add = [&](CallableId top) {
    if (is_test_[top.index] || IsProperty(top)) return;
    is_test_[top.index] = true;
    todo.push_back(top.index);
  };
  for (size_t i = 0; i < count; ++i) {
    const CallableId id(i);
    if (!IsOwn(id)) continue;
    const CallableId top = TopOf(id);
    const trail::NameId of_class = layout_.callables[top].instance.class_name;
    if (of_class.has_value() && IsTestClass(layout_.names[of_class])) add(top);
    for (const CallableId mentioned : MentionedBy(id)) {
      if (IsOfTestLibrary(mentioned)) add(top);
      users[TopOf(mentioned).index].push_back(top.index);
    }
  }
  while (!todo.empty()) {
    const uint32_t test = todo.back();
    todo.pop_back();
    for (const uint32_t user : users[test]) add(CallableId(user));
  }
}

// The frame in which a variable is that a place of `frame` mentions.
Frame TestCode::OwnerOf(const Frame& frame, const Place& place) const {
  Frame owner = frame;
  for (uint32_t i = 0; place.kind == PlaceKind::kOuter && i < place.b; ++i) owner = trail_.Enclosing(owner);
  return owner;
}

// What a variable of a frame was bound to by a let of its code; null: it is a parameter, or came with one.
const Place* TestCode::BoundTo(const Frame& frame, trail::SlotId slot, PlaceId* bound) const {
  const Place* found = nullptr;
  trail::WalkPlaces(layout_, trail_.variant(frame).entry, [&](const Place& place, std::vector<PlaceId>*) {
    if (place.kind != PlaceKind::kLet) return;
    for (const auto& [each, value] : layout_.lets[place.let()].binds) {
      if (each != slot) continue;
      *bound = value;
      found = &layout_.places[value];
    }
  });
  return found;
}

// Whether no code that is tested had a part in its value.
bool TestCode::IsPlain(const Frame& frame, PlaceId at, int depth) const {
  if (depth > kDeepest) return false;
  const Place& place = layout_.places[at];
  switch (place.kind) {
    case PlaceKind::kWord:
    case PlaceKind::kString:
      return true;
    case PlaceKind::kSlot:
    case PlaceKind::kField:
    case PlaceKind::kOuter: {
      const Frame owner = OwnerOf(frame, place);
      PlaceId bound;
      return BoundTo(owner, place.slot, &bound) == nullptr || IsPlain(owner, bound, depth + 1);
    }
    case PlaceKind::kConstant:
      if (IsTested(layout_.constants[place.constant()].callable)) return false;
      break;
    case PlaceKind::kCall:
    case PlaceKind::kMakeFun:
    case PlaceKind::kClosure:
      if (IsTested(place.callable())) return false;
      break;
    case PlaceKind::kCon:
    case PlaceKind::kPrim:
    case PlaceKind::kMethod:
    case PlaceKind::kUnwrap:
      break;
    default:
      return false;
  }
  for (uint32_t i = 0; i < place.count; ++i)
    if (!IsPlain(frame, layout_.kid(place, i), depth + 1)) return false;
  return true;
}

void TestCode::FindAssertions() {
  base::Store<trail::VariantId, std::optional<std::vector<Assertion>>> of_variant;
  of_variant.Resize(layout_.variants.size());
  const auto assertions_in = [&](trail::VariantId variant) {
    std::vector<Assertion> found;
    trail::WalkPlaces(layout_, layout_.variants[variant].entry,
                      [&](const Place& place, std::vector<PlaceId>*) {
                        if (place.kind != PlaceKind::kCall || !IsOfTestLibrary(place.callable())) return;
                        const Comparison* comparison = ComparisonOf(layout_.callables[place.callable()].name);
                        if (comparison == nullptr || place.count < place.hidden + 2u) return;
                        const uint32_t last = place.count - 1;
                        const Assertion assertion{layout_.kid(place, last - comparison->actual),
                                                  layout_.kid(place, last - comparison->expected)};
                        const Place& actual = layout_.places[assertion.actual];
                        if (actual.kind == PlaceKind::kCall && actual.has_cell && IsTested(actual.callable()))
                          found.push_back(assertion);
                      });
    return found;
  };
  for (size_t i = 1; i < trail_.frame_count(); ++i) {
    const Frame frame = trail_.frame_number(i);
    const Callable* callable = trail_.callable(frame);
    if (callable == nullptr || IsTested(trail_.variant(frame).callable)) continue;
    auto& assertions = of_variant[frame.variant];
    if (!assertions) assertions = assertions_in(frame.variant);
    if (!assertions->empty()) ReadAssertions(frame, *assertions);
  }
}

void TestCode::ReadAssertions(const Frame& frame, const std::vector<Assertion>& assertions) {
  const traced::TrailTerms trail_terms(trail_);
  const traced::PlaceTerms terms(trail_, trail_terms);
  for (const Assertion& assertion : assertions) {
    // A variable stands for what it is bound to.
    Frame owner = frame;
    PlaceId at = assertion.actual;
    if (const Place& actual = layout_.places[at]; actual.kind != PlaceKind::kCall) {
      const bool is_variable =
          actual.kind == PlaceKind::kSlot || (actual.kind == PlaceKind::kOuter && actual.a == kNone);
      if (!is_variable) continue;
      owner = OwnerOf(frame, actual);
      if (BoundTo(owner, actual.slot, &at) == nullptr) continue;
    }
    const Place& call = layout_.places[at];
    const bool is_call = call.kind == PlaceKind::kCall && call.has_cell && IsTested(call.callable());
    if (!is_call || trail::ValueOf(trail_, owner, at).status != trail::Evaluated::kValue) continue;
    bool is_plain = IsPlain(frame, assertion.expected, 0);
    for (uint32_t i = 0; i < call.count; ++i) is_plain = is_plain && IsPlain(owner, layout_.kid(call, i), 0);
    if (!is_plain) continue;
    const Address redex = trail::CellAddress(owner.base, call.slot);
    const bool is_right =
        value::Equal(terms, terms.AtPlace(owner, at), terms, terms.AtPlace(frame, assertion.expected));
    judged_[redex] = is_right;
    if (!is_right) last_wrong_ = std::max(last_wrong_, redex);
  }
}

session::Beginning TestCode::Begin(const tree::Tree& tree, const tree::Behaviours& behaviours) const {
  session::Beginning beginning{.by = name()};
  for (size_t i = 0; i < layout_.callables.size() && i < tree.routine_count(); ++i)
    if (IsOwn(CallableId(i)) && is_test_[TopOf(CallableId(i)).index])
      beginning.trusted.push_back(tree::RoutineId(i));
  const auto* traced = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (traced == nullptr) return beginning;
  const auto is_test = [&](tree::NodeId node) {
    return is_test_[TopOf(CallableId(tree.routine(node).index)).index];
  };
  tree::NodeId property;
  for (size_t i = 1; i < tree.size(); ++i) {
    const tree::NodeId node(i);
    if (!traced->has_frame(node) || is_test(node)) continue;
    const Frame frame = traced->frame(node);
    if (last_wrong_ != 0 && frame.redex == last_wrong_) {
      beginning.wrong = node;
      return beginning;
    }
    // The last one: the way to a smaller case leads over larger ones.
    const tree::NodeId parent = tree.parent(node);
    if (!frame.is_callback || !(parent == tree::Tree::root() || is_test(parent))) continue;
    const value::Statement statement = behaviours.Describe(node);
    value::View view;
    behaviours.terms().Look(statement.result, &view);
    const bool fails = behaviours.OutcomeOf(node) == tree::Outcome::kError || view.name == "False" ||
                       IsProperty(CallableId(tree.routine(node).index));
    if (fails) property = node;
  }
  if (property.has_value()) beginning.wrong = property;
  return beginning;
}

std::optional<session::Verdict> TestCode::Judge(const session::Asked& asked) {
  const auto* behaviours = dynamic_cast<const traced::TrailBehaviours*>(&asked.behaviours);
  if (behaviours == nullptr || asked.parts.size() != 1 || asked.parts[0] == tree::Tree::root() ||
      !behaviours->has_frame(asked.parts[0]))
    return std::nullopt;
  const auto found = judged_.find(behaviours->frame(asked.parts[0]).redex);
  if (found == judged_.end()) return std::nullopt;
  // Types may have an equality of their own, under which different values are equal: only the assertion that
  // ended the test failed.
  if (found->second) return session::Verdict::kCorrect;
  return found->first == last_wrong_ ? std::optional(session::Verdict::kWrong) : std::nullopt;
}

}  // namespace inquest::setup
